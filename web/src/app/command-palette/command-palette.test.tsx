import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { suggestions } from '#web/features/search/site-search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

beforeEach(() => {
  mockServer.use(
    session(),
    suggestions(['Drum House']),
    api.query('StudioPage', () => HttpResponse.json({ data: { studio: null } })),
  );
});

const palette = () => within(screen.getByRole('dialog', { name: 'Commands' }));
const field = () => palette().getByRole('combobox');
const names = () =>
  palette()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const active = () => palette().getByRole('option', { selected: true }).textContent;

async function openPalette(path = '/terms') {
  const app = await renderApp(path);
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await waitFor(() => expect(field()).toHaveFocus());
  return app;
}

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('opens by Ctrl K on any page, and gives the focus back', async () => {
  const { user } = await renderApp('/owner-dashboard');
  await user.tab();
  const before = document.activeElement;
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('{Control>}k{/Control}');
  await closed();
  expect(before).toHaveFocus();
});

test('leaves the keys to a text that has links of its own', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Escape}');
  await closed();
  const text = document.body.appendChild(document.createElement('div'));
  Object.defineProperty(text, 'isContentEditable', { value: true });
  expect(fireEvent.keyDown(text, { key: 'k', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k' })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
});

test('goes to a page by a part of its name, misspelt too', async () => {
  const { user, location } = await openPalette();
  await user.keyboard('pirvacy');
  expect(active()).toBe('Privacy');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/privacy'));
  await closed();
});

test('finds studios', async () => {
  const { user, location } = await openPalette();
  await user.keyboard('drum ho');
  await palette().findByRole('option', { name: 'Drum House' });
  expect(active()).toBe('Drum House');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location()).toBe('/studios/1'));
});

test('does things, and says how they stand', async () => {
  const { user } = await openPalette();
  await user.keyboard('dark');
  expect(active()).toBe('Theme: Dark');
  await user.keyboard('{Enter}');
  await closed();
  expect(document.cookie).toContain('theme=dark');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await user.keyboard('dark');
  expect(active()).toBe('Theme: DarkCurrent');
});

test('opens the dialog for logging in', async () => {
  const { user } = await openPalette();
  await user.keyboard('log in{Enter}');
  expect(await screen.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
});

test('shows the pages of who is logged in', async () => {
  mockServer.use(session(nora));
  const { user } = await openPalette();
  expect(names()).toEqual(expect.arrayContaining(['My Bookings', 'Saved Studios', 'Log out']));
  expect(names()).not.toContain('Log in');
  await user.keyboard('admin panel');
  expect(palette().queryByRole('option', { name: 'Admin Panel' })).toBeNull();
});

test('begins with what was chosen lately', async () => {
  localStorage.setItem(
    'recent_commands',
    JSON.stringify([
      { id: 'page-privacy', label: 'Datenschutz', to: '/privacy' },
      { id: 'STUDIOS-7', label: 'Kettle Works', to: '/studios/7' },
      { id: 'gone', label: 'Gone' },
      { id: 'evil', label: 'Evil', to: '//evil.example' },
    ]),
  );
  const { user } = await openPalette();
  const recent = within(palette().getByRole('group', { name: 'Recent' }));
  expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Privacy',
    'Kettle Works',
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await closed();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  expect(names().slice(0, 2)).toEqual(['Kettle Works', 'Privacy']);
});

test('closes on Escape and on Back, for good', async () => {
  const { user, goBack, goForward } = await openPalette();
  await user.keyboard('{Escape}');
  await closed();
  await user.click(
    within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Privacy' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  goBack();
  await closed();
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  goForward();
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
