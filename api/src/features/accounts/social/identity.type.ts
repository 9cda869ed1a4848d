import { Field, InputType, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import type { SocialProvider } from '#domain/accounts/social.ts';

export const SocialProviderEnum = publishEnum<SocialProvider>(
  'SocialProvider',
  'Whom people can sign in with instead of a password.',
  { google: 'Google.', facebook: 'Facebook.', twitter: 'Twitter.', github: 'GitHub.' },
);

@ObjectType({ description: 'Who the user is at a provider.', simpleResolvers: true })
export class Identity {
  @Field(() => SocialProviderEnum, { description: 'The provider.' })
  provider!: SocialProvider;

  @Field(() => String, { description: 'What the user is called there: an address or a name.' })
  label!: string;

  @Field(() => DateTimeScalar, { description: 'Since when it opens the account.' })
  createdAt!: number;

  @Field(() => Boolean, {
    description:
      'Whether it was connected in the last 30 days, and not when the account was made: a new password disconnects it unless told otherwise.',
  })
  isRecent!: boolean;
}

@ObjectType({ description: 'What opens the account of the user.', simpleResolvers: true })
export class SignInMethods {
  @Field(() => Boolean, { description: 'Whether the account has a password.' })
  hasPassword!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the account has no password and its user signed in a while ago: until they sign in again, what asks for a password is refused.',
  })
  mustSignInAgain!: boolean;

  @Field(() => [Identity], { description: 'Who the user is at providers, the first one first.' })
  identities!: Identity[];

  @Field(() => [SocialProviderEnum], { description: 'Providers that can be connected here.' })
  available!: SocialProvider[];
}

@ObjectType({
  description: 'Somebody new whose provider gave no address.',
  simpleResolvers: true,
})
export class PendingSignUp {
  @Field(() => SocialProviderEnum, { description: 'The provider that they came from.' })
  provider!: SocialProvider;

  @Field(() => String, { description: 'What they are called there.' })
  name!: string;
}

/** A provider, by itself. */
@InputType()
abstract class ProviderInput {
  @Field(() => SocialProviderEnum, { description: 'The provider.' })
  provider!: SocialProvider;
}

@InputType({ description: 'A provider to be connected with the account.' })
export class ConnectIdentityInput extends ProviderInput {}

@InputType({ description: 'A provider to be disconnected from the account.' })
export class DisconnectIdentityInput extends ProviderInput {}
