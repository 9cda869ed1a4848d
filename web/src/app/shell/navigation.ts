/** Windows over any page, each at its own `#`, so that Back closes it and a link can open it. */
export const browseWindows = ['categories', 'cities'] as const;
export type BrowseWindow = (typeof browseWindows)[number];

/** Columns of the footer, in order. */
export const footerColumns = ['discover', 'legal'] as const;

interface PageLink {
  /** Its text is `nav.<key>`. */
  key: string;
  to: string;
  /** In the header's row of links, or under More. */
  header?: 'row' | 'more';
  footer?: (typeof footerColumns)[number];
  /** What opens over the page instead of going there. */
  window?: BrowseWindow;
}

/** Where header, drawer and footer lead: only pages that exist. A feature adds its page here. */
export const pageLinks = [
  { key: 'start', to: '/', header: 'row' },
  { key: 'studios', to: '/studios', header: 'row', footer: 'discover' },
  {
    key: 'categories',
    to: '/studios/categories',
    header: 'row',
    footer: 'discover',
    window: 'categories',
  },
  { key: 'cities', to: '/studios/categories', header: 'row', window: 'cities' },
  { key: 'promoted', to: '/promoted', header: 'row', footer: 'discover' },
  { key: 'search', to: '/search', header: 'row', footer: 'discover' },
  { key: 'searchTool', to: '/searchtool', header: 'more', footer: 'discover' },
  { key: 'terms', to: '/terms', header: 'more', footer: 'legal' },
  { key: 'privacy', to: '/privacy', header: 'more', footer: 'legal' },
] as const satisfies readonly PageLink[];

/** Pages that are places of work: header, footer and what floats above pages stay away (spec §2.2). */
const workplaces = /^\/(owner-dashboard|admin)(\/|$)/;

/** Whether a page has the screen to itself. */
export function isWorkplace(pathname: string): boolean {
  return workplaces.test(pathname);
}
