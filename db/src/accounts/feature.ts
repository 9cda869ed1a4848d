import type { DatabaseFeature } from '../lib/feature.ts';
import { Accounts } from '../migrations/0001-accounts.ts';
import { PasswordResets } from '../migrations/0008-password-resets.ts';
import { AddressVerification } from '../migrations/0009-address-verification.ts';
import { SessionsAndDevices } from '../migrations/0010-sessions-and-devices.ts';
import { Profiles } from '../migrations/0012-profiles.ts';
import { Identities } from '../migrations/0014-identities.ts';
import { TwoFactor } from '../migrations/0015-two-factor.ts';
import { UserLanguages } from '../migrations/0019-user-languages.ts';
import { StoredAvatars } from '../migrations/0021-stored-avatars.ts';
import { Notifications } from '../migrations/0022-notifications.ts';
import { OriginalIdentities } from '../migrations/0025-original-identities.ts';
import { PresenceOfUsers } from '../migrations/0054-presence.ts';
import { IdentitySchema, PendingSignInSchema, SignInAttemptSchema } from './identity.entity.ts';
import { KnownDeviceSchema } from './known-device.entity.ts';
import { MailedLinkSchema } from './mailed-link.entity.ts';
import { NotificationPreferenceSchema } from './notification-preference.entity.ts';
import { PasswordResetSchema } from './password-reset.entity.ts';
import { UserPresenceSchema } from './presence.entity.ts';
import { SessionSchema } from './session.entity.ts';
import { RecoveryCodeSchema, TwoFactorSchema } from './two-factor.entity.ts';
import { UserSchema } from './user.entity.ts';
import { personalData } from './personal-data.ts';

export const accounts = {
  name: 'accounts',
  entities: [
    UserSchema,
    SessionSchema,
    PasswordResetSchema,
    MailedLinkSchema,
    IdentitySchema,
    SignInAttemptSchema,
    PendingSignInSchema,
    KnownDeviceSchema,
    TwoFactorSchema,
    RecoveryCodeSchema,
    NotificationPreferenceSchema,
    UserPresenceSchema,
  ],
  migrations: {
    '0001-accounts': Accounts,
    '0008-password-resets': PasswordResets,
    '0009-address-verification': AddressVerification,
    '0010-sessions-and-devices': SessionsAndDevices,
    '0012-profiles': Profiles,
    '0014-identities': Identities,
    '0015-two-factor': TwoFactor,
    '0019-user-languages': UserLanguages,
    '0021-stored-avatars': StoredAvatars,
    '0022-notifications': Notifications,
    '0025-original-identities': OriginalIdentities,
    '0054-presence': PresenceOfUsers,
  },
  personal: personalData,
} as const satisfies DatabaseFeature;
