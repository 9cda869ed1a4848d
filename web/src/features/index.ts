import type { Feature } from '#web/lib/feature.ts';
import { accounts } from './accounts/feature.ts';
import { admin } from './admin/feature.ts';
import { affiliates } from './affiliates/feature.ts';
import { alerts } from './alerts/feature.ts';
import { blog } from './blog/feature.ts';
import { bookings } from './bookings/feature.ts';
import { calendar } from './calendar/feature.ts';
import { carts } from './carts/feature.ts';
import { catalog } from './catalog/feature.ts';
import { claims } from './claims/feature.ts';
import { company } from './company/feature.ts';
import { deals } from './deals/feature.ts';
import { directories } from './directories/feature.ts';
import { elements } from './elements/feature.ts';
import { favorites } from './favorites/feature.ts';
import { help } from './help/feature.ts';
import { ideas } from './ideas/feature.ts';
import { integrations } from './integrations/feature.ts';
import { layouts } from './layouts/feature.ts';
import { listings } from './listings/feature.ts';
import { market } from './market/feature.ts';
import { marketing } from './marketing/feature.ts';
import { messaging } from './messaging/feature.ts';
import { orders } from './orders/feature.ts';
import { owners } from './owners/feature.ts';
import { pages } from './pages/feature.ts';
import { payments } from './payments/feature.ts';
import { podcasts } from './podcasts/feature.ts';
import { portfolios } from './portfolios/feature.ts';
import { privacy } from './privacy/feature.ts';
import { projects } from './projects/feature.ts';
import { reports } from './reports/feature.ts';
import { reviews } from './reviews/feature.ts';
import { samples } from './samples/feature.ts';
import { search } from './search/feature.ts';
import { seo } from './seo/feature.ts';
import { services } from './services/feature.ts';
import { status } from './status/feature.ts';
import { studios } from './studios/feature.ts';
import { teams } from './teams/feature.ts';
import { texts } from './texts/feature.ts';
import { vault } from './vault/feature.ts';
import { waitlist } from './waitlist/feature.ts';

/** Every feature of the app, in the order of `features.json`. */
export const features: readonly Feature[] = [
  accounts,
  texts,
  pages,
  studios,
  teams,
  payments,
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
  projects,
  alerts,
  samples,
  layouts,
  seo,
  blog,
  podcasts,
  help,
  company,
  services,
  directories,
  deals,
  affiliates,
  vault,
  ideas,
  status,
  marketing,
  elements,
  owners,
  admin,
  integrations,
  privacy,
];
