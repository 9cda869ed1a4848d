import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { MyBookingsDocument } from '#web/features/bookings/pages/my-bookings-page.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const noBookings = api.query(MyBookingsDocument, () =>
  HttpResponse.json({
    data: {
      bookings: {
        __typename: 'BookingConnection',
        totalCount: 0,
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  }),
);

test('the pages of an account lead to each other', async () => {
  mockServer.use(session(nora), noBookings);
  const { user, location } = await renderApp('/account/settings');
  const navigation = within(await screen.findByRole('navigation', { name: 'Account' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Preferences');
  await user.click(navigation.getByRole('link', { name: 'My Bookings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('My Bookings');
  await user.click(navigation.getByRole('link', { name: 'Preferences' }));
  expect(location()).toBe('/account/settings?section=preferences');
});

test('settings that do not exist show the first section, and lead to the others', async () => {
  mockServer.use(session(nora));
  await renderApp('/account/settings?section=no-such-thing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible();
  const schemes = within(screen.getByRole('region', { name: 'Theme' }));
  expect(schemes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Light',
    'Dark',
    'System',
  ]);
  const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
  for (const name of ['Preferences', 'Notifications', 'Security', 'Your data']) {
    expect(navigation.getByRole('link', { name })).toBeVisible();
  }
});

test('visitors are sent to log in and come back to the section', async () => {
  mockServer.use(session());
  const { location } = await renderApp('/account/settings?section=security');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(location()).toBe(`/login?to=${encodeURIComponent('/account/settings?section=security')}`);
});
