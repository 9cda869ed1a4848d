import type { Feature } from '#api/lib/feature.ts';
import { HelpArticleResolver, HelpFaqResolver } from './help.resolver.ts';
import { helpSources } from './help.search.ts';
import { helpSitemapEntries } from './help.sitemap.ts';
import { TicketEventsResolver } from './ticket-events.resolver.ts';
import { TicketQueueResolver } from './ticket-queue.resolver.ts';
import { ticketTopics } from './ticket.events.ts';
import { ticketRates } from './ticket.limits.ts';
import { ticketMails } from './ticket.mails.ts';
import {
  TicketAttachmentResolver,
  TicketMessageResolver,
  TicketResolver,
} from './ticket.resolver.ts';
import { ticketEndpoints, ticketUploads } from './ticket.rest.ts';
import { ticketSchedules } from './ticket.schedules.ts';

export const help: Feature = {
  name: 'help',
  resolvers: [
    HelpArticleResolver,
    HelpFaqResolver,
    TicketResolver,
    TicketMessageResolver,
    TicketAttachmentResolver,
    TicketQueueResolver,
    TicketEventsResolver,
  ],
  endpoints: ticketEndpoints,
  uploads: ticketUploads,
  emails: ticketMails,
  schedules: ticketSchedules,
  searchSources: helpSources,
  sitemapEntries: [helpSitemapEntries],
  rateLimits: Object.values(ticketRates),
  topics: ticketTopics,
};
