import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { fillAddress, putIntoCart } from './paying.ts';

/* Buying with PayPal as somebody does who has no account, with its sandbox in the place of PayPal. */

async function goToPayPal(page: Page): Promise<void> {
  await fillAddress(page);
  await page.getByRole('tab', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Continue with PayPal' }).click();
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible();
}

test('a guest comes back from PayPal without paying, is declined there, and then pays', async ({
  page,
}) => {
  await putIntoCart(page);
  await page.goto('/checkout');
  await goToPayPal(page);

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/came back from PayPal without paying/)).toBeVisible();
  await expect(page.getByText(/12 Market Street · San Francisco/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'PayPal' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Continue with PayPal' }).click();
  await page.getByRole('button', { name: 'Approve with a card that is declined' }).click();
  await expect(
    page.getByRole('heading', { name: 'PayPal couldn’t take your payment' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Try again with PayPal' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await page.getByRole('link', { name: 'View this order' }).click();
  await expect(page.getByText('Payment received')).toBeVisible();
});
