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

test('without scripts, a form that is sent puts nothing that was typed into the address', async ({
  page,
}) => {
  await page.goto('/login?to=%2Fsaved');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nora@example.com');
  await main.getByLabel('Password', { exact: true }).fill('correct horse');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toMatch(/nora|correct|horse|password|identifier/i);
});
