import type { ParseKeys } from 'i18next';
import { plugged } from '#web/app/plugged.ts';
import type { MenuText, PageLink } from '#web/lib/page-link.ts';

/** The groups of the sitemap, in their order (spec §2.16). */
export const sitemapGroups = ['main', 'services', 'company', 'resources', 'legal'] as const;
export type SitemapGroup = (typeof sitemapGroups)[number];

/** A page of the sitemap, called as links to it are, or by a text of the sitemap's own. */
export type SitemapPage = { to: string } & (
  | { label: MenuText }
  | { ownLabel: Extract<ParseKeys, `sitemap.pages.${string}`> }
);

/** What is sold as a service, wherever else it is linked. */
const serviceKeys: ReadonlySet<string> = new Set(['fidelity', 'canvas', 'vanity-url']);

function groupOf({ key, footer }: PageLink): SitemapGroup {
  if (serviceKeys.has(key)) return 'services';
  if (footer === 'discover' || key === 'start' || key === 'cities') return 'main';
  return footer ?? 'services';
}

/** Pages to which no menu leads that everybody has. */
const others: Readonly<Partial<Record<SitemapGroup, readonly SitemapPage[]>>> = {
  main: [{ to: '/podcast2', ownLabel: 'sitemap.pages.podcastSeries' }],
  services: [
    { to: '/suggest-place', ownLabel: 'sitemap.pages.suggestPlace' },
    { to: '/playback', ownLabel: 'sitemap.pages.samples' },
    { to: '/fidelity/order', ownLabel: 'sitemap.pages.fidelityOrder' },
  ],
  resources: [
    { to: '/login', ownLabel: 'sitemap.pages.login' },
    { to: '/register', ownLabel: 'sitemap.pages.register' },
    { to: '/reset-password', ownLabel: 'sitemap.pages.resetPassword' },
    { to: '/profile', ownLabel: 'sitemap.pages.profile' },
    { to: '/saved', ownLabel: 'sitemap.pages.saved' },
    { to: '/saved/compare', ownLabel: 'sitemap.pages.compare' },
    { to: '/messages', ownLabel: 'sitemap.pages.messages' },
    { to: '/projects', ownLabel: 'sitemap.pages.projects' },
    { to: '/fidelity/orders', ownLabel: 'sitemap.pages.fidelityOrders' },
    { to: '/helpdesk/contact', ownLabel: 'sitemap.pages.writeToUs' },
    { to: '/feedback/new', ownLabel: 'sitemap.pages.suggestIdea' },
    { to: '/layouts', ownLabel: 'sitemap.pages.layouts' },
    { to: '/developer', ownLabel: 'sitemap.pages.developer' },
    { to: '/api-docs', ownLabel: 'sitemap.pages.apiDocs' },
  ],
};

/** What leads somewhere of a group, each address once. */
export function pagesOf(group: SitemapGroup): readonly SitemapPage[] {
  const linked = plugged.links.filter((link) => groupOf(link) === group);
  const pages = [...linked.map(({ to, label }) => ({ to, label })), ...(others[group] ?? [])];
  return [...new Map(pages.map((page) => [page.to, page])).values()];
}
