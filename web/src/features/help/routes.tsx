import { redirect } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { ServiceCategory } from '#domain/help/ticket-category.ts';
import { page } from '#web/lib/page-route.ts';
import { WRITE_PATH } from './ticket-paths.ts';

/** Those that have a page of their own, at their name. */
const services = [
  'packages',
  'photographers',
  'virtual-tours',
  'copywriters',
  'advertising',
] as const satisfies readonly ServiceCategory[];

export const helpRoutes: RouteObject[] = [
  page({
    path: 'help',
    params: [],
    load: async () => (await import('./pages/help-page.tsx')).HelpPage,
  }),
  page({
    path: 'helpdesk',
    params: ['q'],
    load: async () => (await import('./pages/help-desk-page.tsx')).HelpDeskPage,
  }),
  page({
    path: 'helpdesk/categories/:helpCategory',
    params: [],
    load: async () => (await import('./pages/category-page.tsx')).CategoryPage,
  }),
  page({
    path: 'helpdesk/articles/:id',
    params: [],
    load: async () => (await import('./pages/article-page.tsx')).ArticlePage,
  }),
  page({
    path: 'helpdesk/faqs/:id',
    params: [],
    load: async () => (await import('./pages/faq-page.tsx')).FaqPage,
  }),
  page({
    path: 'helpdesk/contact',
    params: ['category'],
    load: async () => (await import('./pages/write-page.tsx')).WritePage,
  }),
  {
    // Another address of the same page (spec §2.1).
    path: 'submit-ticket',
    loader: ({ request }) => redirect(WRITE_PATH + new URL(request.url).search),
  },
  page({
    path: 'helpdesk/tickets/:number/:key',
    params: [],
    load: async () => (await import('./pages/guest-ticket-page.tsx')).GuestTicketPage,
  }),
  page({
    path: 'contact',
    params: [],
    load: async () => (await import('./pages/contact-page.tsx')).ContactPage,
  }),
  page({
    path: 'faqs',
    params: [],
    load: async () => (await import('./pages/faqs-page.tsx')).FaqsPage,
  }),
  ...services.map((service) =>
    page({
      path: service,
      params: [],
      load: async () => {
        const { ServicePage } = await import('./pages/service-page.tsx');
        return () => <ServicePage service={service} />;
      },
    }),
  ),
];

/** Pages within the account area. */
export const helpAccountRoutes: RouteObject[] = [
  page({
    path: 'account/tickets',
    params: [],
    load: async () => (await import('./pages/tickets-page.tsx')).TicketsPage,
  }),
  page({
    path: 'account/tickets/:number',
    params: [],
    load: async () => (await import('./pages/ticket-page.tsx')).TicketPage,
  }),
];
