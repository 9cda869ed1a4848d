import { expectAccessibleOnBoth } from './accessibility.ts';
import { signUp as signUpAt } from './accounts.ts';
import { expect, test } from './fixtures.ts';

// Browsers that say that they are programs are not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0' });

test('whoever comes by somebody’s link and signs up is counted, and is told to nobody', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  await page.goto('/affiliate');
  const code = `e2e-${Date.now().toString(36)}`;
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Take this code' }).click();
  const link = page.getByLabel('Your link');
  await expect(link).toHaveValue(new RegExp(`/\\?via=${code}$`));
  await expectAccessibleOnBoth(page);

  const visitor = await newVisitor();
  await visitor.goto(`/studios?via=${code}`);
  await expect(visitor).toHaveURL(/\/studios$/);
  await visitor.waitForLoadState('networkidle');
  const { username } = await signUpAt(visitor.request, { name: 'Wren Brought' });

  const figure = (label: string) =>
    page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  await expect(async () => {
    await page.reload();
    await expect(figure('Visits')).toHaveText('1', { timeout: 2000 });
  }).toPass();
  await expect(figure('Sign-ups')).toHaveText('1');
  await expect(page.getByText(/Wren Brought/)).toHaveCount(0);
  await expect(page.getByText(username)).toHaveCount(0);
});
