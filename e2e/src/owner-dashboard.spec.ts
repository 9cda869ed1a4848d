import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const owner = { identifier: 'owner@roomtone.example', password: 'roomtone demo' };

const screens = [
  { device: 'a desktop', width: 1440, height: 900, colorScheme: 'light' },
  { device: 'a phone', width: 360, height: 780, colorScheme: 'dark' },
] as const;

/** Pages of the dashboard by what the navigation calls them, and their titles. */
const pages = [
  ['Bookings', 'Booking requests'],
  ['Messages', 'Messages'],
  ['My studios', 'My studios'],
  ['Listings', 'Your listings'],
  ['Payouts', 'Payouts'],
  ['Boost a listing', 'Boost a listing'],
  ['Get featured', 'Get featured'],
  ['Get interviewed', 'Get interviewed'],
  ['Profile', 'Profile'],
  ['Settings', 'Settings'],
  ['Support', 'Your tickets'],
] as const;

async function logIn(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/login', { data: owner })).ok()).toBe(true);
}

async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${page.url()} reaches beyond the edge`).toBeLessThanOrEqual(0);
}

for (const { device, width, height, colorScheme } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('an owner finds everything about their studios in one frame', async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto('/owner-dashboard?days=7');
      // Whoever is not logged in is sent to do that, and comes back.
      await expect(page).toHaveURL(/\/login\?to=/);
      await logIn(page);
      await page.goto('/owner-dashboard?days=7');
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      // Charts are drawn, and the browser has nothing to say about it, such as of their styles.
      await expect(page.locator('figure svg').first()).toBeVisible();
      await page.getByText('Show as a table').first().click();
      await expect(page.getByRole('table', { name: 'Earnings' }).getByRole('row')).toHaveCount(8);
      await page.getByRole('link', { name: '30 days' }).click();
      await expect(page).toHaveURL(/days=30/);
      await expectAccessible(page);
      await expectToFit(page);
      for (const [link, title] of pages) {
        const menu = page.getByRole('button', { name: 'Open the menu' });
        if (await menu.isVisible()) await menu.click();
        await page
          .getByRole('navigation', { name: 'Studio dashboard' })
          .getByRole('link', { name: new RegExp(`^${link}`) })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectAccessible(page);
        await expectToFit(page);
      }
      // Their own account shows the same counts, on a phone in a row that scrolls.
      await page.goto('/account/bookings');
      await expect(page.getByText(/requests? to answer/).first()).toBeAttached();
      await expectToFit(page);
    });

    test('a request goes to the office and back', async ({ page, newVisitor }) => {
      const subject = `A new room ${device}`;
      await logIn(page);
      await page.goto('/owner-dashboard/get-interviewed');
      await page.getByLabel('Studio', { exact: true }).selectOption({ index: 1 });
      await page.getByLabel('Your story in a line').fill(subject);
      await page.getByLabel('Tell us more').fill('We have rebuilt the live room.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { level: 3, name: subject })).toBeVisible();

      const office = await newVisitor();
      await office.setViewportSize({ width, height });
      await office.request.post('/api/auth/login', {
        data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
      });
      await office.goto('/admin/owner-requests');
      await office.getByLabel(`Reply to “${subject}”`).fill('Come by in May.');
      await expectAccessible(office);
      const item = office.getByRole('listitem').filter({ hasText: subject });
      await item.getByRole('button', { name: 'Send reply' }).click();
      await expect(item).toHaveCount(0);

      await page.reload();
      const request = page.getByRole('listitem').filter({ hasText: subject });
      await expect(request.getByText('Come by in May.')).toBeVisible();
      await expect(request.getByText('Done', { exact: true })).toBeVisible();
    });
  });
}

test('a table of listings is refused by line and column, and then imported', async ({
  page,
  signUp,
}) => {
  await signUp({ isStudioOwner: true });
  await page.goto('/owner-dashboard/listings');
  const choose = (csv: string) =>
    page.getByLabel('CSV file of listings').setInputFiles({
      name: 'studios.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
  await choose('name,city,hourly_rate\nAttic,london,50\nCellar,atlantis,60\n');
  await page.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(page.getByText('Line 3, column city: There is no such city')).toBeVisible();
  await expect(page.getByText('No listings yet')).toBeVisible();
  await page.getByLabel('Skip rows that can’t be imported').check();
  await page.getByRole('button', { name: 'Import as drafts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Attic' })).toBeVisible();
  await expectAccessible(page);
});

test('somebody without a studio is asked to list one, and former addresses lead here', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/dashboard/studios');
  await expect(page).toHaveURL('/owner-dashboard/my-studios');
  await expect(
    page.getByRole('heading', { level: 1, name: 'List your first studio' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto('/owner-dashboard/listings/new');
  await expect(page).toHaveURL('/submit');
});
