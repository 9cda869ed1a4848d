import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { pages, writings } from './routes.ts';

const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;

/** Of what is more than text, one of each kind of screen. */
const publicPaths = [
  '/',
  '/studios',
  '/search?q=drums',
  '/search?q=no-such-thing-anywhere',
  '/studios/categories',
  '/studios/categories/podcast',
  '/studios/2',
  '/login',
  '/register',
  '/reset-password',
  '/reset-password?token=of-nobody',
  '/blog',
  '/podcast/the-first-twenty-milliseconds',
  '/helpdesk?q=refund',
];
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 360, height: 780, colorScheme: 'dark' },
] as const;

/** Expects that nothing reaches beyond the edge of the screen; the test goes on in any case. */
async function expectWithin(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `how far ${page.url()} reaches beyond the edge`).toBeLessThanOrEqual(0);
}

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
        await expectWithin(page);
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

test.describe('as they come from the server', () => {
  /*
   * Every page is looked at once, in one of five languages and one of two looks, by turns. With
   * AXE_ALL each is looked at in all ten ways, which takes ten times as long.
   */
  for (const [turn, language] of languages.entries()) {
    test(`axe finds nothing on pages to read in ${language}`, async ({ context }) => {
      test.setTimeout(1_200_000);
      // One of its own: that of the tests waits for the app.
      const page = await context.newPage();
      // Without the app, but with the script in its head, which knows light from dark.
      await page.route('**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.setExtraHTTPHeaders({ 'Accept-Language': language });
      const ways = [...pages, ...writings].flatMap((path, index) =>
        looks
          .filter((_, which) => process.env.AXE_ALL || (index + which) % looks.length === 0)
          .filter(() => process.env.AXE_ALL || Math.floor(index / 2) % languages.length === turn)
          .map((look) => ({ path, ...look })),
      );
      for (const { path, colorScheme, ...viewport } of ways) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expectAccessible(page);
        await expectWithin(page);
      }
    });
  }
});

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
