import type { PersonalData } from './lib/feature.ts';
import { accounts } from './accounts/feature.ts';
import { alerts } from './alerts/feature.ts';
import { bookings } from './bookings/feature.ts';
import { favorites } from './favorites/feature.ts';
import { files } from './files/feature.ts';
import { listings } from './listings/feature.ts';
import { live } from './live/feature.ts';
import { mail } from './mail/feature.ts';
import { marketing } from './marketing/feature.ts';
import { messaging } from './messaging/feature.ts';
import { payments } from './payments/feature.ts';
import { privacy } from './privacy/feature.ts';
import { reports } from './reports/feature.ts';
import { reviews } from './reviews/feature.ts';
import { search } from './search/feature.ts';
import { studios } from './studios/feature.ts';

/** Every feature that keeps something in the database, in the order of `features.json`. */
export const features = [
  mail,
  files,
  live,
  accounts,
  studios,
  bookings,
  reviews,
  reports,
  listings,
  search,
  favorites,
  messaging,
  payments,
  alerts,
  marketing,
  privacy,
] as const;

/** What each feature keeps about people. */
export const personalData: readonly PersonalData[] = features.flatMap((feature) =>
  'personal' in feature ? [feature.personal] : [],
);
