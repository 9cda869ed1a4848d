import type app from '../app/locales/en.json';
import type domain from '../../../domain/src/messages/en.json';
import type accounts from '../features/accounts/locales/en.json';
import type admin from '../features/admin/locales/en.json';
import type bookings from '../features/bookings/locales/en.json';
import type favorites from '../features/favorites/locales/en.json';
import type marketing from '../features/marketing/locales/en.json';
import type privacy from '../features/privacy/locales/en.json';
import type reviews from '../features/reviews/locales/en.json';
import type search from '../features/search/locales/en.json';
import type studios from '../features/studios/locales/en.json';
import type ui from '../ui/locales/en.json';

declare module 'i18next' {
  /** Makes the keys of the English texts the only ones that type-check. */
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      accounts: typeof accounts;
      admin: typeof admin;
      app: typeof app;
      bookings: typeof bookings;
      domain: typeof domain;
      favorites: typeof favorites;
      marketing: typeof marketing;
      privacy: typeof privacy;
      reviews: typeof reviews;
      search: typeof search;
      studios: typeof studios;
      ui: typeof ui;
    };
  }
}
