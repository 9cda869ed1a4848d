import type { Feature } from '#web/lib/feature.ts';
import { appendPage } from '#web/lib/pages.ts';
import { companyRoutes } from './routes.tsx';

/** Entries are others in each language. */
const inLanguage = { keyFields: ['id', 'language'] };
const wholeList = { keyArgs: ['language', 'first'], merge: appendPage } as const;

export const company: Feature = {
  name: 'company',
  routes: companyRoutes,
  typePolicies: {
    Testimonial: inLanguage,
    CompanyMember: inLanguage,
    Partner: inLanguage,
    PressMention: inLanguage,
    Opening: inLanguage,
    CompanyEvent: inLanguage,
    // Pages ask for different ones of them.
    PlatformNumbers: { merge: true },
    Query: {
      fields: {
        testimonials: { ...wholeList, keyArgs: ['language', 'service', 'first'] },
        companyMembers: wholeList,
        partners: wholeList,
        pressMentions: wholeList,
        openings: wholeList,
        events: { keyArgs: ['language', 'month', 'cityId', 'first'], merge: appendPage },
        publishedReviews: { keyArgs: ['filter', 'first'], merge: appendPage },
      },
    },
  },
  links: [
    {
      key: 'events',
      label: 'company.events',
      to: '/events',
      position: 45,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'reviews',
      label: 'company.reviews',
      to: '/reviews',
      position: 46,
      header: 'more',
      footer: 'discover',
    },
    {
      key: 'team',
      label: 'company.team',
      to: '/team',
      position: 812,
      header: 'more',
      footer: 'company',
    },
    {
      key: 'testimonials',
      label: 'company.testimonials',
      to: '/testimonials',
      position: 814,
      header: 'more',
      footer: 'company',
    },
    { key: 'removals', label: 'company.removals', to: '/removals', position: 930, footer: 'legal' },
    {
      key: 'partners',
      label: 'company.partners',
      to: '/partners',
      position: 882,
      footer: 'company',
    },
    {
      key: 'press-room',
      label: 'company.pressRoom',
      to: '/press-room',
      position: 884,
      footer: 'company',
    },
    {
      key: 'careers',
      label: 'company.careers',
      to: '/careers',
      position: 886,
      header: 'more',
      footer: 'company',
    },
  ],
};
