import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { entriesOf } from '#web/app/account-entries.ts';
import { ada, nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { UpdateProfileDocument } from '#web/features/accounts/profile.generated.ts';
import type { SessionUser } from '#web/features/accounts/session.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const everybody = [
  '/projects',
  '/account/orders',
  '/fidelity/orders',
  '/account/profile',
  '/account/settings',
  '/help',
];
const musician = [
  '/account/bookings',
  '/account/waitlist',
  '/saved',
  '/account/saved-searches',
  '/messages',
  ...everybody,
];
const owner = [
  '/owner-dashboard',
  '/account/listings',
  '/account/bookings-received',
  '/owner-dashboard/calendar',
  '/messages',
  '/account/teams',
  ...everybody,
];
const administrator = ['/admin/studios', '/admin/users', '/admin/content', ...everybody];

test.each<[string, Partial<SessionUser> & { hasSaved?: boolean }, string[]]>([
  ['a musician', { userType: 'MUSICIAN' }, musician],
  ['somebody without a type', { userType: null }, musician],
  ['a studio owner', { userType: 'STUDIO_OWNER', isStudioOwner: true }, owner],
  ['an administrator', { userType: 'ADMIN', role: 'ADMIN' }, [...administrator, '/admin']],
  [
    'an administrator as a musician',
    { userType: 'MUSICIAN', role: 'ADMIN' },
    [...musician, '/admin'],
  ],
  ['somebody who only calls themselves one', { userType: 'ADMIN' }, administrator],
  [
    'an owner who has booked',
    { userType: 'STUDIO_OWNER', hasBookings: true },
    ['/account/bookings', '/account/waitlist', ...owner],
  ],
  [
    'an owner who has saved studios',
    { userType: 'STUDIO_OWNER', hasSaved: true },
    ['/saved', ...owner],
  ],
  [
    'a musician who works for a studio',
    { userType: 'MUSICIAN', worksForStudios: true },
    [...new Set([...musician.slice(0, -everybody.length), ...owner])],
  ],
  ['a musician with both', { hasBookings: true, hasSaved: true }, musician],
])(
  'the menu of %s has what the specification lists, saved searches, teams, projects and orders',
  (_who, change, targets) => {
    const entries = entriesOf({ ...nora, hasSaved: false, ...change }, () => true);
    expect(entries.map(({ to }) => to)).toEqual(targets);
  },
);

test('leads only to pages that exist', async () => {
  mockServer.use(session(nora));
  const { user } = await renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: 'Account menu for Nora Quist' }));
  const items = await screen.findAllByRole('menuitem');
  const links = items.flatMap((item) => item.getAttribute('href') ?? []);
  expect(links).toEqual(expect.arrayContaining(['/account/profile', '/account/settings']));
  expect(links).not.toContain('/no-such-page');
  expect(screen.queryByRole('menuitemradio')).not.toBeInTheDocument();
});

test('an administrator changes the mode with the keyboard, and the menu follows', async () => {
  let input: unknown;
  mockServer.use(
    session(ada),
    api.mutation(UpdateProfileDocument, ({ variables }) => {
      ({ input } = variables);
      return changed('updateProfile', {
        user: {
          __typename: 'User',
          id: ada.id,
          username: ada.username,
          name: ada.name,
          avatarUrl: null,
          bio: '',
          location: '',
          links: [],
          genres: [],
          instruments: [],
          spokenLanguages: [],
          isStudioOwner: false,
          userType: 'MUSICIAN',
        },
      });
    }),
  );
  const { user } = await renderApp('/terms');
  const button = await screen.findByRole('button', { name: 'Account menu for Ada Lindgren' });
  await user.click(button);
  expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent(
    'Admin Mode',
  );
  screen.getByRole('menuitemradio', { name: 'Musician Mode' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Profile updated')).toBeVisible();
  expect(input).toEqual({ id: ada.id, isStudioOwner: false, userType: 'MUSICIAN' });
  await user.click(button);
  expect(await screen.findByRole('menuitemradio', { checked: true })).toHaveTextContent(
    'Musician Mode',
  );
  expect(screen.getByRole('menuitem', { name: 'My Bookings' })).toBeVisible();
});
