import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What the demo's shop has a hundred of, so that no test buys what another one needs. */
const PLENTIFUL = 'Recall Notebook';

/** Puts something that has to be sent into the cart, and gives its name. */
export async function putIntoCart(page: Page): Promise<string> {
  await page.goto('/shop');
  await page.getByRole('article').getByRole('link', { name: PLENTIFUL }).first().click();
  await page.getByRole('button', { name: `Add to cart: ${PLENTIFUL}` }).click();
  await expect(page.getByText('Added to cart', { exact: true })).toBeVisible();
  return PLENTIFUL;
}

/** Stripe's own fields for a card. */
const cardIn = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Waits until a card is asked for. */
export async function untilPayable(page: Page): Promise<void> {
  await expect(cardIn(page).getByLabel('Card number')).toBeVisible();
}

/** Fills in a card where one is asked for, and pays with it. */
export async function pay(page: Page, number: string): Promise<void> {
  const card = cardIn(page);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiry date').fill('1240');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Postal code').fill('94103');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** Says where an order is sent, and goes on to its payment. */
export async function fillAddress(page: Page): Promise<void> {
  const address = {
    Email: 'ada@example.com',
    'Full name': 'Ada Lovelace',
    Address: '12 Market Street',
    City: 'San Francisco',
    'State or region': 'California',
    'ZIP or postal code': '94103',
  };
  for (const [label, value] of Object.entries(address))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}
