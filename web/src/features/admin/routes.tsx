import type { RouteObject } from 'react-router-dom';
import { page } from '#web/lib/page-route.ts';

/** The pages of administrators. Who is none is told so; the server refuses them in any case. */
export const adminRoutes: RouteObject[] = [
  page({
    params: [],
    load: async () => (await import('./components/admin-layout.tsx')).AdminLayout,
    children: [
      page({
        path: 'admin',
        params: [],
        load: async () => (await import('./pages/overview-page.tsx')).OverviewPage,
      }),
      page({
        path: 'admin/currencies',
        params: [],
        load: async () => (await import('./pages/currencies-page.tsx')).CurrenciesPage,
      }),
      page({
        path: 'admin/reports',
        params: [],
        load: async () => (await import('./pages/reports-page.tsx')).ReportsPage,
      }),
      page({
        path: 'admin/studios',
        params: ['studio'],
        load: async () => (await import('./pages/studios-page.tsx')).StudiosPage,
      }),
      page({
        path: 'admin/studio-approvals',
        params: ['queue'],
        load: async () => (await import('./pages/studio-approvals-page.tsx')).StudioApprovalsPage,
      }),
      page({
        path: 'admin/content',
        params: ['kind', 'language', 'state', 'text'],
        load: async () => (await import('./pages/content-page.tsx')).ContentPage,
      }),
      page({
        path: 'admin/content/:kind/:slug/:language',
        params: [],
        load: async () => (await import('./pages/text-edit-page.tsx')).TextEditPage,
      }),
      page({
        path: 'admin/blog',
        params: ['language', 'state', 'text'],
        load: async () => (await import('./pages/blog-page.tsx')).BlogPage,
      }),
      page({
        path: 'admin/podcasts',
        params: [],
        load: async () => (await import('./pages/podcasts-page.tsx')).PodcastsPage,
      }),
      page({
        path: 'admin/podcasts/:id',
        params: [],
        load: async () => (await import('./pages/episode-edit-page.tsx')).EpisodeEditPage,
      }),
      page({
        path: 'admin/products',
        params: ['text', 'status'],
        load: async () => (await import('./pages/products-page.tsx')).ProductsPage,
      }),
      page({
        path: 'admin/products/:id',
        params: [],
        load: async () => (await import('./pages/product-edit-page.tsx')).ProductEditPage,
      }),
      page({
        path: 'admin/orders',
        params: ['text', 'status', 'payment', 'sort'],
        load: async () => (await import('./pages/orders-page.tsx')).OrdersPage,
      }),
      page({
        path: 'admin/orders/:number',
        params: [],
        load: async () => (await import('./pages/order-page.tsx')).OrderPage,
      }),
      page({
        path: 'admin/payouts',
        params: ['state', 'text'],
        load: async () => (await import('./pages/payouts-page.tsx')).PayoutsPage,
      }),
      page({
        path: 'admin/payments',
        params: ['text', 'state'],
        load: async () => (await import('./pages/payments-page.tsx')).PaymentsPage,
      }),
      page({
        path: 'admin/taxes',
        params: [],
        load: async () => (await import('./pages/taxes-page.tsx')).TaxesPage,
      }),
      page({
        path: 'admin/shop',
        params: ['card'],
        load: async () => (await import('./pages/shop-page.tsx')).ShopPage,
      }),
      page({
        path: 'admin/status',
        params: [],
        load: async () => (await import('./pages/status-page.tsx')).StatusPage,
      }),
      page({
        path: 'admin/tickets',
        params: ['state', 'category', 'assignee', 'text'],
        load: async () => (await import('./pages/tickets-page.tsx')).TicketsPage,
      }),
      page({
        path: 'admin/tickets/answers',
        params: [],
        load: async () => (await import('./pages/canned-answers-page.tsx')).CannedAnswersPage,
      }),
      page({
        path: 'admin/tickets/:number',
        params: [],
        load: async () => (await import('./pages/ticket-page.tsx')).TicketPage,
      }),
      page({
        path: 'admin/entries/:kind',
        params: [],
        load: async () => (await import('./pages/entries-page.tsx')).EntriesPage,
      }),
      page({
        path: 'admin/entries/:kind/:id',
        params: [],
        load: async () => (await import('./pages/entry-page.tsx')).EntryPage,
      }),
      page({
        path: 'admin/shop/coupons',
        params: [],
        load: async () => (await import('./pages/coupons-page.tsx')).CouponsPage,
      }),
      page({
        path: 'admin/affiliates',
        params: ['text'],
        load: async () => (await import('./pages/affiliates-page.tsx')).AffiliatesPage,
      }),
      page({
        path: 'admin/fidelity',
        params: ['status'],
        load: async () =>
          (await import('#web/features/services/pages/admin-fidelity-page.tsx')).AdminFidelityPage,
      }),
      page({
        path: 'admin/removals',
        params: [],
        load: async () => (await import('./pages/removals-page.tsx')).RemovalsPage,
      }),
      page({
        path: 'admin/seo',
        params: ['part', 'sitemap', 'language'],
        load: async () => (await import('./pages/seo-page.tsx')).SeoPage,
      }),
      page({
        path: 'admin/owner-requests',
        params: [],
        load: async () => (await import('./pages/owner-requests-page.tsx')).OwnerRequestsPage,
      }),
      page({
        path: 'test-email',
        params: ['status', 'email'],
        load: async () => (await import('./pages/outbox-page.tsx')).OutboxPage,
      }),
      page({
        path: 'test-messaging',
        params: [],
        load: async () => (await import('./pages/messaging-test-page.tsx')).MessagingTestPage,
      }),
    ],
  }),
];
