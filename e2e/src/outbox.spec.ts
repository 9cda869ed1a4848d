import { AxeBuilder } from '@axe-core/playwright';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

// Where nothing runs, the tools of the test do not run either.
test.use({ allowed: [/Blocked script execution|origin-keyed|403/] });

test('an administrator sends a test letter, reads it, and looks after rates', async ({ page }) => {
  const login = await page.request.post('/api/auth/login', {
    data: { identifier: 'admin@roomtone.example', password: 'roomtone demo' },
  });
  expect(login.ok()).toBe(true);

  await page.goto('/test-email');
  await page.getByRole('button', { name: 'Send myself a test letter' }).click();
  await expect(page.getByText('Test letter written').first()).toBeVisible();
  const letter = page
    .getByRole('listitem')
    .filter({ hasText: 'To admin@roomtone.example' })
    .filter({ hasText: /^test/ })
    .first();
  await expect(letter).toBeVisible();
  await expectAccessible(page);
  await letter.getByRole('link', { name: /^Read the letter test/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Letter' });
  await expect(dialog.getByText('A test letter from Roomtone')).toBeVisible();
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { name: 'Letters leave as they should' }),
  ).toBeVisible();
  // Nothing runs in the frame, axe neither.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Currencies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Currencies' })).toBeVisible();
  await expect(page.getByText('1 US dollar = 0.92 EUR')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('667')).toBeVisible();
  await expectAccessible(page);
});

test('whoever is no administrator is told so', async ({ page, signUp }) => {
  await signUp();
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(403);
  await expect(
    page.getByRole('heading', { name: 'This part is for administrators' }),
  ).toBeVisible();
});
