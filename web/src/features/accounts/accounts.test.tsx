import { screen, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, refusal, session } from './accounts.handlers.ts';
import { LoginDocument, LogoutDocument, RegisterDocument } from './authentication.generated.ts';

/** Opens the dialog from a page that does not matter here. */
async function openDialog(button: 'Log in' | 'Sign up') {
  mockServer.use(session());
  const app = await renderApp('/terms');
  await app.user.click(screen.getByRole('link', { name: button }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the dialog', () => {
  test('opens on the tab that was asked for, and leads from one to the other', async () => {
    const { user, dialog } = await openDialog('Log in');
    expect(await dialog.findByRole('tab', { name: 'Sign In', selected: true })).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Sign Up' }));
    expect(await dialog.findByLabelText('Full name')).toBeVisible();
    expect(dialog.getByLabelText('Booking studios (Artist/Producer)')).toBeChecked();
    expect(dialog.getByLabelText('Listing my studio (Studio Owner)')).not.toBeChecked();
  });

  test('asks for what is missing before it logs anybody in', async () => {
    const { user, dialog } = await openDialog('Log in');
    await user.click(await dialog.findByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Email or username is required')).toBeVisible();
    expect(dialog.getByText('Password is required')).toBeVisible();
  });

  test('says in the dialog why a login failed', async () => {
    const { user, dialog } = await openDialog('Log in');
    mockServer.use(
      api.mutation(LoginDocument, () => refusal('UNAUTHENTICATED', 'Invalid credentials')),
    );
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'wrong-password');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByText('Invalid credentials')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('Invalid credentials');
  });

  test('logs in, welcomes, and closes', async () => {
    const { user, dialog } = await openDialog('Log in');
    let input: unknown;
    mockServer.use(
      api.mutation(LoginDocument, ({ variables }) => {
        ({ input } = variables);
        return changed('login', { user: nora });
      }),
    );
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    await user.click(dialog.getByLabelText('Remember me for 30 days'));
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(screen.getByText('Welcome back, Nora Quist')).toBeVisible();
    expect(input).toEqual({ identifier: 'nora', password: 'longenough', rememberMe: true });
    expect(await screen.findByRole('button', { name: /Nora Quist/ })).toBeVisible();
  });

  test('checks a registration with the words of the rules', async () => {
    const { user, dialog } = await openDialog('Sign up');
    await user.type(await dialog.findByLabelText('Username'), 'no');
    await user.type(dialog.getByLabelText('Email'), 'nora');
    await user.type(dialog.getByLabelText('Full name'), 'N');
    await user.type(dialog.getByLabelText('Password'), 'short');
    await user.type(dialog.getByLabelText('Confirm password'), 'other');
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    for (const text of [
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Name must be at least 2 characters',
      'Password must be at least 8 characters',
      'Passwords do not match',
    ]) {
      expect(await dialog.findByText(text)).toBeVisible();
    }
    await user.type(dialog.getByLabelText('Username'), 'x'.repeat(20));
    expect(await dialog.findByText('Username must be less than 20 characters')).toBeVisible();
  });

  test('registers an owner without sending the password twice', async () => {
    const { user, dialog } = await openDialog('Sign up');
    let input: unknown;
    mockServer.use(
      api.mutation(RegisterDocument, ({ variables }) => {
        ({ input } = variables);
        return changed('register', { user: nora });
      }),
    );
    await user.type(await dialog.findByLabelText('Username'), 'nora');
    await user.type(dialog.getByLabelText('Email'), 'nora@example.com');
    await user.type(dialog.getByLabelText('Full name'), 'Nora Quist');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    await user.type(dialog.getByLabelText('Confirm password'), 'longenough');
    await user.click(dialog.getByLabelText('Listing my studio (Studio Owner)'));
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(input).toEqual({
      username: 'nora',
      email: 'nora@example.com',
      name: 'Nora Quist',
      password: 'longenough',
      isStudioOwner: true,
    });
  });
});

describe('the pages', () => {
  test('log in by email address, and go on to where the visitor was headed', async () => {
    mockServer.use(
      session(),
      api.mutation(LoginDocument, () => changed('login', { user: nora })),
    );
    const { user, location } = await renderApp('/login?to=%2Fprivacy');
    await user.type(await screen.findByLabelText('Email'), 'nora');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), '@example.com');
    await user.type(screen.getByLabelText('Password'), 'er');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
    expect(location()).toBe('/privacy');
  });

  test('do not register anybody who has not agreed to the terms', async () => {
    mockServer.use(session());
    const { user } = await renderApp('/register');
    await user.click(await screen.findByRole('button', { name: /create/i }));
    expect(await screen.findByText('You must agree to the terms and conditions')).toBeVisible();
  });

  test('lead a visitor who needs an account to the login and back', async () => {
    mockServer.use(session());
    const { location } = await renderApp('/account/bookings?period=past');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(location()).toBe(`/login?to=${encodeURIComponent('/account/bookings?period=past')}`);
  });
});

test('logging out says so, and shows the way back in', async () => {
  mockServer.use(
    session(nora),
    api.mutation(LogoutDocument, () => changed('logout', { wasLoggedIn: true })),
  );
  const { user } = await renderApp('/terms');
  await user.click(await screen.findByRole('button', { name: /Nora Quist/ }));
  mockServer.use(session());
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});
