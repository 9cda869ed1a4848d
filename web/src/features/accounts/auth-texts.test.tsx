import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import type { RunningApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import { LoginDocument, LogoutDocument, RegisterDocument } from './authentication.generated.ts';

/* The texts of specification §5 and §8 that the dialog and the pages have not shown elsewhere. */

type Scope = ReturnType<typeof within>;

async function openDialog(button: 'Log in' | 'Sign up') {
  mockServer.use(session());
  const app = await renderApp('/terms');
  await app.user.click(screen.getByRole('link', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

async function openPage(path: '/login' | '/register') {
  mockServer.use(session());
  const app = await renderApp(path);
  const main = within(screen.getByRole('main'));
  await main.findByRole('button', { name: /^(Sign in|Create)/ });
  return { ...app, main };
}

async function fillIn(
  user: RunningApp['user'],
  scope: Scope,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await scope.findByLabelText(label);
    await user.clear(field);
    // At once: what is checked is what is in the field, not each key on the way there.
    await user.paste(value);
  }
}

/** The toast of a failure, which stands outside the page. */
async function expectToast(title: string, text: string): Promise<void> {
  const toast = (await screen.findByText(title, { selector: 'li *' })).closest('li')!;
  expect(toast).toHaveTextContent(title + text);
}

const newcomer = {
  Username: 'nora',
  Email: 'nora@example.com',
  'Full name': 'Nora Quist',
  Password: 'longenough',
  'Confirm password': 'longenough',
};

describe('the words of the dialog', () => {
  test('lead from one tab to the other, and to a new password', async () => {
    const { user, dialog } = await openDialog('Log in');
    const sentence = () => dialog.getByRole('tabpanel').lastElementChild;
    await dialog.findByLabelText('Remember me for 30 days');
    expect(sentence()).toHaveTextContent('Don’t have an account? Sign up');
    await user.click(dialog.getByRole('button', { name: 'Sign up' }));
    await dialog.findByLabelText('Full name');
    expect(sentence()).toHaveTextContent('Already have an account? Log in');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await user.click(await dialog.findByRole('button', { name: 'Forgot password?' }));
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(
      dialog.getByText(
        "Enter your email address and we'll send you a link to reset your password.",
      ),
    ).toBeVisible();
  });

  test('show an error at the field that it is about', async () => {
    const { user, dialog } = await openDialog('Sign up');
    await fillIn(user, dialog, { ...newcomer, 'Confirm password': 'er' });
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    const field = dialog.getByLabelText('Confirm password');
    expect(await dialog.findByText('Passwords do not match')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Passwords do not match');
    expect(dialog.getByLabelText('Password')).not.toHaveAccessibleDescription(/do not match/);
  });

  test('take up to 20 characters for a username', async () => {
    const { user, dialog } = await openDialog('Sign up');
    await fillIn(user, dialog, { Username: 'x'.repeat(20) });
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText('Name must be at least 2 characters')).toBeVisible();
    expect(dialog.queryByText(/^Username must be/)).not.toBeInTheDocument();
  });

  test('are “Login failed” when the server says nothing', async () => {
    const { user, dialog } = await openDialog('Log in');
    mockServer.use(api.mutation(LoginDocument, () => HttpResponse.error()));
    await fillIn(user, dialog, { 'Email or username': 'nora', Password: 'longenough' });
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Login failed')).toBeVisible();
  });

  test('are those of the server when it refuses a registration', async () => {
    const { user, dialog } = await openDialog('Sign up');
    const text = 'This username is taken';
    mockServer.use(
      api.mutation(RegisterDocument, () => refusal('CONFLICT', text, { username: text })),
    );
    await fillIn(user, dialog, newcomer);
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Username')).toHaveAccessibleDescription(text),
    );
    mockServer.use(api.mutation(RegisterDocument, () => HttpResponse.error()));
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByText('Registration failed. Please try again.')).toBeVisible();
  });

  test('welcome by the username who gave no name', async () => {
    const { user, dialog } = await openDialog('Log in');
    mockServer.use(
      api.mutation(LoginDocument, () => changed('login', { user: { ...nora, name: '' } })),
    );
    await fillIn(user, dialog, { 'Email or username': 'nora', Password: 'longenough' });
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome back, nora')).toBeVisible();
  });
});

describe('the words of the pages', () => {
  test('lead to each other, to the terms and to a new password', async () => {
    const { main } = await openPage('/login');
    const links = [
      ['Forgot your password?', '/reset-password'],
      ['Sign up', '/register'],
    ] as const;
    for (const [name, target] of links) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
    }
  });

  test('say once, in the form, that a password is wrong', async () => {
    const { user, main } = await openPage('/login');
    const text = 'Invalid credentials';
    mockServer.use(api.mutation(LoginDocument, () => refusal('UNAUTHENTICATED', text)));
    await fillIn(user, main, { Email: 'nora@example.com', Password: 'longenough' });
    await user.click(main.getByRole('button', { name: 'Sign in' }));
    expect(await main.findByText(text)).toBeVisible();
    expect(main.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByText('Login failed')).toBeNull();
  });

  test('say on the page and in a toast that a login failed for no reason that is known', async () => {
    const { user, main } = await openPage('/login');
    mockServer.use(api.mutation(LoginDocument, () => HttpResponse.error()));
    await fillIn(user, main, { Email: 'nora@example.com', Password: 'longenough' });
    await user.click(main.getByRole('button', { name: 'Sign in' }));
    const text = 'Login failed. Please check your credentials.';
    expect(await main.findByText(text)).toBeVisible();
    await expectToast('Login failed', text);
  });

  test('say what a registration lacks, and what the server refused', async () => {
    const { user, main } = await openPage('/register');
    for (const name of ['I want to book studios', 'I want to list a studio']) {
      expect(main.getByRole('checkbox', { name })).toBeEnabled();
    }
    for (const [name, target] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Log in', '/login'],
    ] as const) {
      expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
    }
    await fillIn(user, main, {
      Username: 'no',
      Email: 'nora',
      'Full name': 'N',
      Password: 'seven c',
      'Confirm password': 'other',
    });
    await user.click(main.getByRole('button', { name: 'Create account' }));
    for (const [label, text] of [
      ['Username', 'Username must be at least 3 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Full name', 'Name must be at least 2 characters'],
      ['Password', 'Password must be at least 8 characters'],
      ['Confirm password', 'Passwords do not match'],
    ] as const) {
      expect(await main.findByText(text)).toBeVisible();
      expect(main.getByLabelText(label)).toHaveAccessibleDescription(text);
    }
    expect(main.getByText('You must agree to the terms and conditions')).toBeVisible();
  });

  test('send neither the password twice nor the agreement', async () => {
    const { user, main } = await openPage('/register');
    let input: unknown;
    const text = 'An account with this email address already exists';
    mockServer.use(
      api.mutation(RegisterDocument, ({ variables }) => {
        ({ input } = variables);
        return refusal('CONFLICT', text, { email: text });
      }),
    );
    await fillIn(user, main, newcomer);
    await user.click(main.getByRole('checkbox', { name: 'I want to list a studio' }));
    await user.click(main.getByRole('checkbox', { name: /^I agree/ }));
    await user.click(main.getByRole('button', { name: 'Create account' }));
    expect(await main.findByText(text)).toBeVisible();
    expect(main.getByLabelText('Email')).toHaveAccessibleDescription(text);
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(input).toEqual({
      username: 'nora',
      name: 'Nora Quist',
      email: 'nora@example.com',
      password: 'longenough',
      isStudioOwner: true,
      isBooker: true,
    });
  });
});

test('a logout that fails says so, and nobody is logged out', async () => {
  mockServer.use(
    session(nora),
    api.mutation(LogoutDocument, () => HttpResponse.error()),
  );
  const { user } = await renderApp('/terms');
  const button = await screen.findByRole('button', { name: 'Account menu for Nora Quist' });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(button).toBeVisible();
});
