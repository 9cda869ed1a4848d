import type { PersonalData } from './lib/feature.ts';
import { accounts } from './accounts/feature.ts';
import { affiliates } from './affiliates/feature.ts';
import { alerts } from './alerts/feature.ts';
import { blocks } from './blocks/feature.ts';
import { bookings } from './bookings/feature.ts';
import { calendar } from './calendar/feature.ts';
import { carts } from './carts/feature.ts';
import { catalog } from './catalog/feature.ts';
import { claims } from './claims/feature.ts';
import { company } from './company/feature.ts';
import { directories } from './directories/feature.ts';
import { favorites } from './favorites/feature.ts';
import { files } from './files/feature.ts';
import { ideas } from './ideas/feature.ts';
import { help } from './help/feature.ts';
import { listings } from './listings/feature.ts';
import { live } from './live/feature.ts';
import { mail } from './mail/feature.ts';
import { market } from './market/feature.ts';
import { marketing } from './marketing/feature.ts';
import { messaging } from './messaging/feature.ts';
import { orders } from './orders/feature.ts';
import { owners } from './owners/feature.ts';
import { payments } from './payments/feature.ts';
import { payouts } from './payouts/feature.ts';
import { podcasts } from './podcasts/feature.ts';
import { portfolios } from './portfolios/feature.ts';
import { privacy } from './privacy/feature.ts';
import { projects } from './projects/feature.ts';
import { promotions } from './promotions/feature.ts';
import { reports } from './reports/feature.ts';
import { reviews } from './reviews/feature.ts';
import { search } from './search/feature.ts';
import { seo } from './seo/feature.ts';
import { status } from './status/feature.ts';
import { services } from './services/feature.ts';
import { studios } from './studios/feature.ts';
import { teams } from './teams/feature.ts';
import { texts } from './texts/feature.ts';
import { waitlist } from './waitlist/feature.ts';

/** Every feature that keeps something in the database, in the order of `features.json`. */
export const features = [
  mail,
  files,
  live,
  accounts,
  texts,
  studios,
  teams,
  blocks,
  payments,
  payouts,
  bookings,
  waitlist,
  calendar,
  reviews,
  reports,
  listings,
  market,
  search,
  claims,
  favorites,
  messaging,
  portfolios,
  catalog,
  carts,
  orders,
  promotions,
  projects,
  alerts,
  seo,
  podcasts,
  help,
  company,
  services,
  directories,
  affiliates,
  ideas,
  status,
  marketing,
  owners,
  privacy,
] as const;

/** What each feature keeps about people. */
export const personalData: readonly PersonalData[] = features.flatMap((feature) =>
  'personal' in feature ? [feature.personal] : [],
);
