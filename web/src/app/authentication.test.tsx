import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import {
  LoginDocument,
  RegisterDocument,
} from '#web/features/accounts/authentication.generated.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { homeStudios } from './pages/home/home.handlers.ts';

/** A server that takes its time, until it is let go. */
function slowServer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  mockServer.use(
    session(),
    homeStudios(listed('1', 'Cedar Hall', 'recording', 'london')),
    api.mutation(LoginDocument, async () => {
      await promise;
      return changed('login', { user: nora });
    }),
    api.mutation(RegisterDocument, async () => {
      await promise;
      return changed('register', { user: nora });
    }),
  );
  return { letGo: resolve };
}

type Form = ReturnType<typeof within>;

/** Nothing in a form can be used while it is on its way. */
function expectAllDisabled(form: Form) {
  for (const role of ['textbox', 'checkbox', 'radio'] as const) {
    for (const field of form.queryAllByRole(role)) expect(field).toBeDisabled();
  }
  for (const part of form.queryAllByLabelText(/password$/i)) expect(part).toBeDisabled();
}

describe('while the server is asked', () => {
  test('the dialog says that it is signing in, and takes nothing more', async () => {
    const server = slowServer();
    const { user } = await renderApp('/terms');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Email or username'), 'nora');
    await user.type(dialog.getByLabelText('Password'), 'longenough');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));
    expect(await dialog.findByRole('button', { name: 'Signing In...' })).toBeDisabled();
    expectAllDisabled(dialog);
    server.letGo();
    expect(await screen.findByText('Login successful')).toBeVisible();
  });

  test('the dialog says that it is creating an account, and takes nothing more', async () => {
    const server = slowServer();
    const { user } = await renderApp('/terms');
    await user.click(screen.getByRole('link', { name: 'Sign up' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Create Account' }));
    expect(await dialog.findByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    expectAllDisabled(dialog);
    server.letGo();
    expect(await screen.findByText('Registration successful')).toBeVisible();
  });

  test('the login page says that it is signing in, and then goes home', async () => {
    const server = slowServer();
    const { user, location } = await renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'nora@example.com');
    await user.type(screen.getByLabelText('Password'), 'longenough');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
    server.letGo();
    expect(await screen.findByText('Login successful')).toBeVisible();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(location()).toBe('/');
  });

  test('the register page says that it is creating an account, and then goes home', async () => {
    const server = slowServer();
    const { user, location } = await renderApp('/register');
    const main = within(screen.getByRole('main'));
    await fillIn(user, main);
    await user.click(main.getByRole('checkbox', { name: /I agree/ }));
    await user.click(main.getByRole('button', { name: 'Create account' }));
    expect(await main.findByRole('button', { name: 'Creating account...' })).toBeDisabled();
    server.letGo();
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
    expect(location()).toBe('/');
  });
});

test('a registration that does not reach the server says so', async () => {
  mockServer.use(
    session(),
    api.mutation(RegisterDocument, () => HttpResponse.error()),
  );
  const { user } = await renderApp('/register');
  const main = within(screen.getByRole('main'));
  await fillIn(user, main);
  await user.click(main.getByRole('checkbox', { name: /I agree/ }));
  await user.click(main.getByRole('button', { name: 'Create account' }));
  expect(
    (await screen.findAllByText('Registration failed. Please try again.')).at(0),
  ).toBeVisible();
});

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>['user'], form: Form) {
  await user.type(await form.findByLabelText('Username'), 'nora');
  await user.type(form.getByLabelText('Email'), 'nora@example.com');
  await user.type(form.getByLabelText('Full name'), 'Nora Quist');
  await user.type(form.getByLabelText('Password'), 'longenough');
  await user.type(form.getByLabelText('Confirm password'), 'longenough');
}
