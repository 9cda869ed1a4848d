/** Parts of the navigation, in order. */
export const dashboardGroups = ['work', 'studios', 'grow', 'you'] as const;
export type DashboardGroup = (typeof dashboardGroups)[number];

/**
 * The pages of the dashboard (spec §2.1) by their paths below {@link DASHBOARD_PATH}, in the order of
 * its navigation, which is made of them; the types see to it that there is a route to each. Pages that
 * need a studio ask to list one before there is any.
 */
export const dashboardPages = [
  { path: '', group: 'work', needsStudio: true },
  { path: 'calendar', group: 'work', needsStudio: false },
  { path: 'bookings', group: 'work', needsStudio: true },
  { path: 'messages', group: 'work', needsStudio: false },
  { path: 'my-studios', group: 'studios', needsStudio: true },
  { path: 'listings', group: 'studios', needsStudio: false },
  { path: 'team', group: 'studios', needsStudio: false },
  { path: 'payouts', group: 'studios', needsStudio: true },
  { path: 'boost-listing', group: 'grow', needsStudio: true },
  { path: 'get-featured', group: 'grow', needsStudio: true },
  { path: 'get-interviewed', group: 'grow', needsStudio: true },
  { path: 'vanity-url', group: 'grow', needsStudio: true },
  { path: 'profile', group: 'you', needsStudio: false },
  { path: 'settings', group: 'you', needsStudio: false },
  { path: 'support', group: 'you', needsStudio: false },
] as const satisfies readonly { path: string; group: DashboardGroup; needsStudio: boolean }[];

export type DashboardPage = (typeof dashboardPages)[number];
export type DashboardPath = DashboardPage['path'];

export const DASHBOARD_PATH = '/owner-dashboard';

/** Where a page of the dashboard is. */
export function dashboardPath({ path }: Pick<DashboardPage, 'path'>): string {
  return path === '' ? DASHBOARD_PATH : `${DASHBOARD_PATH}/${path}`;
}

/** What texts call a page by. */
export function pageName({ path }: Pick<DashboardPage, 'path'>) {
  return path === '' ? 'overview' : path;
}

/** The page that an address is of, or of something below it. */
export function dashboardPageAt(pathname: string): DashboardPage | undefined {
  return dashboardPages.findLast(
    (page) =>
      pathname === dashboardPath(page) ||
      (page.path !== '' && pathname.startsWith(`${dashboardPath(page)}/`)),
  );
}
