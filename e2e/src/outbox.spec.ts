import { AxeBuilder } from '@axe-core/playwright';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

// Where nothing runs, the tools of the test do not run either.
test.use({ allowed: [/Blocked script execution|origin-keyed|403/] });

test('an administrator tries email and the live link, and looks after rates', async ({ page }) => {
  const login = await page.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  expect(login.ok()).toBe(true);

  await page.goto('/test-email');
  await page.getByRole('button', { name: 'Send myself a test email' }).click();
  await expect(page.getByText('Test email queued').first()).toBeVisible();
  const email = page
    .getByRole('listitem')
    .filter({ hasText: 'To admin@roomtone.example' })
    .filter({ hasText: /^test/ })
    .first();
  await expect(email).toBeVisible();
  await expectAccessible(page);
  await email.getByRole('link', { name: /^View the test email/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Email' });
  await expect(dialog.getByText('Test email from Roomtone')).toBeVisible();
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { name: 'Email delivery works' }),
  ).toBeVisible();
  // Nothing runs in the frame, axe neither.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Test messaging' }).click();
  await expect(page.getByText('Connected to the live link')).toBeVisible();
  await page.getByRole('button', { name: 'Send to myself' }).click();
  await expect(page.getByText(/^Arrived after \d+ ms$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Currencies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Currencies' })).toBeVisible();
  await expect(page.getByText('1 US dollar = 0.92 EUR')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  // Those of the demo, and what other tests have listed meanwhile.
  await expect(page.getByText(/^6[67]\d$/)).toBeVisible();
  await expectAccessible(page);
});

test('whoever is no administrator is told so', async ({ page, signUp }) => {
  await signUp();
  const result = await page.goto('/admin');
  expect(result?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'For administrators only' })).toBeVisible();
});
