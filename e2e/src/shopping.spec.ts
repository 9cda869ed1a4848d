import { expect, test } from './fixtures.ts';
import { fillAddress, pay, putIntoCart, untilPayable } from './paying.ts';

/* Buying as somebody does who has no account, with Stripe's own libraries and the sandbox of the demo. */

// Browsers log that a card is declined, and that what another tab took the place of cannot be paid.
test.use({ allowed: [/status of 40[02]/] });

test('a guest buys something: a declined card is said so, and the next one pays', async ({
  page,
}) => {
  const name = await putIntoCart(page);
  await page.goto('/cart');
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('(1 item)')).toBeAttached();
  await page.getByRole('link', { name: /checkout/i }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillAddress(page);
  await pay(page, '4000000000000002');
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await pay(page, '4242424242424242');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(page.getByText(/^Order RT-\d+/)).toBeVisible();
  await expect(page.getByText('(1 item)')).toBeHidden();
  await page.getByRole('link', { name: 'View this order' }).click();
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a challenge of the payer’s bank is answered in the page, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await putIntoCart(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(page.url()).origin) elsewhere.push(request.url());
  });
  await page.goto('/checkout');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Nobody else hears of somebody who has not come to the payment.
  expect(elsewhere).toEqual([]);
  await fillAddress(page);
  await expect(page.getByRole('heading', { name: 'Payment Method' })).toBeVisible();
  await expect.poll(() => elsewhere.some((url) => url.endsWith('/v3/'))).toBe(true);
  await page.reload();
  // What was typed is there again.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page, '4000000000003220');
  const challenge = page.frameLocator('iframe[title="Card authentication"]');
  await challenge.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/checkout\/success$/);
});

test('what the payer’s bank takes back at once is ordered all the same', async ({ page }) => {
  await putIntoCart(page);
  await page.goto('/checkout');
  await fillAddress(page);
  await pay(page, '4000000000000259');
  await expect(page).toHaveURL(/\/checkout\/success$/);
});

test('of two tabs that pay for the same cart at once, one does', async ({ page, signUp }) => {
  const { id } = await signUp();
  await putIntoCart(page);
  await page.goto('/checkout');
  await fillAddress(page);
  const other = await page.context().newPage();
  await other.goto('/checkout');
  await fillAddress(other);
  // Whoever comes to this only after the other has paid is told that the cart is empty.
  for (const tab of [page, other]) await untilPayable(tab);
  const paid = Promise.all([pay(page, '4242424242424242'), pay(other, '4242424242424242')]);
  const done = [page, other].map(async (tab) => tab.waitForURL(/\/checkout\/success$/));
  await paid;
  await Promise.any(done);
  const orders = async () => {
    const query = `{ user(id: "${id}") { orders(first: 9) { nodes { status } } } }`;
    const answer = await page.request.post('/graphql', { data: { query } });
    const { data } = (await answer.json()) as {
      data: { user: { orders: { nodes: { status: string }[] } } };
    };
    return data.user.orders.nodes.map(({ status }) => status);
  };
  const open = ['PAID', 'AWAITING_PAYMENT'];
  await expect
    .poll(async () => (await orders()).filter((status) => open.includes(status)))
    .toEqual(['PAID']);
});

test('whoever has nothing in the cart is sent there from the checkout', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});
