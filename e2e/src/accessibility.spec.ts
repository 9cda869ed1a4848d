import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

/** One of each kind of screen. */
const publicPaths = [
  '/',
  '/studios',
  '/search?q=drums',
  '/search?q=no-such-thing-anywhere',
  '/studios/categories',
  '/studios/categories/podcast',
  '/italy',
  '/studios/2',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password?token=of-nobody',
  '/terms',
  '/privacy',
  '/cookies',
  '/use-cases',
  '/help',
  '/faqs',
  '/blog',
  '/blog/category/tips',
  '/blog/what-to-put-in-the-bag',
  '/podcast',
  '/podcast2',
  '/podcast/the-first-twenty-milliseconds',
  '/helpdesk',
  '/helpdesk?q=refund',
  '/helpdesk/categories/booking',
  '/helpdesk/articles/book-a-studio',
];
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const;

for (const { colorScheme, ...viewport } of looks) {
  test.describe(`${viewport.width} wide, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('axe finds nothing on what everybody may see', async ({ page }) => {
      // One after the other in one browser, which has to load the app only once.
      test.setTimeout(300_000);
      for (const path of publicPaths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect
          .soft(overflow, `${path} reaches beyond the edge of the screen`)
          .toBeLessThanOrEqual(0);
      }
    });

    test('axe finds nothing on the pages of an account', async ({ page }) => {
      const login = await page.request.post('/api/auth/login', {
        data: { identifier: 'musician@roomtone.example', password: 'roomtone demo' },
      });
      const { user } = (await login.json()) as { user: { id: number } };
      await page.goto('/account/bookings');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      for (const path of [
        '/saved',
        '/account/profile',
        '/account/waitlist?studio=1&hours=2',
        '/account/settings?section=preferences',
        `/profile/${user.id}`,
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto('/account/settings?section=notifications');
      await expect(page.getByRole('switch', { name: 'Booking confirmed Email' })).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Send me the newsletter' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/account/settings?section=security');
      await expect(page.getByRole('button', { name: /^Set up two-factor/ })).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing in the dialogs', async ({ page }) => {
      await page.goto('/studios/2');
      await page.getByRole('link', { name: /See all/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^Show all \d+ reviews$/ }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).not.toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Report this listing' }).click();
      await expect(page.getByRole('dialog').getByRole('radiogroup')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Log in' }).click();
      await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test.describe('addresses that there is nothing at', () => {
  test.use({ allowed: [/404/] });

  test('have pages that axe finds nothing on', async ({ page }) => {
    for (const path of ['/no-such-page', '/studios/999999', '/studios/categories/no-such-kind']) {
      const result = await page.goto(path);
      expect(result?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
