import { test as base, expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';
import { Stripe } from 'stripe';
import { startStripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import type { StripeSandbox } from '#demo/payments/sandbox/start-stripe-sandbox.ts';
import { collectBrowserErrors } from './browser-errors.ts';
import { serveCardPage } from './card-page/serve-card-page.ts';
import type { CardPage } from './card-page/serve-card-page.ts';
import { tabTo } from './keyboard.ts';

/* Stripe's own libraries in a page, and on a server, with the sandbox in the place of Stripe. */

const keys = {
  secretKey: 'sk_test_e2e',
  publishableKey: 'pk_test_e2e',
  webhookSecret: 'whsec_e2e',
};

interface Payments {
  sandbox: StripeSandbox;
  cardPage: CardPage;
  stripe: Stripe;
}

let payments: Payments;

const test = base.extend({
  context: async ({ context }, use) => {
    // Browsers log that a card is declined, and that there is no such intent.
    const browserErrors = collectBrowserErrors(context, [/status of 40[24]/]);
    await use(context);
    expect(browserErrors).toEqual([]);
  },
});

test.beforeAll(async () => {
  const sandbox = await startStripeSandbox(keys);
  const cardPage = await serveCardPage(sandbox.url);
  const { hostname: host, port } = new URL(sandbox.url);
  payments = {
    sandbox,
    cardPage,
    stripe: new Stripe(keys.secretKey, { host, port, protocol: 'http' }),
  };
});

test.afterAll(async () => {
  await payments.cardPage.stop();
  await payments.sandbox.stop();
});

/** Opens the page for a payment of 42 dollars that is held. @returns its id */
async function openCardPage(page: Page, more: Record<string, string> = {}): Promise<string> {
  const { sandbox, cardPage, stripe } = payments;
  const { id, client_secret: secret } = await stripe.paymentIntents.create({
    amount: 4200,
    currency: 'usd',
    capture_method: 'manual',
  });
  const query = { sandbox: sandbox.url, key: keys.publishableKey, secret: secret!, ...more };
  await page.goto(`${cardPage.url}/?${new URLSearchParams(query)}`);
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
  return id;
}

const cardOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Secure payment input frame"]');

async function fillIn(page: Page, number: string): Promise<void> {
  const card = cardOf(page);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expiry date').fill('1240');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Postal code').fill('10115');
}

async function pay(page: Page, number: string): Promise<void> {
  await fillIn(page, number);
  await page.getByRole('button', { name: 'Pay' }).click();
}

const challengeOf = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Card authentication"]');

test('A card pays, after one that was declined', async ({ page }) => {
  const id = await openCardPage(page);
  await pay(page, '4000000000009995');
  await expect(page.getByRole('status')).toHaveText('Your card has insufficient funds.');
  await pay(page, '4242424242424242');
  await expect(page.getByRole('status')).toHaveText('requires_capture');
  const intent = await payments.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({
    amount_capturable: 4200,
    latest_charge: {
      billing_details: { address: { postal_code: '10115' } },
      payment_method_details: { card: { last4: '4242', exp_month: 12, exp_year: 2040 } },
    },
  });
});

test('A challenge is answered in the page, and failed', async ({ page }) => {
  await openCardPage(page);
  await pay(page, '4000000000003220');
  await challengeOf(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('status')).toContainText('has failed authentication');
  await pay(page, '4000000000003220');
  await expect(challengeOf(page).getByText('$42.00')).toBeVisible();
  await challengeOf(page).getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('status')).toHaveText('requires_capture');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('A card is paid with by keyboard, its mistakes included', async ({ page }) => {
  await openCardPage(page);
  await tabTo(page, page.getByRole('button', { name: 'Pay' }));
  await page.keyboard.press('Enter');
  const card = cardOf(page);
  // The focus goes to what is wrong.
  await expect(card.getByLabel('Card number')).toBeFocused();
  await expect(card.getByLabel('Card number')).toHaveAccessibleDescription(
    'Your card number is incomplete.',
  );
  for (const text of ['4000002500003155', '0149', '123', 'SW1A 1AA']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(card.getByLabel('Card number')).toHaveValue('4000 0025 0000 3155');
  await expect(card.getByLabel('Expiry date')).toHaveValue('01 / 49');
  await expect(page.getByRole('button', { name: 'Pay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Card authentication' })).toBeVisible();
  const complete = challengeOf(page).getByRole('button', { name: 'Complete' });
  await expect(complete).toBeVisible();
  await tabTo(page, complete);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('requires_capture');
});

test('Who has paid goes on to where the page says', async ({ page }) => {
  const id = await openCardPage(page, { redirect: 'always' });
  await pay(page, '4242424242424242');
  await page.waitForURL(/\/paid\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('payment_intent')).toBe(id);
  expect(searchParams.get('redirect_status')).toBe('succeeded');
});

test('A secret that belongs to nothing is told of', async ({ page }) => {
  const { sandbox, cardPage } = payments;
  const query = { sandbox: sandbox.url, key: keys.publishableKey, secret: 'pi_1_secret_1' };
  await page.goto(`${cardPage.url}/?${new URLSearchParams(query)}`);
  await expect(page.getByRole('status')).toHaveText("No such payment_intent: 'pi_1'");
});

test('An account is set up on a page of the sandbox', async ({ page }) => {
  const { stripe, cardPage } = payments;
  const { id } = await stripe.accounts.create({
    type: 'express',
    email: 'studio@example.com',
    capabilities: { transfers: { requested: true } },
  });
  const { url } = await stripe.accountLinks.create({
    account: id,
    refresh_url: `${cardPage.url}/again`,
    return_url: `${cardPage.url}/done`,
    type: 'account_onboarding',
  });
  await page.goto(url);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.waitForURL(`${cardPage.url}/done`);
  expect(await stripe.accounts.retrieve(id)).toMatchObject({
    payouts_enabled: true,
    capabilities: { transfers: 'active' },
  });
  // The link is good once.
  await page.goto(url);
  await page.waitForURL(`${cardPage.url}/again`);
});
