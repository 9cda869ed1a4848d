import type { Feature } from '#api/lib/feature.ts';
import { companyLimits } from './company.limits.ts';
import {
  CompanyEventResolver,
  CompanyResolver,
  DealResolver,
  OpeningResolver,
  TestimonialResolver,
} from './company.resolver.ts';
import { companySchedules } from './company.schedules.ts';
import { companySitemapEntries } from './company.sitemap.ts';
import { EntryResolver } from './entry.resolver.ts';
import { eventEndpoints } from './event.rest.ts';
import { removalMails } from './removal.mails.ts';
import { RemovalResolver } from './removal.resolver.ts';

export const company: Feature = {
  name: 'company',
  resolvers: [
    EntryResolver,
    CompanyResolver,
    TestimonialResolver,
    OpeningResolver,
    CompanyEventResolver,
    DealResolver,
    RemovalResolver,
  ],
  endpoints: eventEndpoints,
  emails: removalMails,
  schedules: companySchedules,
  sitemapEntries: [companySitemapEntries],
  rateLimits: Object.values(companyLimits),
};
