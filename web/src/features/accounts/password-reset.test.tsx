import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import {
  PasswordResetLinkDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from './password-reset.generated.ts';

const question = "Enter your email address and we'll send you a link to reset your password.";

/** Takes requests for links. @returns the addresses that they were for */
function takeRequests(): string[] {
  const addresses: string[] = [];
  mockServer.use(
    api.mutation(RequestPasswordResetDocument, ({ variables }) => {
      addresses.push(variables.email);
      return changed('requestPasswordReset', { email: 'nora@example.com' });
    }),
  );
  return addresses;
}

describe('who forgot the password', () => {
  test('asks for a link in the dialog, and comes back to signing in', async () => {
    mockServer.use(session());
    const addresses = takeRequests();
    const { user } = await renderApp('/terms');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Forgot password?' }));
    expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(dialog.getByText(question)).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveFocus();
    await user.type(dialog.getByLabelText('Email'), ' nora@example.com ');
    await user.click(dialog.getByRole('button', { name: 'Send link' }));
    expect(await dialog.findByText(/If nora@example.com belongs to an account/)).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('Check your inbox');
    expect(addresses).toEqual(['nora@example.com']);
    await user.click(dialog.getByRole('button', { name: 'Back to login' }));
    expect(await dialog.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
  });

  test('finds the way from the login page', async () => {
    mockServer.use(session());
    const addresses = takeRequests();
    const { user, location } = await renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Reset Password', level: 1 })).toBeVisible();
    expect(location()).toBe('/reset-password');
    expect(screen.getByText(question)).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'nora');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(addresses).toEqual([]);
  });

  test('hears when there were too many requests', async () => {
    const text = 'Too many attempts. Try again in 60 seconds.';
    mockServer.use(
      session(),
      api.mutation(RequestPasswordResetDocument, () => refusal('RATE_LIMITED', text)),
    );
    const { user } = await renderApp('/reset-password');
    await user.type(screen.getByLabelText('Email'), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(text);
  });
});

const invalid = 'This link has expired or was already used. Please request a new one.';

/** Answers what a mailed link is for, if it works. */
function mailedLink(works: boolean) {
  return api.query(PasswordResetLinkDocument, () =>
    works
      ? HttpResponse.json({
          data: {
            passwordResetLink: { __typename: 'PasswordResetLink', maskedEmail: 'n•••@example.com' },
          },
        })
      : refusal('BAD_USER_INPUT', invalid, { token: invalid }),
  );
}

describe('the mailed link', () => {
  beforeEach(() => mockServer.use(mailedLink(true)));

  test('checks the new password with the words of the rules', async () => {
    mockServer.use(session());
    const { user } = await renderApp('/reset-password?token=abc');
    await user.type(await screen.findByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm password'), 'other');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
  });

  test('changes the password, ends the session, and leads to the login', async () => {
    let variables: unknown;
    mockServer.use(
      session(nora),
      api.mutation(ResetPasswordDocument, (call) => {
        ({ variables } = call);
        mockServer.use(session(), mailedLink(false));
        return changed('resetPassword', { maskedEmail: 'n***@example.com' });
      }),
    );
    const { user } = await renderApp('/reset-password?token=abc');
    await user.type(await screen.findByLabelText('New password'), 'longenough');
    await user.type(screen.getByLabelText('Confirm password'), 'longenough');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeVisible();
    expect(screen.getByText(/you were logged out on all devices/)).toBeVisible();
    expect(variables).toEqual({ token: 'abc', password: 'longenough' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('that works no more says so before anything is typed, and offers a new one', async () => {
    mockServer.use(session(), mailedLink(false));
    const addresses = takeRequests();
    const { user } = await renderApp('/reset-password?token=used');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(invalid)).toBeVisible();
    expect(main.queryByLabelText('New password')).toBeNull();
    await user.type(main.getByLabelText('Email'), 'nora@example.com');
    await user.click(main.getByRole('button', { name: 'Send link' }));
    expect(await main.findByText('Check your inbox')).toBeVisible();
    expect(addresses).toEqual(['nora@example.com']);
  });

  test('that is used up meanwhile says so, and leads to a new one', async () => {
    mockServer.use(
      session(),
      api.mutation(ResetPasswordDocument, () =>
        refusal('BAD_USER_INPUT', invalid, { token: invalid }),
      ),
    );
    const { user, location } = await renderApp('/reset-password?token=used');
    expect(await screen.findByText('For the account n•••@example.com.')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'longenough');
    await user.type(screen.getByLabelText('Confirm password'), 'longenough');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(invalid)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeVisible();
    expect(location()).toBe('/reset-password');
  });
});
