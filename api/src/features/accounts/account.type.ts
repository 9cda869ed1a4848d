import { publishEnum } from '#api/lib/enums.ts';
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
