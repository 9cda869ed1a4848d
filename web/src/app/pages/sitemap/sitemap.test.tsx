import { screen, within } from '@testing-library/dom';
import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { countryPages } from '#domain/studios/country.ts';
import { pageRoutesOf } from '#web/app/page-routes.ts';
import { routes } from '#web/app/routes.tsx';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { pagesOf, sitemapGroups } from './sitemap-groups.ts';

/** Pages that are not for everybody to go to by themselves, and why. */
const leftOut: Readonly<Record<string, readonly RegExp[]>> = {
  'for administrators': [/^\/admin(\/|$)/, /^\/test-(email|messaging)$/],
  'parts of the account and of the dashboard, which have menus of their own': [
    /^\/account\//,
    /^\/owner-dashboard(\/|$)/,
  ],
  'reached by a link in an email, or in the middle of something': [
    /^\/(change-email|undo-email-change|unsubscribe|verify-email)$/,
    /^\/newsletter\//,
    /^\/(login\/code|register\/address)$/,
    /^\/checkout(\/(success|paypal))?$/,
  ],
  'other addresses of a page that is listed': [
    /^\/categories$/,
    /^\/(studio\/submit|submit-listing)$/,
    /^\/dashboard\/studios$/,
    /^\/submit-ticket$/,
  ],
};

const paths = pageRoutesOf(routes)
  .map(({ path }) => path)
  .filter((path) => !/[:*]/.test(path));
const listed = [
  ...sitemapGroups.flatMap((group) => pagesOf(group).map(({ to }) => to)),
  ...countryPages.map(({ slug }) => `/${slug}`),
];

test('the sitemap has every page that everybody can open, and each once', () => {
  const isLeftOut = (path: string) =>
    Object.values(leftOut)
      .flat()
      .some((pattern) => pattern.test(path));
  expect(paths.filter((path) => !isLeftOut(path) && !listed.includes(path))).toEqual([]);
  expect(listed).toHaveLength(new Set(listed).size);
});

test('the sitemap leads nowhere else', () => {
  const isThere = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path !== '*';
  expect(listed.filter((path) => !isThere(path))).toEqual([]);
});

test.each([
  ['Studio types', '/studios/categories'],
  ['Cities', '/studios/categories#cities-list'],
])('its %s are at %s', async (name, path) => {
  mockServer.use(session());
  await renderApp('/sitemap');
  const group = within(await screen.findByRole('region', { name: 'Main Sections' }));
  expect(group.getByRole('link', { name })).toHaveAttribute('href', path);
});

test.each(Object.entries(leftOut))('what is left out as %s is there', (_reason, patterns) => {
  for (const pattern of patterns) {
    expect(
      paths.some((path) => pattern.test(path)),
      String(pattern),
    ).toBe(true);
  }
});

test('its groups are those of the specification', async () => {
  mockServer.use(session());
  await renderApp('/sitemap');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('heading', { level: 1, name: 'Sitemap' })).toBeVisible();
  for (const name of [
    'Main Sections',
    'Products & Services',
    'Company Information',
    'User Resources',
    'Legal',
  ]) {
    expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const company = within(main.getByRole('region', { name: 'Company Information' }));
  expect(company.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
});
