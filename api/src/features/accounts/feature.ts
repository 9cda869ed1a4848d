import type { Feature } from '#api/lib/feature.ts';
import { accountLimits } from './account.limits.ts';
import { passwordChangedMail, passwordResetMail } from './account.mails.ts';
import { AccountResolver } from './account.resolver.ts';
import { accountEndpoints } from './account.rest.ts';
import { accountSchedules } from './account.schedules.ts';
import { emailChangeMail, emailChangedMail, emailVerificationMail } from './address.mails.ts';
import { AvatarResolver } from './avatar/avatar.resolver.ts';
import { avatarEndpoints, avatarUploads } from './avatar/avatar.rest.ts';
import { EmailResolver } from './email.resolver.ts';
import { LanguageResolver } from './language.resolver.ts';
import { NotificationResolver } from './notifications/notification.resolver.ts';
import { unsubscribeEndpoint } from './notifications/unsubscribe.rest.ts';
import { PresenceResolver } from './presence/presence.resolver.ts';
import { profilePreviews } from './profile.previews.ts';
import { UserAccountResolver } from './user-account.resolver.ts';
import { UserResolver } from './user.resolver.ts';
import { profileEndpoints } from './profile.rest.ts';
import { madeAdministratorMail, newDeviceMail, passwordReplacedMail } from './security.mails.ts';
import { SecurityResolver } from './security.resolver.ts';
import { identityConnectedMail, identityDisconnectedMail } from './social/identity.mails.ts';
import { IdentityResolver } from './social/identity.resolver.ts';
import { socialEndpoints } from './social/social.rest.ts';
import { twoFactorDisabledMail, twoFactorEnabledMail } from './two-factor/two-factor.mails.ts';
import { TwoFactorResolver } from './two-factor/two-factor.resolver.ts';

export const accounts: Feature = {
  name: 'accounts',
  resolvers: [
    AccountResolver,
    EmailResolver,
    UserResolver,
    UserAccountResolver,
    AvatarResolver,
    SecurityResolver,
    LanguageResolver,
    IdentityResolver,
    TwoFactorResolver,
    NotificationResolver,
    PresenceResolver,
  ],
  endpoints: [...accountEndpoints, ...avatarEndpoints, ...socialEndpoints, ...profileEndpoints],
  uploads: avatarUploads,
  oneClickEndpoints: [unsubscribeEndpoint],
  emails: [
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
  ],
  previews: [profilePreviews],
  schedules: accountSchedules,
  rateLimits: Object.values(accountLimits),
};
