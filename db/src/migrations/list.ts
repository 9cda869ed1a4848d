import { Accounts } from './0001-accounts.ts';
import { Studios } from './0002-studios.ts';
import { Bookings } from './0003-bookings.ts';
import { Reviews } from './0004-reviews.ts';
import { Search } from './0005-search.ts';
import { Favorites } from './0006-favorites.ts';
import { Mail } from './0007-mail.ts';
import { PasswordResets } from './0008-password-resets.ts';
import { AddressVerification } from './0009-address-verification.ts';
import { SessionsAndDevices } from './0010-sessions-and-devices.ts';
import { AccountDeletion } from './0011-account-deletion.ts';
import { Profiles } from './0012-profiles.ts';
import { Identities } from './0014-identities.ts';
import { TwoFactor } from './0015-two-factor.ts';
import { Currencies } from './0016-currencies.ts';
import { MailingList } from './0017-mailing-list.ts';
import { Collections } from './0018-collections.ts';
import { UserLanguages } from './0019-user-languages.ts';
import { SiteSearch } from './0020-site-search.ts';
import { StoredAvatars } from './0021-stored-avatars.ts';
import { Notifications } from './0022-notifications.ts';
import { MailPriority } from './0023-mail-priority.ts';
import { NamesOfReviewers } from './0024-names-of-reviewers.ts';
import { OriginalIdentities } from './0025-original-identities.ts';
import { LiveUpdates } from './0038-live-updates.ts';

/** Every migration, in the order in which they are applied. */
export const migrations = [
  Accounts,
  Studios,
  Bookings,
  Reviews,
  Search,
  Favorites,
  Mail,
  PasswordResets,
  AddressVerification,
  SessionsAndDevices,
  AccountDeletion,
  Profiles,
  Identities,
  TwoFactor,
  Currencies,
  MailingList,
  Collections,
  UserLanguages,
  SiteSearch,
  StoredAvatars,
  Notifications,
  MailPriority,
  NamesOfReviewers,
  OriginalIdentities,
  LiveUpdates,
];
