import { Field, ID, InputType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import { LanguageEnum } from './account.type.ts';

@InputType({ description: 'Who wants to log in.' })
export class LoginInput {
  @Field(() => String, { description: 'Email address or username.' })
  identifier!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the app or for recovery, where the account asks for one.',
  })
  code!: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Stay logged in for 30 days instead of until the browser closes.',
  })
  rememberMe!: boolean;
}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Unique name, 3 to 20 characters.' })
  username!: string;

  @Field(() => String, { description: 'Full name, at least 2 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Password, at least 8 characters.' })
  password!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Wants to list studios.' })
  isStudioOwner!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Wants to book studios.' })
  isBooker!: boolean;
}

/** The address of somebody. */
@InputType()
abstract class AddressInput {
  @Field(() => String, { description: 'Email address.' })
  email!: string;
}

@InputType({ description: 'Whose password is forgotten.' })
export class RequestPasswordResetInput extends AddressInput {}

@InputType({ description: 'The address of an account whose provider gave none.' })
export class CompleteSignUpInput extends AddressInput {}

/** What shows that somebody has read what came to an address. */
@InputType()
abstract class MailedLinkInput {
  @Field(() => String, { description: 'The token in the link.' })
  token!: string;
}

@InputType({ description: 'A mailed link, and the password to change to.' })
export class ResetPasswordInput extends MailedLinkInput {
  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  password!: string;
}

@InputType({ description: 'The link that shows that an address is its account’s.' })
export class VerifyEmailInput extends MailedLinkInput {}

@InputType({ description: 'The link that changes the address of an account.' })
export class ConfirmEmailChangeInput extends MailedLinkInput {}

@InputType({ description: 'The link that gives an account its former address back.' })
export class UndoEmailChangeInput extends MailedLinkInput {}

/** What asks for the password once more. */
@InputType()
export abstract class ReauthenticatedInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'The password, unless the account has none.',
  })
  password!: string;
}

@InputType({ description: 'The address that is wanted.' })
export class RequestEmailChangeInput extends ReauthenticatedInput {
  @Field(() => String, { description: 'The new email address.' })
  email!: string;
}

@InputType({ description: 'A language to be kept.' })
export class SetLanguageInput {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language!: Language;
}

@InputType({ description: 'A session to be ended.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The session.' })
  id!: string;
}

@InputType({ description: 'A change of password.' })
export class ChangePasswordInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'The password until now, unless the account has none.',
  })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether sign-in methods that were connected in the last 30 days stay. By default they are disconnected, in case somebody else had got in; the one that the account was made with always stays.',
  })
  keepIdentities!: boolean;
}
