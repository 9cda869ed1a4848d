import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Opens a page whose scripts are on their way until `fillIn` is done, and waits until it is hydrated. */
async function openSlowly(page: Page, path: string, fillIn: () => Promise<unknown>): Promise<void> {
  const filledIn = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await filledIn.promise;
    await route.continue();
  });
  const opened = page.goto(path);
  await fillIn();
  filledIn.resolve();
  await opened;
}

test('what is filled in before the app hydrates goes with the form', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.context().clearCookies();
  const main = page.getByRole('main');
  await openSlowly(page, '/login?to=%2Fterms', async () => {
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Remember me').check();
  });
  await main.getByLabel('Password', { exact: true }).fill(password);
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await expect(main.getByLabel('Remember me')).toBeChecked();
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('what is sent before the app hydrates is sent as it was typed', async ({ page, signUp }) => {
  const { email, password } = await signUp();
  await page.context().clearCookies();
  const main = page.getByRole('main');
  await openSlowly(page, '/login?to=%2Fterms', async () => {
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(main.getByLabel('Email')).toHaveValue(email);
  });
  await expect(page).toHaveURL(/\/terms$/);
});

test('what is pressed before the app hydrates is pressed once it has', async ({ page }) => {
  const regions = page.getByRole('banner').getByRole('button', { name: 'Regions' });
  await openSlowly(page, '/terms', () => regions.click());
  await expect(page.getByRole('dialog').getByLabel('Asia')).toBeVisible();

  // The last thing counts: whoever goes on to something else does not want it any more.
  await openSlowly(page, '/privacy', async () => {
    await regions.click();
    await page.getByRole('heading', { level: 1 }).click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is searched for before the app hydrates stays', async ({ page }) => {
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search Roomtone' });
  await openSlowly(page, '/terms', () => field.fill('drum'));
  await expect(page.getByRole('banner').getByText('Ctrl K')).toBeHidden();
  await field.press('End');
  await field.pressSequentially('s');
  await expect(field).toHaveValue('drums');
  await expect(page.getByRole('option', { name: /^Drums/ }).first()).toBeVisible();
});

test('the mailing list is joined with what was typed before', async ({ page }) => {
  const email = `early-${Date.now()}@example.com`;
  const form = page.getByRole('form', { name: 'Newsletter' });
  await openSlowly(page, '/terms', async () => {
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
  });
  await expect(form.getByText(`If ${email} isn’t subscribed yet`)).toBeVisible();
  await expect(page).toHaveURL(/\/terms$/);
});

test('what is chosen before the app hydrates counts', async ({ page }) => {
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await openSlowly(page, '/studios', () => currency.selectOption('gbp'));
  await expect(page.getByRole('article').first()).toContainText('£');
  await expect(currency).toHaveValue('gbp');
  await openSlowly(page, '/record-stores', () => page.getByLabel('City').selectOption('london'));
  await expect(page).toHaveURL(/city=london/);
});

test('a search page keeps what was typed into it', async ({ page }) => {
  await openSlowly(page, '/search', () => page.getByLabel('Where').fill('Nashville'));
  await expect(page).toHaveURL(/location=Nashville/);
  await expect(page.getByRole('status').filter({ hasText: '76 studios' })).toBeVisible();
});

test('a gift card is bought as it was filled in before the app hydrates', async ({ page }) => {
  await openSlowly(page, '/shop/gift-card', async () => {
    await page.getByLabel('Recipient’s name (optional)').fill('Kei');
    await page.getByRole('button', { name: 'Add to cart: Gift card' }).click();
  });
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page.getByRole('main').getByText('For Kei')).toBeVisible();
});

test('what is pressed before in a part that hydrates later is pressed once it has', async ({
  page,
}) => {
  const size = page.getByRole('combobox', { name: 'Size' }).first();
  await openSlowly(page, '/canvas', async () => {
    await size.selectOption('large');
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
  });
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(
    page.getByRole('main').getByText('Large, 16 × 20 in', { exact: true }),
  ).toBeVisible();
});
