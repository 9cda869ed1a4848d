import { boolean, object, ref, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { personName } from './person-name.ts';

const EMAIL_LIMIT = 254;
/** Hashing is slow on purpose; a longer password would only make it slower. */
const PASSWORD_LIMIT = 200;

const address = trimmed().email(message('accounts.emailInvalid')).max(EMAIL_LIMIT);
const email = address.required(message('accounts.emailInvalid'));

/** An address that need not be given. */
export const optionalEmail = address.default('');

const username = trimmed()
  .required(message('accounts.usernameTooShort'))
  .min(3, message('accounts.usernameTooShort'))
  .max(20, message('accounts.usernameTooLong'))
  // Without @, a username can never be mistaken for somebody's email address at login.
  .matches(/^[\p{L}\p{N}._-]+$/u, { message: message('accounts.usernameCharacters') });

const newPassword = string()
  .required(message('accounts.passwordTooShort'))
  .min(8, message('accounts.passwordTooShort'))
  .max(PASSWORD_LIMIT);

const confirmPassword = string()
  .required(message('accounts.passwordsDiffer'))
  .oneOf([ref('password')], message('accounts.passwordsDiffer'));

/** Of an app or for recovery, where the account asks for one. */
const code = trimmed().max(40, message('accounts.codeWrong')).default('');

/** What the server takes at login; `identifier` is an email address or a username (spec §3). */
export const loginSchema = object({
  identifier: trimmed().required(message('accounts.identifierRequired')).max(EMAIL_LIMIT),
  password: string().required(message('accounts.passwordRequired')).max(PASSWORD_LIMIT),
  code,
  rememberMe: boolean().default(false),
});
export type LoginInput = InferType<typeof loginSchema>;

/** The login page asks for an email address; its rules differ from the dialog's (spec §5). */
export const loginPageSchema = object({
  identifier: email,
  password: string()
    .required(message('accounts.passwordTooShortToLogIn'))
    .min(6, message('accounts.passwordTooShortToLogIn')),
  code,
  rememberMe: boolean().default(false),
});

/** What the server takes at registration (spec §3, §7; password by ruling 16). */
export const registrationSchema = object({
  username,
  name: personName,
  email,
  password: newPassword,
  isStudioOwner: boolean().default(false),
  isBooker: boolean().default(true),
});
export type RegistrationInput = InferType<typeof registrationSchema>;

export const accountTypes = ['artist', 'studioOwner'] as const;
export type AccountType = (typeof accountTypes)[number];

/** The address of somebody new whose provider gave none. */
export const addressSchema = object({ email });

/** Asking for a link to choose a new password with. */
export const passwordResetRequestSchema = object({ email });
export type PasswordResetRequest = InferType<typeof passwordResetRequestSchema>;

/** The token in a mailed link. */
const linkToken = string()
  .required(message('accounts.resetLinkInvalid'))
  .max(PASSWORD_LIMIT, message('accounts.resetLinkInvalid'));

/** What the server takes when somebody follows a mailed link. */
export const mailedLinkSchema = object({ token: linkToken });
export type MailedLinkInput = InferType<typeof mailedLinkSchema>;

/** What the server takes to change a password by a mailed link (ruling 13). */
export const passwordResetSchema = object({
  token: linkToken,
  password: newPassword,
});
export type PasswordResetInput = InferType<typeof passwordResetSchema>;

/** May be missing where the account has none, which only the server knows. */
export const passwordOrNone = string().default('').max(PASSWORD_LIMIT);

const knownPassword = string().required(message('accounts.passwordRequired')).max(PASSWORD_LIMIT);

/** What the server takes to change the password of somebody who is logged in. */
export const passwordChangeSchema = object({
  currentPassword: passwordOrNone,
  password: newPassword,
  /** Whether sign-in methods that were connected of late stay. */
  keepIdentities: boolean().default(false),
});
export type PasswordChangeInput = InferType<typeof passwordChangeSchema>;

/** The form for it, where there is a password. `confirmPassword` is not sent. */
export const passwordChangeFormSchema = object({
  currentPassword: knownPassword,
  password: newPassword,
  confirmPassword,
  keepIdentities: boolean().default(false),
});

/** The form of an account that gets its first password. `confirmPassword` is not sent. */
export const firstPasswordFormSchema = passwordChangeSchema.shape({ confirmPassword });

/** The password once more, before what cannot be undone. */
export const reauthenticationSchema = object({ password: passwordOrNone });

/** The form for it, where there is a password. */
export const passwordConfirmationSchema = object({ password: knownPassword });

/** Asking for another email address. */
export const emailChangeSchema = object({ email, password: passwordOrNone });
export type EmailChangeInput = InferType<typeof emailChangeSchema>;

/** The form for it, where there is a password. */
export const emailChangeFormSchema = object({ email, password: knownPassword });

/** The page that a mailed link leads to. `confirmPassword` is not sent. */
export const newPasswordPageSchema = object({ password: newPassword, confirmPassword });

/** The dialog's sign-up tab (spec §5). */
export const registrationDialogSchema = object({
  username,
  email,
  name: personName,
  password: newPassword,
  confirmPassword,
  accountType: string()
    .oneOf(accountTypes, message('accounts.accountTypeRequired'))
    .required(message('accounts.accountTypeRequired')),
});

/** The register page (spec §5). `confirmPassword` and `agreeToTerms` are not sent. */
export const registrationPageSchema = object({
  username,
  name: personName,
  email,
  password: newPassword,
  confirmPassword,
  isStudioOwner: boolean().default(false),
  isBooker: boolean().default(true),
  agreeToTerms: boolean()
    .oneOf([true], message('accounts.termsRequired'))
    .required(message('accounts.termsRequired')),
});
