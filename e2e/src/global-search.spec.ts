import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search Roomtone' });
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** The name of a studio of the demo data. */
async function someStudio(page: Page): Promise<{ id: number; name: string }> {
  const result = await page.request.get('/api/studios?limit=1');
  const [studio] = (await result.json()) as { id: number; name: string }[];
  return studio!;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('somebody types a name, goes down to it and is on its page', async ({ page }) => {
    const { id, name } = await someStudio(page);
    await page.goto('/terms');
    await field(page).click();
    await page.keyboard.type(name);
    await expect(options(page).filter({ hasText: name }).first()).toBeVisible();
    await expectAccessible(page);
    const targets = await options(page).evaluateAll((all) =>
      all.map((option) => option.getAttribute('href')),
    );
    const place = targets.indexOf(`/studios/${id}`);
    for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(place)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/studios/${id}`);
  });

  test('somebody presses Enter and sees everything by kind, and finds the search again', async ({
    page,
  }) => {
    await page.goto('/');
    await field(page).click();
    await page.keyboard.type('lodnon');
    await expect(options(page).filter({ hasText: 'United Kingdom' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lodnon');
    const kinds = page.getByRole('navigation', { name: 'Results by type' });
    await kinds.getByRole('link', { name: 'Cities (1)' }).click();
    await expect(page).toHaveURL('/search?q=lodnon&kind=cities');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^London(?! dub)/ })
      .click();
    await expect(page).toHaveURL('/studios/cities/london');
    await expect(page.getByRole('heading', { level: 1, name: /London/ })).toBeVisible();
    await field(page).click();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Recent searches' }).getByRole('link').click();
    await expect(page).toHaveURL('/search?q=lodnon');
  });

  test('the command palette opens anywhere and needs no pointer', async ({ page }) => {
    await page.goto('/studios');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type('pirvacy');
    await expect(palette.getByRole('option', { name: 'Privacy' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/privacy');
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(palette).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the search opens as a sheet, and leads on', async ({ page }) => {
    const { name } = await someStudio(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Search Roomtone' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await expect(sheet.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
    const option = sheet.getByRole('option').filter({ hasText: name }).first();
    await expect(option).toBeVisible();
    await expectAccessible(page);
    await option.tap();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});
