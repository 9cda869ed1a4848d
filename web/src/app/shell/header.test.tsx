import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { studioSearch } from '#web/features/search/search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  BrowseCategoriesDocument,
  BrowseCitiesDocument,
} from './browse/browse-windows.generated.ts';

beforeEach(() => {
  mockServer.use(
    session(),
    ...studioSearch([]),
    api.query(BrowseCategoriesDocument, () =>
      HttpResponse.json({
        data: {
          categories: [
            { __typename: 'Category', id: 'drums', image: '/pictures/drums.svg', studioCount: 40 },
          ],
        },
      }),
    ),
    api.query(BrowseCitiesDocument, () =>
      HttpResponse.json({
        data: {
          cities: [
            {
              __typename: 'City',
              id: 'tokyo',
              name: 'Tokyo',
              countryCode: 'JP',
              image: '/pictures/tokyo.svg',
              studioCount: 56,
            },
          ],
        },
      }),
    ),
  );
});

function scrollTo(distance: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: distance });
  fireEvent.scroll(window);
}

const collapsed = () => screen.getByRole('banner').dataset.collapsed;

describe('the row of links', () => {
  test('goes away after 50 px and comes back 10 px above that', async () => {
    await renderApp('/terms');
    for (const [distance, expected] of [
      [50, 'false'],
      [51, 'true'],
      [45, 'true'],
      [41, 'true'],
      [40, 'false'],
      [50, 'false'],
      [51, 'true'],
      [0, 'false'],
    ] as const) {
      scrollTo(distance);
      await waitFor(() => expect([distance, collapsed()]).toEqual([distance, expected]));
    }
  });

  test('comes back for whoever reaches it by keyboard', async () => {
    const { user } = await renderApp('/terms');
    scrollTo(400);
    await waitFor(() => expect(collapsed()).toBe('true'));
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    await waitFor(() => expect(collapsed()).toBe('false'));
    scrollTo(0);
  });
});

describe('windows', () => {
  test('of cities show country and count, and Back closes them', async () => {
    const { user, location, goBack } = await renderApp('/terms');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Cities' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cities' }));
    expect(location()).toBe('/terms#cities');
    const tokyo = await dialog.findByRole('link', { name: /Tokyo/ });
    expect(tokyo).toHaveAttribute('href', '/studios/cities/tokyo');
    expect(within(tokyo).getByText('Japan')).toBeVisible();
    expect(within(tokyo).getByText('56 studios')).toBeVisible();
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/terms');
  });

  test.each([
    ['Studio types', '/studios/categories'],
    ['Cities', '/studios/categories#cities-list'],
  ])('of %s lead to %s without scripts', async (name, path) => {
    await renderApp('/terms');
    const link = within(screen.getByRole('banner')).getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
  });

  test('close into the step in the history that they were opened from', async () => {
    const { user, location, goBack } = await renderApp('/privacy');
    await user.click(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Terms' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Terms' });
    await user.click(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Studio types' }),
    );
    await screen.findByRole('link', { name: /^Drums/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/terms');
    goBack();
    await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  });

  test('open by a link to them, and close onto the page alone', async () => {
    const { user, location } = await renderApp('/terms#categories');
    const dialog = within(await screen.findByRole('dialog', { name: 'Studio types' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/terms');
  });
});

test('More leads to the rest', async () => {
  const { user, location } = await renderApp('/terms');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Privacy' }));
  await waitFor(() => expect(location()).toBe('/privacy'));
});

test('words are searched for only when there are some', async () => {
  const { user, location } = await renderApp('/terms');
  const field = screen.getByRole('combobox', { name: 'Search Roomtone' });
  await user.type(field, '   {Enter}');
  expect(location()).toBe('/terms');
  await user.type(field, ' drum room {Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Studios for “drum room”' });
  expect(location()).toBe('/search?q=drum+room');
});

test('the drawer has the search, the links and the colour scheme, and closes on the way', async () => {
  const { user, location } = await renderApp('/terms');
  await user.click(screen.getByRole('button', { name: 'Menu', hidden: true }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(drawer.getByRole('combobox', { name: 'Search Roomtone' })).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Dark' }));
  expect(document.cookie).toContain('theme=dark');
  await user.click(drawer.getByRole('link', { name: 'Privacy' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location()).toBe('/privacy');
});

test('the way back to the top is offered after 300 px', async () => {
  const { user } = await renderApp('/terms');
  scrollTo(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scrollTo(301);
  await user.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(screen.getByRole('main')).toHaveFocus();
  scrollTo(0);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull());
});

test.each(['/admin', '/owner-dashboard/earnings'])('%s has the screen to itself', async (path) => {
  await renderApp(path);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
