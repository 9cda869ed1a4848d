import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import {
  RequestEmailVerificationDocument,
  VerifyEmailDocument,
} from './email-verification.generated.ts';

const unverified = { ...nora, isEmailVerified: false };
const expired = 'This link has expired or was already used. Please request a new one.';

test('the mailed link confirms the address of somebody who is not logged in', async () => {
  let token: unknown;
  mockServer.use(
    session(),
    api.mutation(VerifyEmailDocument, ({ variables }) => {
      ({ token } = variables);
      return changed('verifyEmail', { maskedEmail: 'n***@example.com' });
    }),
  );
  await renderApp('/verify-email?token=abc');
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a studio' })).toHaveAttribute('href', '/search');
  expect(token).toBe('abc');
});

test('a link that has expired leads to another one', async () => {
  mockServer.use(
    session(unverified),
    api.mutation(VerifyEmailDocument, () => refusal('BAD_USER_INPUT', expired, { token: expired })),
    api.mutation(RequestEmailVerificationDocument, () =>
      changed('requestEmailVerification', {
        user: { __typename: 'User' as const, id: '7' },
      }),
    ),
  );
  const { user } = await renderApp('/verify-email?token=old');
  expect(await screen.findByText(expired)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send new link' }));
  expect(await screen.findByText(/We sent a link to nora@example.com/)).toBeVisible();
});

test('a link that has expired sends whoever is not logged in to log in, and back', async () => {
  mockServer.use(
    session(),
    api.mutation(VerifyEmailDocument, () => refusal('BAD_USER_INPUT', expired, { token: expired })),
  );
  await renderApp('/verify-email?token=old');
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?to=%2Fverify-email',
  );
});

test('whoever asks too often hears how long to wait', async () => {
  const text = 'Too many attempts. Try again in 60 seconds.';
  mockServer.use(
    session(unverified),
    api.mutation(RequestEmailVerificationDocument, () => refusal('RATE_LIMITED', text)),
  );
  const { user } = await renderApp('/verify-email');
  await user.click(await screen.findByRole('button', { name: 'Send new link' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('whoever has confirmed the address has nothing left to do', async () => {
  mockServer.use(session(nora));
  await renderApp('/verify-email');
  expect(await screen.findByText('nora@example.com is already confirmed.')).toBeVisible();
});
