import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { runProduct } from './product.ts';
import type { RunningProduct } from './product.ts';

let closed: RunningProduct;

test.beforeAll(async () => {
  closed = await runProduct({ BETA_PASSWORD: 'room tone', DEMO_MODE: 'off' });
});

test.afterAll(async () => closed.stop());

test.describe('the private beta', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('asks once for the password that people share', async ({ page }) => {
    await page.goto(`${closed.url}/terms`);
    const terms = page.getByRole('heading', { level: 1, name: 'Terms' });
    await expect(page.getByRole('heading', { level: 1, name: 'Private beta' })).toBeVisible();
    await expect(terms).toBeHidden();
    await expectAccessible(page);
    const field = page.getByLabel('Password');
    await expect(field).toBeFocused();
    await page.keyboard.type('guess');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await page.keyboard.type('room tone');
    await page.keyboard.press('Enter');
    await expect(terms).toBeVisible();

    // It stays so, on every page and without a flash of the lock.
    await page.goto(`${closed.url}/privacy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(field).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, allowed: [/^failed: \S+\.js csp$/] });

    test('says why there is nothing to see', async ({ page }) => {
      const result = await page.goto(`${closed.url}/terms`);
      expect(result?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: 'Private beta' })).toBeVisible();
      await expect(page.getByText(/Turn on JavaScript/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Terms' })).toBeHidden();
    });
  });
});
