import { passwordChangedMail, passwordResetMail } from '#api/features/accounts/account.mails.ts';
import {
  identityConnectedMail,
  identityDisconnectedMail,
} from '#api/features/accounts/social/identity.mails.ts';
import {
  emailChangedMail,
  emailChangeMail,
  emailVerificationMail,
} from '#api/features/accounts/address.mails.ts';
import {
  madeAdministratorMail,
  newDeviceMail,
  passwordReplacedMail,
} from '#api/features/accounts/security.mails.ts';
import { testMail } from '#api/features/admin/admin.mails.ts';
import {
  twoFactorDisabledMail,
  twoFactorEnabledMail,
} from '#api/features/accounts/two-factor/two-factor.mails.ts';
import { bookingMails } from '#api/features/bookings/booking.mails.ts';
import { newsletterMails } from '#api/features/marketing/newsletter.mails.ts';
import { accountDeletedMail, deletionRequestedMail } from '#api/features/privacy/deletion.mails.ts';
import type { MailKinds } from '#api/lib/mail/mail-kind.ts';

/** Every kind of email that the product sends. */
export const mailKinds: MailKinds = [
  passwordResetMail,
  passwordChangedMail,
  emailVerificationMail,
  identityConnectedMail,
  identityDisconnectedMail,
  emailChangeMail,
  emailChangedMail,
  passwordReplacedMail,
  newDeviceMail,
  madeAdministratorMail,
  twoFactorEnabledMail,
  twoFactorDisabledMail,
  deletionRequestedMail,
  accountDeletedMail,
  ...bookingMails,
  testMail,
  ...newsletterMails,
];
