import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { listed, studioSearch } from '#web/features/search/search.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const kettle = listed('1', 'Kettle Works', 'drums', 'london');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-03T12:00:00Z') });
  mockServer.use(session(), ...studioSearch([kettle]));
});

test('regions are ticked anywhere, and lead to the studios there', async () => {
  const { user, location } = await renderApp('/terms');
  await user.click(screen.getByRole('button', { name: 'Regions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Region' }));
  const names = dialog.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  expect(names).toEqual([
    'North America',
    'Europe',
    'Asia',
    'Australia',
    'Africa',
    'South America',
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'Asia' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Europe' }));
  await user.click(dialog.getByRole('button', { name: 'Show studios' }));
  await waitFor(() => expect(location()).toBe('/studios?region=europe%2Casia'));
  expect(await screen.findByRole('button', { name: 'Remove filter: Europe' })).toBeVisible();
  expect(screen.getByRole('button', { name: '2 regions' })).toBeVisible();
});

test('regions are added to the search that is shown, and cleared from it', async () => {
  const { user, location } = await renderApp('/studios?q=kettle&region=asia&sort=price');
  await user.click(await screen.findByRole('button', { name: '1 region' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Region' }));
  expect(dialog.getByRole('checkbox', { name: 'Asia' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(location()).toBe('/studios?q=kettle&sort=price'));
});

test('dates are chosen from the calendar, of two months at most a month apart', async () => {
  const { user, location } = await renderApp('/studios?type=drums');
  await user.click(await screen.findByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }));
  expect(dialog.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  const day = (name: string) => dialog.getByRole('button', { name });
  expect(day('Wednesday, December 2, 2026')).toBeDisabled();
  await user.click(day('Tuesday, December 8, 2026'));
  await user.click(day('Saturday, December 12, 2026'));
  expect(dialog.getByText('Studios with a free slot: Dec 8 – 12')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Show studios' }));
  await waitFor(() =>
    expect(location()).toBe('/studios?type=drums&date=2026-12-08&until=2026-12-12&hours=2'),
  );
  expect(
    await screen.findByRole('button', { name: 'Remove filter: Free Dec 8 – 12 for 2 hours' }),
  ).toBeVisible();
  expect(await screen.findByText('Free Dec 8 – 12')).toBeVisible();
  // Which of the days it is free on is for its page to say.
  expect(screen.getByRole('link', { name: 'Kettle Works' })).toHaveAttribute(
    'href',
    '/studios/1?hours=2',
  );
  expect(screen.getByRole('button', { name: 'Dec 8 – 12' })).toBeVisible();
});

test('the calendar is used with the keyboard, and one day stays one day', async () => {
  const { user, location } = await renderApp('/terms');
  await user.click(screen.getByRole('button', { name: 'Dates' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose dates' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: /^Thursday, December 3, 2026/ })).toHaveFocus(),
  );
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Show studios' }));
  await waitFor(() => expect(location()).toBe('/studios?date=2026-12-11&hours=2'));
  expect(await screen.findByLabelText('Free on')).toHaveValue('2026-12-11');
});
