import { request } from 'node:http';
import { once } from 'node:events';
import { expect, test } from './fixtures.ts';
import { emailTo, linkIn } from './mailbox.ts';

test('somebody who forgot their password gets a link, once, and a new password', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { email } = await signUp();
  const elsewhere = page;
  const visitor = await newVisitor();
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(visitor.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await visitor.getByRole('main').getByLabel('Email').fill(email);
  await visitor.getByRole('button', { name: 'Send link' }).click();
  await expect(visitor.getByText('Check your inbox')).toBeVisible();

  const link = linkIn(await emailTo(email, 'password-reset'), '/reset-password');
  expect(new URL(link).origin).toBe(process.env.ROOMTONE_URL);
  await visitor.goto(link);
  await visitor.getByLabel('New password').fill('battery staple');
  await visitor.getByLabel('Confirm password').fill('battery staple');
  await visitor.getByRole('button', { name: 'Change password' }).click();
  await expect(visitor.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await emailTo(email, 'password-changed');

  // Where they were logged in, they are no longer.
  const session = await elsewhere.request.get('/api/auth/me');
  expect(session.status()).toBe(401);

  await visitor.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(visitor.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await visitor.getByRole('main').getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill('battery staple');
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.getByRole('button', { name: /Ellis Tone/ })).toBeVisible();

  await visitor.goto(link);
  await expect(visitor.getByRole('alert').first()).toContainText('expired or was already used');
  await expect(visitor.getByLabel('New password')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Send link' })).toBeVisible();
});

test('a request cannot choose where the link leads', async ({ signUp }) => {
  const { email } = await signUp();
  const forged = request(`${process.env.ROOMTONE_URL}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
    },
  });
  forged.end(
    JSON.stringify({
      query: `mutation { requestPasswordReset(input: { email: "${email}" }) { email } }`,
    }),
  );
  const [result] = (await once(forged, 'response')) as [{ statusCode: number }];
  expect(result.statusCode).toBe(200);
  const mail = await emailTo(email, 'password-reset');
  expect(mail).not.toContain('evil');
  expect(new URL(linkIn(mail, '/reset-password')).origin).toBe(process.env.ROOMTONE_URL);
});
