import { expect, test } from './fixtures.ts';

// A browser without scripts reports those that it does not load.
test.use({ javaScriptEnabled: false, allowed: [/^failed: \S+\.js csp$/] });

test('without scripts, the home page leads to studios', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Top rated' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/an hour|a session/);
  await page.getByLabel('Where').fill('Nashville');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/studios\?location=Nashville/);
  await expect(page.getByRole('status').filter({ hasText: '76 studios' })).toBeVisible();
});

test('without scripts, a search shows what it finds', async ({ page }) => {
  await page.goto('/search?q=neumann&city=tokyo');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ studios?$/ })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/studios\/\d+/);
});

test('without scripts, a studio can be read, view by view', async ({ page }) => {
  await page.goto('/studios/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.getByRole('link', { name: 'Equipment' }).click();
  await expect(
    page.getByRole('region', { name: 'Equipment' }).getByRole('listitem').first(),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Reviews' }).click();
  await expect(
    page.getByRole('region', { name: 'Reviews' }).getByRole('listitem').first(),
  ).toBeVisible();
});
