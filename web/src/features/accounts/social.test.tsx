import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import { CompleteSignUpDocument, PendingSignUpDocument } from './social.generated.ts';

afterEach(() => {
  document.cookie = 'roomtone_notice=; max-age=0; path=/';
});

/** Where the buttons lead, by what they say. */
function targets(scope: HTMLElement): Record<string, string | null> {
  return Object.fromEntries(
    within(scope)
      .getAllByRole('link', { name: /^Continue with/ })
      .map((link) => [link.getAttribute('aria-label') ?? '', link.getAttribute('href')]),
  );
}

describe('the buttons of providers', () => {
  test.each(['Log in', 'Sign up'])('in the dialog of %s come back to the page', async (button) => {
    mockServer.use(session());
    const { user } = await renderApp('/terms?date=2026-12-24');
    await user.click(screen.getByRole('link', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: /Sign In|Create Account/ });
    const to = encodeURIComponent('/terms?date=2026-12-24');
    expect(targets(dialog)).toEqual({
      'Continue with Google': `/api/auth/google?to=${to}`,
      'Continue with Facebook': `/api/auth/facebook?to=${to}`,
    });
  });

  test('on the login page lead on to where the visitor was headed', async () => {
    mockServer.use(session());
    await renderApp('/login?to=%2Faccount%2Fbookings');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(targets(screen.getByRole('main'))).toEqual({
      'Continue with Google': '/api/auth/google?to=%2Faccount%2Fbookings',
    });
  });

  test('on the register page are four', async () => {
    mockServer.use(session());
    await renderApp('/register?to=https://evil.example');
    await screen.findByRole('button', { name: /create/i });
    expect(Object.values(targets(screen.getByRole('main')))).toEqual([
      '/api/auth/google?to=%2F',
      '/api/auth/facebook?to=%2F',
      '/api/auth/twitter?to=%2F',
      '/api/auth/github?to=%2F',
    ]);
  });
});

test('a failure is on the login page, and in a toast', async () => {
  mockServer.use(session());
  await renderApp('/login?problem=account-exists&provider=github&to=%2Fsaved');
  const text =
    'An account with this email address already exists. Log in, then connect GitHub in your settings.';
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert')).toHaveTextContent(text);
  expect(await screen.findByText('Login failed')).toBeVisible();
});

test('nothing that an address makes up is shown', async () => {
  mockServer.use(session());
  await renderApp('/login?problem=constructor&provider=evil&to=%2Fsaved');
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeEmptyDOMElement();
});

test.each([
  ['signed-in', 'Login successful'],
  ['registered', 'Registration successful'],
  ['connected-github', 'GitHub is connected'],
])('back from a provider, %s is said once', async (notice, text) => {
  document.cookie = `roomtone_notice=${notice}; path=/`;
  mockServer.use(session(nora));
  await renderApp('/terms');
  expect(await screen.findByText(text)).toBeVisible();
  expect(document.cookie).not.toContain('roomtone_notice');
});

describe('somebody whose provider gave no address', () => {
  const pending = (pendingSignUp: { provider: 'TWITTER'; name: string } | null) =>
    api.query(PendingSignUpDocument, () =>
      HttpResponse.json({
        data: { pendingSignUp: pendingSignUp && { __typename: 'PendingSignUp', ...pendingSignUp } },
      }),
    );

  test('gives one, and goes on', async () => {
    let email: unknown;
    mockServer.use(
      session(),
      pending({ provider: 'TWITTER', name: 'Nora Quist' }),
      api.mutation(CompleteSignUpDocument, ({ variables }) => {
        ({ email } = variables);
        return changed('completeSignUp', { user: nora });
      }),
    );
    const { user, location } = await renderApp('/register/address?to=%2Fprivacy');
    expect(await screen.findByText(/Welcome, Nora Quist\. X \(Twitter\) didn’t/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration successful')).toBeVisible();
    await waitFor(() => expect(location()).toBe('/privacy'));
    expect(email).toBe('nora@example.com');
  });

  test('hears that the address has an account', async () => {
    const text = 'An account with this email address already exists';
    mockServer.use(
      session(),
      pending({ provider: 'TWITTER', name: 'Nora Quist' }),
      api.mutation(CompleteSignUpDocument, () => refusal('CONFLICT', text, { email: text })),
    );
    const { user } = await renderApp('/register/address');
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com');
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    // Once, at the field, where the focus is led.
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text);
  });

  test('starts again after a while', async () => {
    mockServer.use(session(), pending(null));
    await renderApp('/register/address');
    const again = await screen.findByRole('link', { name: 'Create an account' });
    expect(again).toHaveAttribute('href', '/register');
  });
});
