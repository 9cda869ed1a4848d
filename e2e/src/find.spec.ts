import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a room is looked for with the keyboard, by place and kind', async ({ page }) => {
    await page.goto('/');
    const where = page.getByRole('combobox', { name: 'Where' });
    await where.focus();
    await page.keyboard.type('hack');
    const places = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(places.getByRole('option', { name: /^Hackney/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(where).toHaveValue(/^Hackney.*, London$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/studios\?location=Hackney/);
    await expect(
      page.getByRole('heading', { level: 1, name: /^Studios in Hackney/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Booking' }).click();
    await expect(page.getByRole('dialog', { name: 'Booking' })).toContainText(
      'are booked instantly',
    );
    await expectAccessible(page);
  });

  test('all filters open at their address', async ({ page }) => {
    await page.goto('/searchtool?city=tokyo');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: /^Show \d+ studios$/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('one field leads through where, when and what for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Where, when, studio type' }).click();
    const sheet = page.getByRole('dialog', { name: 'Find a studio' });
    await sheet.getByRole('combobox', { name: 'Where' }).fill('Berl');
    await sheet.getByRole('option', { name: /^Berlin/ }).click();
    await expect(sheet.getByRole('grid')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: /^Studio type/ }).click();
    await sheet.getByText('Podcast').click();
    await sheet.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/studios?location=Berlin&type=podcast');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Podcast studios in Berlin' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Berlin Any time' })).toBeVisible();
  });
});

test.describe('with a British browser', () => {
  test.use({ locale: 'en-GB' });

  test('prices are in pounds until somebody chooses', async ({ page }) => {
    await page.goto('/studios');
    await expect(page.getByRole('article').first()).toContainText('£');
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('usd');
    await expect(page.getByRole('article').first()).toContainText('$');
    await page.reload();
    await expect(page.getByRole('article').first()).toContainText('$');
  });
});
