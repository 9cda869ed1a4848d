import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { emailTo } from './mailbox.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

/** How far down the top of the page's first heading is, in the page. */
async function headingTop(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector('h1')!.getBoundingClientRect().top + window.scrollY,
  );
}

for (const viewport of [wide, phone]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('the row of links makes way, and nothing on the page moves for it', async ({ page }) => {
      await page.goto('/studios');
      const row = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
      await expect(row).toBeInViewport();
      const before = await headingTop(page);
      await page.mouse.move(viewport.width - 100, 600);
      await page.mouse.wheel(0, 400);
      await expect(row).not.toBeInViewport();
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Roomtone home' }),
      ).toBeInViewport();
      expect(await headingTop(page)).toBe(before);
      await page.getByRole('button', { name: 'Back to top' }).click();
      await expect(row).toBeInViewport();
    });
  });
}

test.describe('on a large screen', () => {
  test.use({ viewport: wide });

  test('windows of room types and cities open over the page, and Back closes them', async ({
    page,
  }) => {
    await page.goto('/terms');
    const cities = page.getByRole('banner').getByRole('link', { name: 'Cities' });
    await tabTo(page, cities);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Cities' });
    await expect(dialog.getByRole('link', { name: /Tokyo/ })).toContainText('56 studios');
    await expect(dialog.getByRole('link')).toHaveCount(12);
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(cities).toBeFocused();

    await page.goto('/terms#categories');
    const kinds = page.getByRole('dialog', { name: 'Studio types' });
    // Beside the types of studios, what else there is: the directories.
    await expect(kinds.locator('img')).toHaveCount(12);
    await expect(kinds.getByRole('link', { name: 'Record labels' })).toBeVisible();
    await expectAccessible(page);
    await kinds.getByRole('link', { name: /^Podcast/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Podcast studios' })).toBeVisible();
  });

  test('dates and regions chosen in the header narrow the studios', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Regions' }).click();
    await page.getByRole('dialog').getByLabel('Asia').check();
    await page.getByRole('button', { name: 'Show studios' }).click();
    await expect(page.getByRole('status').filter({ hasText: '56 studios' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Dates' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose dates' });
    await expect(dialog.getByRole('grid')).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Next month' }).click();
    const days = dialog.getByRole('grid').nth(1).getByRole('button');
    await days.nth(9).click();
    await days.nth(13).click();
    await page.getByRole('button', { name: 'Show studios' }).click();
    await expect(page).toHaveURL(/region=asia&date=\d{4}-\d\d-10&until=\d{4}-\d\d-14&hours=2/);
    await expect(page.getByRole('button', { name: /^Remove filter: Free/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/Free .+ 10 – 14/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the drawer has everything, and closes on the way', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Studios' })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Dates' }).click();
    const dates = page.getByRole('dialog', { name: 'Choose dates' });
    await expect(dates.getByRole('grid')).toHaveCount(1);
    await expectAccessible(page);
    await dates.getByRole('button', { name: 'Close' }).click();
    await drawer.getByRole('link', { name: 'Sponsored' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sponsored studios' })).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

test.describe('the first page of a visit', () => {
  test.use({ overlay: true, viewport: wide });

  test('is not held up by a picture that hangs, and the next tab is not covered', async ({
    page,
    context,
  }) => {
    const hanging = Promise.withResolvers<void>();
    await page.route(/\.(avif|webp|svg|jpg|png)(\?|$)/, () => hanging.promise);
    await page.goto('/studios/1', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.loading-overlay')).toHaveCount(0);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    const next = await context.newPage();
    await next.goto('/terms', { waitUntil: 'commit' });
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(next.locator('.loading-overlay')).toHaveCount(0);
    await page.close();
    hanging.resolve();
  });

  test('is covered until it has loaded, moves nothing, and is usable then', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.total += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const overlay = page.locator('.loading-overlay');
    await page.goto('/terms', { waitUntil: 'commit' });
    await expect(overlay).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    const shifted = await page.evaluate(
      () => (window as unknown as { shifts: { total: number } }).shifts.total,
    );
    expect(shifted).toBeLessThanOrEqual(0.02);
    expect(await page.evaluate(() => localStorage.getItem('roomtone-overlay-shown'))).toBe('1');
  });
});

test('the mailing list is joined by an email, and left by another', async ({ page }) => {
  const email = `reader-${Date.now()}@example.com`;
  await page.goto('/terms');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(`If ${email} isn’t subscribed yet`)).toBeVisible();

  const asked = await emailTo(email, 'newsletter-confirm');
  await page.goto(/\/newsletter\/confirm\?token=[\w-]+/.exec(asked)![0]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();

  const welcome = await emailTo(email, 'newsletter-welcome');
  expect(welcome).toMatch(/^List-Unsubscribe:/im);
  await page.goto(/\/newsletter\/unsubscribe\?key=[\w-]+/.exec(welcome)![0]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/ will no longer get the newsletter\.$/)).toBeVisible();
});
