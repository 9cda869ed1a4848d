import { Field, ID, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { UserRole, UserType as UserTypeValue } from '#domain/accounts/user.ts';

export const UserRoleEnum = publishEnum<UserRole>('UserRole', 'What a user may do.', {
  user: 'Anybody with an account.',
  admin: 'Somebody who runs the product.',
});

/** GraphQL names have underscores where the stored values have them too. */
export const UserTypeEnum = publishEnum<UserTypeValue>(
  'UserType',
  'Which face of the product a user sees. Says nothing about rights.',
  {
    musician: 'Books studios.',
    studio_owner: 'Lists studios.',
    admin: 'Runs the product.',
  },
);

export const LanguageEnum = publishEnum<Language>('Language', 'A language of the product.', {
  en: 'English.',
  es: 'Spanish.',
  fr: 'French.',
  de: 'German.',
  ja: 'Japanese.',
});

@ObjectType({
  description: 'The logged-in user. Only ever shown to that user.',
  simpleResolvers: true,
})
export class CurrentUser {
  @Field(() => ID, { description: 'Identifies the user.' })
  id!: number;

  @Field(() => String, { description: 'Unique name, without regard to case.' })
  username!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether the user has shown that the email address is theirs.',
  })
  isEmailVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address that the account gets once the link mailed to it is followed.',
  })
  pendingEmail!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the account is deleted, as its user asked; null when it stays.',
  })
  deletionDueAt!: number | null;

  @Field(() => UserRoleEnum, { description: 'What the user may do.' })
  role!: UserRole;

  @Field(() => Boolean, { description: 'Whether the user lists studios.' })
  isStudioOwner!: boolean;

  @Field(() => Boolean, { description: 'Whether the user books studios.' })
  isBooker!: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the profile picture.' })
  avatarUrl!: string | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'Which face of the product the user sees.',
  })
  userType!: UserTypeValue | null;

  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Language of emails to the user, and of pages where no other was chosen.',
  })
  language!: Language | null;

  @Field(() => Boolean, { description: 'Whether logins ask for a code of an app.' })
  hasTwoFactor!: boolean;
}
