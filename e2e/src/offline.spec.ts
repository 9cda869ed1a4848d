import { expect, test, untilHydrated } from './fixtures.ts';

// What the browser says about a network that the test cut.
test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Network response was not ok/] });

test('a page whose code or data cannot be loaded says so, and loads when asked again, or by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/terms');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Studio types' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page didn’t load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This page didn’t load');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Studios by type' })).toBeVisible();
  await untilHydrated(page);

  await page.getByRole('link', { name: 'Studios', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All studios' })).toBeVisible();
  const studio = page.getByRole('article').first();
  const name = await studio.getByRole('heading').innerText();
  // Its code is there already, so that only its data is missing.
  await studio.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await context.setOffline(true);
  await page.getByRole('article').nth(1).getByRole('link').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Check your connection');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Network response was not ok: Unknown error').first()).toBeVisible();
  // Nobody has to press anything.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('going back finds the list as it was left', async ({ page }) => {
  await page.goto('/search?city=london');
  await page
    .getByRole('link', { name: 'Show more' })
    .or(page.getByRole('button', { name: 'Show more' }))
    .first()
    .click();
  const card = page.getByRole('article').nth(30);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});
