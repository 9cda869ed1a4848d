import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { bookingCard, fieldOf } from './booking-card.ts';
import { expect, test } from './fixtures.ts';

const screens = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 780 },
];

const firstPrice = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: /^from [$€]/ });

for (const { name: device, ...viewport } of screens) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('prices follow the chosen currency everywhere, and charges stay in dollars', async ({
      page,
    }) => {
      await page.goto('/');
      const dollars = await firstPrice(page).innerText();
      expect(dollars).toMatch(/^from \$/);
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('eur');
      await expect(page.getByText('Currency changed').first()).toBeVisible();
      await expect(firstPrice(page)).toHaveText(/^from €/);

      // The server renders it so from now on, and the browser hydrates it as it is.
      const result = await page.reload();
      expect(await result?.text()).toMatch(/€\d/);
      const euros = await firstPrice(page).innerText();
      expect(euros).toMatch(/^from €/);
      await firstPrice(page).click();
      await expect(page.getByRole('tooltip')).toContainText(`Converted ${dollars}`);
      await expectAccessible(page);

      await page.goto('/studios?maxPrice=100');
      await expect(page.getByRole('button', { name: /Up to €92/ })).toBeVisible();

      await page.goto('/studios/5#book');
      const card = bookingCard(page);
      await fieldOf(card, 'Date Add a date').click();
      await page.getByRole('gridcell').and(page.locator(':not([disabled])')).first().click();
      await page.getByRole('dialog').getByRole('radio').first().press('Enter');
      await expectAccessible(page);
      const price = page.getByRole('table', { name: 'Price' });
      await expect(price.getByRole('row', { name: /^Total €/ })).toBeVisible();
      await expect(price.getByRole('row', { name: /^Charged in US dollars \$/ })).toBeVisible();
    });
  });
}
