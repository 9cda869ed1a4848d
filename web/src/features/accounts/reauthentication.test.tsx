import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, openedByGoogle, refusal, session } from './accounts.handlers.ts';
import { ChangePasswordDocument, RequestEmailChangeDocument } from './security.generated.ts';

const SECURITY = '/account/settings?section=security';
const GOOGLE = `/api/auth/google?to=${encodeURIComponent(SECURITY)}`;

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an account without a password', () => {
  test('sets one, and is asked for it from then on', async () => {
    const account = { hasPassword: false, mustSignInAgain: false };
    let variables: unknown;
    mockServer.use(
      session(nora),
      openedByGoogle(account),
      api.mutation(ChangePasswordDocument, (call) => {
        ({ variables } = call);
        account.hasPassword = true;
        return changed('changePassword', {
          signInMethods: { __typename: 'SignInMethods' as const, hasPassword: true },
        });
      }),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Password');
    expect(form.getByText(/Your account has no password yet/)).toBeVisible();
    expect(form.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('New password'), 'battery staple');
    await user.type(form.getByLabelText('Confirm password'), 'battery staple');
    await user.click(form.getByRole('button', { name: 'Set password' }));
    expect(await screen.findByText('Password set')).toBeVisible();
    expect(variables).toEqual({
      currentPassword: '',
      password: 'battery staple',
      keepIdentities: false,
    });
    expect(await form.findByLabelText('Current password')).toBeVisible();
  });

  test('asks for another address without one', async () => {
    mockServer.use(
      session(nora),
      openedByGoogle({ hasPassword: false, mustSignInAgain: false }),
      api.mutation(RequestEmailChangeDocument, ({ variables: { email } }) =>
        changed('requestEmailChange', {
          user: { __typename: 'User', id: nora.id, pendingEmail: email },
        }),
      ),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Email address');
    expect(form.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.type(form.getByLabelText('New email address'), 'new@example.com');
    await user.click(form.getByRole('button', { name: 'Change email address' }));
    expect(await form.findByText(/We sent a link to new@example.com/)).toBeVisible();
  });

  test('is led to its provider and back when signing in was a while ago', async () => {
    mockServer.use(session(nora), openedByGoogle({ hasPassword: false, mustSignInAgain: true }));
    const { user } = await renderApp(SECURITY);
    for (const name of ['Email address', 'Password']) {
      const form = await panel(name);
      expect(form.queryByRole('textbox')).not.toBeInTheDocument();
      const link = form.getByRole('link', { name: 'Log in again with Google' });
      expect(link).toHaveAttribute('href', GOOGLE);
    }
    await user.click(
      await screen.findByRole('button', { name: 'Set up two-factor authentication' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Log in again with Google' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  test('is led there when it becomes a while ago on the page', async () => {
    const account = { hasPassword: false, mustSignInAgain: false };
    const text = 'Please log in again to confirm it’s you.';
    mockServer.use(
      session(nora),
      openedByGoogle(account),
      api.mutation(RequestEmailChangeDocument, () => {
        account.mustSignInAgain = true;
        return refusal('FORBIDDEN', text);
      }),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Email address');
    await user.type(form.getByLabelText('New email address'), 'new@example.com');
    await user.click(form.getByRole('button', { name: 'Change email address' }));
    expect(await form.findByRole('link', { name: 'Log in again with Google' })).toBeVisible();
  });
});
