import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import { LoginDocument } from './authentication.generated.ts';
import type { SessionUserFragment } from './session.generated.ts';
import {
  BeginTwoFactorDocument,
  ConfirmSignInDocument,
  DisableTwoFactorDocument,
  DisconnectIdentityDocument,
  EnableTwoFactorDocument,
  MyTwoFactorDocument,
  MySignInMethodsDocument,
} from './two-factor.generated.ts';

const question = 'Enter the 6-digit code from your authenticator app.';
const wrong = 'This code is incorrect or was already used. Wait for the next one.';

/** Takes logins, which need the code 123456. @returns what was sent */
function takeLogins(): unknown[] {
  const inputs: unknown[] = [];
  mockServer.use(
    session(),
    api.mutation(LoginDocument, ({ variables: { input } }) => {
      inputs.push(input);
      if (!input.code) return refusal('TWO_FACTOR_REQUIRED', 'Enter the code');
      if (input.code === '123456') return changed('login', { user: nora });
      return refusal('TWO_FACTOR_REQUIRED', wrong, { code: wrong });
    }),
  );
  return inputs;
}

describe('a login of an account with an app', () => {
  test('asks for the code in the dialog, and keeps what was typed', async () => {
    const inputs = takeLogins();
    const { user } = await renderApp('/terms');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText(question)).toBeVisible();
    const code = dialog.getByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');

    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Enter a code')).toBeVisible();
    await user.type(code, '000000');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findAllByText(wrong)).not.toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText('Email or username')).toHaveValue('nora');
    expect(dialog.getByLabelText('Password')).toHaveValue('longenough');

    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    await user.clear(await dialog.findByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Login successful')).toBeVisible();
    const login = { identifier: 'nora', password: 'longenough', rememberMe: false };
    expect(inputs.at(0)).toEqual(login);
    expect(inputs.at(-1)).toEqual({ ...login, code: '123456' });
  });

  test('asks for it on the page, takes one for recovery, and goes on', async () => {
    const inputs = takeLogins();
    const { user, location } = await renderApp('/login?to=%2Fprivacy');
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com');
    await user.type(screen.getByLabelText('Password'), 'longenough');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveAttribute('inputmode', 'text');
    await user.type(screen.getByLabelText('Recovery code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
    expect(location()).toBe('/privacy');
    expect(inputs).toHaveLength(2);
  });

  test('asks for it back from a provider too', async () => {
    mockServer.use(
      session(),
      api.mutation(ConfirmSignInDocument, ({ variables: { code } }) =>
        code === '123456'
          ? changed('confirmSignIn', { user: nora })
          : refusal('TWO_FACTOR_REQUIRED', wrong, { code: wrong }),
      ),
    );
    const { user, location } = await renderApp('/login/code?to=%2Fprivacy');
    await user.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findAllByText(wrong)).not.toEqual([]);
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(location()).toBe('/privacy');
  });
});

describe('the settings', () => {
  const signInMethods = {
    __typename: 'SignInMethods',
    hasPassword: true,
    mustSignInAgain: false,
    identities: [{ __typename: 'Identity', provider: 'GITHUB', label: 'nora-q', isRecent: false }],
    available: ['GOOGLE', 'GITHUB'],
  } as const;
  const open = (
    twoFactor: { isAvailable?: boolean; enabledAt?: string; recoveryCodesLeft?: number } = {},
    me: SessionUserFragment = nora,
  ) => {
    const state = {
      __typename: 'TwoFactor',
      isAvailable: true,
      enabledAt: null,
      recoveryCodesLeft: 0,
      ...twoFactor,
    } as const;
    mockServer.use(
      session(me),
      api.query(MySignInMethodsDocument, () =>
        HttpResponse.json({ data: { mySignInMethods: signInMethods } }),
      ),
      api.query(MyTwoFactorDocument, () => HttpResponse.json({ data: { myTwoFactor: state } })),
    );
    return renderApp('/account/settings?section=security');
  };

  test('set up an app, step by step', async () => {
    const { user } = await open();
    const codes = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbb${index}`);
    const setup = {
      __typename: 'TwoFactorSetup',
      secret: 'JBSWY3DP',
      uri: 'otpauth://totp/x',
    } as const;
    mockServer.use(
      api.mutation(BeginTwoFactorDocument, ({ variables: { password } }) =>
        password === 'longenough'
          ? changed('beginTwoFactor', { setup: { ...setup, qrCode: '<svg/>' } })
          : refusal('BAD_USER_INPUT', 'Wrong', { password: 'Incorrect password' }),
      ),
      api.mutation(EnableTwoFactorDocument, () =>
        changed('enableTwoFactor', { recoveryCodes: codes }),
      ),
    );
    await user.click(
      await screen.findByRole('button', { name: 'Set up two-factor authentication' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Password'), 'other{Enter}');
    expect(await dialog.findByText('Incorrect password')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await user.clear(dialog.getByLabelText('Password'));
    await user.type(dialog.getByLabelText('Password'), 'longenough{Enter}');
    expect(await dialog.findByAltText('QR code for your authenticator app')).toBeVisible();
    expect(dialog.getByText('JBSW Y3DP')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
    await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
    const list = await dialog.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringContaining(codes[9]!),
    );
    const enabledAt = '2026-12-01T12:00:00Z';
    mockServer.use(
      api.query(MyTwoFactorDocument, () =>
        HttpResponse.json({
          data: {
            myTwoFactor: {
              __typename: 'TwoFactor',
              isAvailable: true,
              enabledAt,
              recoveryCodesLeft: 10,
            },
          },
        }),
      ),
    );
    await user.keyboard('{Escape}');
    expect(await dialog.findByText(/Save these codes first/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(list).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByText('Two-factor authentication is on')).toBeVisible();
    expect(await screen.findByText('10 recovery codes left')).toBeVisible();
  });

  test('switch it off with password and code', async () => {
    const { user } = await open({ enabledAt: '2026-12-01T12:00:00Z', recoveryCodesLeft: 1 });
    let variables: unknown;
    mockServer.use(
      api.mutation(DisableTwoFactorDocument, (call) => {
        ({ variables } = call);
        return changed('disableTwoFactor', {
          twoFactor: { __typename: 'TwoFactor' as const, enabledAt: null },
        });
      }),
    );
    expect(await screen.findByText('1 recovery code left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Password'), 'longenough');
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-factor authentication is off')).toBeVisible();
    expect(variables).toEqual({ password: 'longenough', code: '123456' });
  });

  test('tell administrators that they need it, and everybody where it cannot be had', async () => {
    await open({ isAvailable: false }, { ...nora, mustSetUpTwoFactor: true });
    expect(await screen.findByText(/Administrators need two-factor/)).toBeVisible();
    expect(screen.getByText(/isn’t available on this server/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Set up/ })).toBeNull();
  });

  test('disconnect a provider once that is confirmed', async () => {
    const { user } = await open();
    mockServer.use(
      api.mutation(DisconnectIdentityDocument, () =>
        changed('disconnectIdentity', { signInMethods: { ...signInMethods, identities: [] } }),
      ),
    );
    expect(await screen.findByText('nora-q')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect Google' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Disconnect GitHub' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect GitHub' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('GitHub disconnected')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible();
  });

  test('say that the last sign-in method stays', async () => {
    const text = 'This is the only way to log in to your account.';
    const { user } = await open();
    mockServer.use(api.mutation(DisconnectIdentityDocument, () => refusal('CONFLICT', text)));
    await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await dialog.findByText(text)).toBeVisible();
  });
});
