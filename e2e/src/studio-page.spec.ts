import type { Page } from '@playwright/test';
import { bookingCard, fieldOf } from './booking-card.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './keyboard.ts';

/** A studio with more gear and reviews than show at once. */
const STUDIO = '/studios/184';

const bar = (page: Page) => page.getByRole('navigation', { name: 'About this studio' });
const part = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 2, name });

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 780 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a bar below the header leads to the parts of a studio’s page and marks the one in view', async ({
      page,
    }) => {
      await page.goto(`${STUDIO}?hours=4`);
      await expect(part(page, 'About')).toHaveAttribute('aria-current', 'location');
      await part(page, 'Reviews').click();
      await expect(title(page, 'Reviews')).toBeInViewport();
      await expect(part(page, 'Reviews')).toHaveAttribute('aria-current', 'location');
      await expect(part(page, 'Reviews')).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(/\/studios\/184\?hours=4#reviews$/);
      const [header, below] = await Promise.all([
        page.getByRole('banner').boundingBox(),
        bar(page).boundingBox(),
      ]);
      expect(Math.abs(header!.y + header!.height - below!.y)).toBeLessThanOrEqual(1);

      await title(page, 'FAQ').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 500);
      await expect(part(page, 'FAQ')).toHaveAttribute('aria-current', 'location');

      await page.goBack();
      await expect(page).toHaveURL(/\/studios\/184\?hours=4$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });

    test('a link leads to a part, where it was before, too', async ({ page }) => {
      for (const address of [`${STUDIO}#reviews`, `${STUDIO}?tab=reviews`]) {
        await page.goto(address);
        await expect(page).toHaveURL(/\/studios\/184#reviews$/);
        await expect(title(page, 'Reviews')).toBeInViewport();
        await expect(part(page, 'Reviews')).toHaveAttribute('aria-current', 'location');
      }
    });

    test('all reviews are a window over the page, which Back closes where it was', async ({
      page,
    }) => {
      await page.goto(`${STUDIO}#reviews`);
      await page.getByRole('link', { name: 'Show all 24 reviews' }).click();
      const dialog = page.getByRole('dialog', { name: '24 reviews' });
      await dialog.getByLabel('Search reviews').fill('M 130');
      await expect(dialog.getByRole('heading', { name: 'Loved the M 130' })).toBeVisible();
      await dialog.getByLabel('Sort by').selectOption('Lowest rated');
      await expect(dialog.getByRole('status')).toHaveText(/^\d+ reviews? found$/);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/studios\/184#reviews$/);
      await expect(page.getByRole('link', { name: 'Show all 24 reviews' })).toBeInViewport();
    });
  });
}

test('the parts are reached by keyboard, which goes on from there', async ({ page }) => {
  await page.goto(STUDIO);
  await tabTo(page, part(page, 'About'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Equipment')).toBeInViewport();
  const fold = page.getByText(/^Show all \d+ items$/);
  await tabTo(page, page.locator('summary', { has: fold }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Show less')).toBeVisible();
});

test.describe('with little motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page does not glide', async ({ page }) => {
    await page.goto(STUDIO);
    await part(page, 'FAQ').focus();
    const root = page.locator('html');
    await expect(root).toHaveCSS('scroll-behavior', 'auto');
  });

  test('choosing a time does not lead back to the part that a link led to', async ({ page }) => {
    await page.goto(STUDIO);
    await part(page, 'Spaces').click();
    await expect(page.getByRole('region', { name: 'Spaces' })).toBeFocused();
    await page.evaluate(() => scrollTo(0, 0));
    await fieldOf(bookingCard(page), 'Length 2 hours').click();
    await page.getByRole('dialog').getByText('4 hours', { exact: true }).click();
    await expect(page).toHaveURL(/\/studios\/184\?hours=4$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('sharing', () => {
  test.use({ contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] } });

  test('copies a link that opens with the chosen time', async ({ page }) => {
    await page.goto(`${STUDIO}?date=2030-01-08&hours=4&time=10:00#faq`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied').first()).toBeVisible();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(link.pathname + link.search + link.hash).toBe(
      `${STUDIO}?date=2030-01-08&hours=4&time=10%3A00`,
    );
  });
});

test('a visitor reports a listing, and administrators find it', async ({ page, newVisitor }) => {
  await page.goto('/studios/7');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Report this listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('It isn’t as described').check();
  const words = `The piano is gone, as of ${Date.now()}.`;
  await dialog.getByLabel('Details (optional)').fill(words);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const staff = await newVisitor();
  await staff.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  await staff.goto('/admin');
  await staff.getByRole('link', { name: 'Open reports' }).click();
  const report = staff.getByRole('listitem').filter({ hasText: words });
  await expect(report).toContainText(name);
  await report.getByRole('button', { name: /^Close the report on/ }).click();
  await expect(report).toBeHidden();
});

test('All studios leads back to the results that one came from, where they were', async ({
  page,
}) => {
  await page.goto('/search?city=nashville');
  const card = page.getByRole('article').nth(8);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('link').first().click();
  await expect(bar(page)).toBeVisible();
  const back = page.getByRole('link', { name: 'All studios' });
  await expect(back).toHaveAttribute('href', '/search?city=nashville');
  // Over a part of the page and a studio like it.
  await part(page, 'Reviews').click();
  await expect(page).toHaveURL(/#reviews$/);
  const similar = page.getByRole('region', { name: 'Similar studios' });
  await similar.getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/#reviews$/);
  await expect(back).toHaveAttribute('href', '/search?city=nashville');
  await back.click();
  await expect(page).toHaveURL(/\/search\?city=nashville$/);
  await expect(card).toBeInViewport();
  await expect.poll(async () => page.evaluate(() => scrollY)).toBe(place);
});

test('All studios leads to the home page from elsewhere, after results too', async ({ page }) => {
  await page.goto('/search?city=nashville');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  // The results stay until it is there.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find the right studio for your sound' }),
  ).toBeVisible();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'All studios' })).toHaveAttribute('href', '/');
});
