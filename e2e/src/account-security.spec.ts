import { expect, test } from './fixtures.ts';
import { emailTo, linkIn } from './mailbox.ts';

const newPassword = 'battery staple';

test('somebody confirms an address, changes the password, leaves, and comes back', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email, username, password } = await signUp();
  await page.goto(linkIn(await emailTo(email, 'email-verification'), '/verify-email'));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  const elsewhere = await newVisitor();
  const login = await elsewhere.request.post('/api/auth/login', {
    data: { identifier: username, password },
  });
  expect(login.status()).toBe(200);
  await emailTo(email, 'new-device');

  await page.goto('/account/settings?section=security');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New password').fill(newPassword);
  await form.getByLabel('Confirm password').fill(newPassword);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.request.get('/api/auth/me')).status()).toBe(401);
  await emailTo(email, 'password-replaced');

  await page.goto('/account/settings?section=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('roomtone-account.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Your account will be deleted on/).first()).toBeVisible();
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
  await emailTo(email, 'deletion-requested');

  await page.goto('/login?to=%2Faccount%2Fsettings%3Fsection%3Ddata');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account was restored').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
