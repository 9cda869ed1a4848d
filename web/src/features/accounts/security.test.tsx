import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { nora, openedByGoogle, refusal, session } from './accounts.handlers.ts';
import {
  CancelEmailChangeDocument,
  ChangePasswordDocument,
  ConfirmEmailChangeDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
  RequestEmailChangeDocument,
  UndoEmailChangeDocument,
} from './security.generated.ts';

const SECURITY = '/account/settings?section=security';

const here = {
  __typename: 'OwnSession' as const,
  id: '1',
  browser: 'Firefox',
  system: 'Linux',
  address: '192.0.2.7',
  createdAt: '2026-12-01T12:00:00Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
};
const phone = { ...here, id: '2', browser: 'Safari', system: 'iPhone', isCurrent: false };

/** Answers with these sessions, as they are when they are asked for. */
function sessions(list: (typeof here)[]) {
  return api.query(MySessionsDocument, () => HttpResponse.json({ data: { mySessions: list } }));
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the password', () => {
  test('is changed with the one until now, and checked with the words of the rules', async () => {
    let variables: unknown;
    mockServer.use(
      session(nora),
      sessions([here]),
      api.mutation(ChangePasswordDocument, (call) => {
        ({ variables } = call);
        return changed('changePassword', {
          signInMethods: { __typename: 'SignInMethods' as const, hasPassword: true },
        });
      }),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Password');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findByText('Password is required')).toBeVisible();
    expect(form.getByText('Password must be at least 8 characters')).toBeVisible();
    await user.type(form.getByLabelText('Current password'), 'correct horse');
    await user.type(form.getByLabelText('New password'), 'battery staple');
    await user.type(form.getByLabelText('Confirm password'), 'battery staple');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(variables).toEqual({
      currentPassword: 'correct horse',
      password: 'battery staple',
      keepIdentities: false,
    });
    expect(form.getByLabelText('Current password')).toHaveValue('');
  });

  test('can leave what was connected of late, which is asked only where there is something', async () => {
    let variables: unknown;
    mockServer.use(
      session(nora),
      sessions([here]),
      openedByGoogle({ hasPassword: true, mustSignInAgain: false }, true),
      api.mutation(ChangePasswordDocument, (call) => {
        ({ variables } = call);
        return changed('changePassword', {
          signInMethods: { __typename: 'SignInMethods' as const, hasPassword: true },
        });
      }),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Password');
    const keep = form.getByRole('checkbox', { name: /Keep Google connected/ });
    expect(keep).not.toBeChecked();
    expect(keep).toHaveAccessibleDescription(/the new password disconnects it/);
    await user.click(keep);
    await user.type(form.getByLabelText('Current password'), 'correct horse');
    await user.type(form.getByLabelText('New password'), 'battery staple');
    await user.type(form.getByLabelText('Confirm password'), 'battery staple');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(variables).toMatchObject({ keepIdentities: true });
  });

  test('that is wrong is said to be so once, at its field, which has the focus', async () => {
    const text = 'Incorrect password';
    mockServer.use(
      session(nora),
      sessions([here]),
      api.mutation(ChangePasswordDocument, () =>
        refusal('BAD_USER_INPUT', text, { currentPassword: text }),
      ),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Password');
    await user.type(form.getByLabelText('Current password'), 'not my password');
    await user.type(form.getByLabelText('New password'), 'battery staple');
    await user.type(form.getByLabelText('Confirm password'), 'battery staple');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await form.findAllByText(text)).toHaveLength(1);
    expect(form.getByLabelText('Current password')).toBeInvalid();
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(text);
    await waitFor(() => expect(form.getByLabelText('Current password')).toHaveFocus());
  });
});

describe('the address', () => {
  test('is asked for, waits for its link, and can be kept', async () => {
    const pending = (pendingEmail: string | null) => ({
      __typename: 'User' as const,
      id: nora.id,
      pendingEmail,
    });
    mockServer.use(
      session(nora),
      sessions([here]),
      api.mutation(RequestEmailChangeDocument, ({ variables }) =>
        changed('requestEmailChange', { user: pending(variables.email) }),
      ),
      api.mutation(CancelEmailChangeDocument, () =>
        changed('cancelEmailChange', { user: pending(null) }),
      ),
    );
    const { user } = await renderApp(SECURITY);
    const form = await panel('Email address');
    await user.type(form.getByLabelText('New email address'), 'new@example.com');
    await user.type(form.getByLabelText('Current password'), 'correct horse');
    await user.click(form.getByRole('button', { name: 'Change email address' }));
    expect(await form.findByText(/We sent a link to new@example.com/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Keep current address' }));
    expect(await screen.findByText('Your email address was not changed')).toBeVisible();
    expect(form.queryByText(/We sent a link/)).not.toBeInTheDocument();
  });

  test('that is not confirmed is asked about, with a way to get the email again', async () => {
    mockServer.use(session({ ...nora, isEmailVerified: false }), sessions([here]));
    await renderApp(SECURITY);
    await screen.findByText(/Firefox on Linux/);
    const form = await panel('Email address');
    expect(form.getByText('Confirm your email address')).toBeVisible();
    expect(form.getByRole('button', { name: 'Send new link' })).toBeEnabled();
  });

  test('changes by its link, when a button is pressed and not before', async () => {
    const tokens: string[] = [];
    mockServer.use(
      session(),
      api.mutation(ConfirmEmailChangeDocument, ({ variables }) => {
        tokens.push(variables.token);
        return changed('confirmEmailChange', { maskedEmail: 'n***@example.com' });
      }),
    );
    const { user } = await renderApp('/change-email?token=abc');
    const button = await screen.findByRole('button', { name: 'Confirm email address' });
    expect(tokens).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/Your email address was changed/)).toBeVisible();
    expect(tokens).toEqual(['abc']);
  });

  test('comes back by its link, which says when it no longer works', async () => {
    const text = 'This link has expired or was already used. Please request a new one.';
    mockServer.use(
      session(),
      api.mutation(UndoEmailChangeDocument, () => refusal('BAD_USER_INPUT', text, { token: text })),
    );
    const { user } = await renderApp('/undo-email-change?token=old');
    await user.click(await screen.findByRole('button', { name: 'Undo change' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('sessions', () => {
  test('are listed, and one is ended', async () => {
    const list = [here, phone];
    mockServer.use(
      session(nora),
      sessions(list),
      api.mutation(EndSessionDocument, ({ variables }) => {
        list.splice(
          list.findIndex(({ id }) => id === variables.id),
          1,
        );
        return changed('endSession', { endedSessionId: '2' });
      }),
    );
    const { user } = await renderApp(SECURITY);
    await screen.findByText(/Firefox on Linux/);
    const region = await panel('Where you’re logged in');
    expect(region.getByText('This device')).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByText('Logged out')).toBeVisible();
    await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(1));
  });

  test('elsewhere are ended after asking', async () => {
    const list = [here, phone];
    mockServer.use(
      session(nora),
      sessions(list),
      api.mutation(EndOtherSessionsDocument, () => {
        list.pop();
        return changed('endOtherSessions', { endedCount: 1 });
      }),
    );
    const { user } = await renderApp(SECURITY);
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Log out all other devices' }));
    expect(await screen.findByText('All other devices were logged out')).toBeVisible();
  });
});
