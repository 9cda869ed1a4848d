import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { englishLeftIn, textsOf } from './texts.ts';
import type { Language } from './texts.ts';

/* What each kind of user has, by the keys of the menu's texts. */
const everybody = [
  ['projects.projects', '/projects'],
  ['orders.orders', '/account/orders'],
  ['services.fidelityOrders', '/fidelity/orders'],
  ['accounts.profile', '/account/profile'],
  ['app.settings', '/account/settings'],
  ['app.help', '/help'],
] as const;
const entries = {
  musician: [
    ['bookings.bookings', '/account/bookings'],
    ['waitlist.waitlist', '/account/waitlist'],
    ['favorites.saved', '/saved'],
    ['alerts.savedSearches', '/account/saved-searches'],
    ['messaging.messages', '/messages'],
    ...everybody,
  ],
  studioOwner: [
    ['studios.dashboard', '/owner-dashboard'],
    ['studios.listings', '/account/listings'],
    ['bookings.requests', '/account/bookings-received'],
    ['calendar.calendar', '/owner-dashboard/calendar'],
    ['messaging.clients', '/messages'],
    ['teams.teams', '/account/teams'],
    ...everybody,
  ],
  admin: [
    ['studios.manageStudios', '/admin/studios'],
    ['admin.manageUsers', '/admin/users'],
    ['admin.manageContent', '/admin/content'],
    ...everybody,
  ],
} as const;
type Kind = keyof typeof entries;

const modes = ['admin', 'studioOwner', 'musician'] as const;

async function logIn(page: Page, identifier: string): Promise<void> {
  const result = await page.request.post('/api/auth/login', {
    data: { identifier, password: 'roomtone demo' },
  });
  expect(result.status()).toBe(200);
}

/** Has the person read a language, as they chose it on this device before. */
async function choose(page: Page, language: Language): Promise<void> {
  const url = process.env.ROOMTONE_URL ?? '';
  await page.context().addCookies([{ name: 'language', value: language, url }]);
}

/** Opens the account menu, by keyboard. */
async function openMenu(page: Page) {
  const button = page.getByRole('banner').locator('[aria-haspopup="menu"][aria-expanded]').last();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  return menu;
}

/**
 * What the menu of a kind of user says, item by item: of its entries those whose page exists, each
 * perhaps with how much there waits.
 */
async function expectedItems(page: Page, kind: Kind, language: Language): Promise<RegExp[]> {
  const t = textsOf(language);
  const existing = await Promise.all(
    entries[kind].map(async ([key, path]) => {
      const result = await page.request.get(path, {
        headers: { Accept: 'text/html' },
        maxRedirects: 0,
      });
      return result.status() === 404 ? [] : [new RegExp(`^${t('menu', key)}(?:\\d|$)`)];
    }),
  );
  return existing.flat();
}

test('an administrator sees the product as each kind of user does', async ({ page }) => {
  const t = textsOf('en');
  await logIn(page, 'admin@roomtone.example');
  await page.goto('/terms');
  let menu = await openMenu(page);
  await expectAccessible(page);

  for (const mode of ['admin', 'studioOwner', 'musician', 'admin'] as const) {
    const choice = menu.getByRole('menuitemradio', { name: t('app', `account.modes.${mode}`) });
    if ((await choice.getAttribute('aria-checked')) === 'false') {
      await choice.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
      await expect(menu).toBeHidden();
      menu = await openMenu(page);
    }
    await expect(menu.getByRole('menuitem')).toHaveText([
      ...(await expectedItems(page, mode, 'en')),
      'Admin Panel',
      'Log out',
    ]);
    await expect(menu.getByRole('menuitemradio')).toHaveText(
      modes.map((name) => t('app', `account.modes.${name}`)),
    );
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveText(
      t('app', `account.modes.${mode}`),
    );
    const { role, userType, isStudioOwner } = (await (
      await page.request.get('/api/auth/me')
    ).json()) as Record<string, unknown>;
    expect({ role, userType, isStudioOwner }).toEqual({
      role: 'admin',
      userType: { admin: 'admin', studioOwner: 'studio_owner', musician: 'musician' }[mode],
      isStudioOwner: mode === 'studioOwner',
    });
  }

  await menu.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test.describe('an owner who reads German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 360, height: 780 } });

  test('tells about themselves, and others read it', async ({ page, signUp, newVisitor }) => {
    const t = textsOf('de');
    await choose(page, 'de');
    const { id } = await signUp({ name: 'Ines Falk', isStudioOwner: true });
    await page.goto('/account/profile');
    await page.getByLabel(t('accounts', 'profile.location')).fill('Berlin-Wedding');
    await page.getByLabel(t('accounts', 'profile.bio')).fill('Ich nehme Streicher auf.');
    await page.getByLabel(t('accounts', 'profile.genres')).fill('Neue Musik,');
    await page.getByRole('button', { name: t('accounts', 'profile.save') }).click();
    await expect(page.getByText(t('accounts', 'profile.updated'), { exact: true })).toBeVisible();
    expect(await englishLeftIn(page, 'de')).toEqual([]);

    const menu = await openMenu(page);
    await expect(menu.getByRole('menuitem')).toHaveText([
      ...(await expectedItems(page, 'studioOwner', 'de')),
      t('app', 'nav.logOut'),
    ]);
    await page.keyboard.press('Escape');
    // The menu gives no rights, and nobody becomes an administrator by asking.
    for (const data of [{ userType: 'admin' }, { role: 'admin' }]) {
      const refused = await page.request.patch(`/api/users/${id}`, { data });
      expect([403, 400]).toContain(refused.status());
    }
    const reader = await newVisitor();
    await reader.goto(`/profile/${id}`);
    await expect(reader.getByRole('heading', { level: 1, name: 'Ines Falk' })).toBeVisible();
    for (const text of ['Berlin-Wedding', 'Ich nehme Streicher auf.', 'Neue Musik']) {
      await expect(reader.getByText(text)).toBeVisible();
    }
    await expect(reader.locator('html')).toHaveAttribute('lang', 'de');
    const month = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' });
    await expect(reader.getByRole('main')).toContainText(month.format());
    await expectAccessible(reader);
    expect(await englishLeftIn(reader, 'de')).toEqual([]);
  });
});

test.describe('a musician who reads Japanese', () => {
  test.use({ locale: 'ja-JP' });

  test('finds their bookings in the menu, with dates as Japanese has them', async ({ page }) => {
    const t = textsOf('ja');
    await choose(page, 'ja');
    await logIn(page, 'musician@roomtone.example');
    await page.goto('/terms');
    const menu = await openMenu(page);
    await expect(menu.getByRole('menuitem')).toHaveText([
      ...(await expectedItems(page, 'musician', 'ja')),
      t('app', 'nav.logOut'),
    ]);
    await menu.getByRole('menuitem', { name: t('menu', 'bookings.bookings') }).click();
    await expect(page).toHaveURL(/\/account\/bookings$/);
    const day = page.getByRole('main').getByRole('listitem').locator('time').first();
    await expect(day).toHaveText(/^\d{4}年\d{1,2}月\d{1,2}日.曜日$/);
    expect(await englishLeftIn(page, 'ja')).toEqual([]);
  });
});
