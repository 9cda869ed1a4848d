import { expectAccessibleOnBoth } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test('the market is read as charts and as tables, of a city or everywhere', async ({ page }) => {
  const byCity = page.getByRole('figure', { name: 'Price of an hour by city' });
  // The first figures of an installation are made a while after its start.
  await expect(async () => {
    await page.goto('/signals');
    await expect(byCity).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 150_000 });
  await page.getByLabel('City', { exact: true }).selectOption('Berlin');
  await expect(page).toHaveURL(/city=berlin/);
  await expect(byCity).toHaveCount(0);
  const hours = page.getByRole('table', { name: 'Sessions by weekday and time of day' });
  await expect(hours.getByRole('cell', { name: '100', exact: true }).first()).toBeVisible();
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('columnheader', { name: 'Median' }).first()).toBeVisible();
  await expectAccessibleOnBoth(page);
  await page.getByLabel('City', { exact: true }).selectOption('Everywhere');
  await expect(byCity).toBeVisible();
});

test('the page of a country says what an hour costs there, and what to know', async ({ page }) => {
  await page.goto('/germany');
  await expect(page.getByText('230 V, 50 Hz; plug types C and F')).toBeVisible();
  await expect(page.getByText('GEMA')).toBeVisible();
  await page.getByRole('link', { name: 'The market in figures' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The studio market in figures');
});

test('deals are narrowed to a city, and lead to studios', async ({ page }) => {
  await page.goto('/coupons-deals?city=london');
  await expect(page.getByLabel('City')).toHaveValue('london');
  const cheap = page.getByRole('region', { name: 'Cheaper outside office hours' });
  await expect(cheap.getByText(/ instead of /).first()).toBeVisible();
  await expectAccessibleOnBoth(page);
  await cheap.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/studios\/\d+/);
});
