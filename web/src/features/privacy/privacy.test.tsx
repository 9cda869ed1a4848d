import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  nora,
  openedByGoogle,
  refusal,
  session,
} from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AccountDeletionObstaclesDocument,
  RequestAccountDeletionDocument,
  RestoreAccountDocument,
} from './privacy.generated.ts';

const DATA = '/account/settings?section=data';
const DUE = '2026-12-15T12:00:00Z';

/** Answers what stands in the way of deleting the account. */
function obstacles(bookings = 0, studios = 0) {
  return api.query(AccountDeletionObstaclesDocument, () =>
    HttpResponse.json({
      data: {
        accountDeletionObstacles: { __typename: 'AccountDeletionObstacles', bookings, studios },
      },
    }),
  );
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a copy of one’s data', () => {
  const made: string[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    made.length = 0;
  });

  /** What the browser is asked to save. */
  function watchSaving() {
    URL.createObjectURL = () => 'blob:copy';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      made.push(`${this.download} ${this.href}`);
    });
  }

  test('is saved as a file', async () => {
    watchSaving();
    mockServer.use(
      session(nora),
      obstacles(),
      http.get('*/api/account/export', () => HttpResponse.json({ profile: {} })),
    );
    const { user } = await renderApp(DATA);
    const copy = await panel('Download your data');
    await user.click(copy.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data was downloaded')).toBeVisible();
    expect(made).toEqual(['roomtone-account.json blob:copy']);
  });

  test('that is asked for too often says when to come back', async () => {
    watchSaving();
    mockServer.use(
      session(nora),
      obstacles(),
      http.get('*/api/account/export', () =>
        HttpResponse.json({ code: 'RATE_LIMITED', retryAfter: 1200 }, { status: 429 }),
      ),
    );
    const { user } = await renderApp(DATA);
    const copy = await panel('Download your data');
    await user.click(copy.getByRole('button', { name: 'Download my data' }));
    expect(await copy.findByText('Too many attempts. Try again in 20 minutes.')).toBeVisible();
    expect(copy.getByRole('button', { name: 'Download my data' })).toBeEnabled();
    expect(made).toEqual([]);
  });

  test('that does not arrive can be asked for again', async () => {
    mockServer.use(
      session(nora),
      obstacles(),
      http.get('*/api/account/export', () => HttpResponse.error()),
    );
    const { user } = await renderApp(DATA);
    const copy = await panel('Download your data');
    await user.click(copy.getByRole('button', { name: 'Download my data' }));
    expect(await copy.findByText(/couldn’t download/)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const wrong = 'Incorrect password';

  async function openDialog() {
    const app = await renderApp(DATA);
    const deletion = await panel('Delete your account');
    await app.user.click(deletion.getByRole('button', { name: 'Delete my account' }));
    return { ...app, dialog: within(await screen.findByRole('dialog')) };
  }

  test('takes the password, logs out, and says until when it can be taken back', async () => {
    const passwords: string[] = [];
    mockServer.use(
      session(nora),
      obstacles(),
      api.query('HomeStudios', () =>
        HttpResponse.json({ data: { studios: { __typename: 'StudioConnection', nodes: [] } } }),
      ),
      api.mutation(RequestAccountDeletionDocument, ({ variables: { password } }) => {
        passwords.push(password ?? '');
        if (password !== 'correct horse') {
          return refusal('BAD_USER_INPUT', wrong, { password: wrong });
        }
        mockServer.use(session());
        return changed('requestAccountDeletion', { deletionDueAt: DUE });
      }),
    );
    const { user, location, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await dialog.findByText('Password is required')).toBeVisible();
    expect(passwords).toEqual([]);
    const field = dialog.getByLabelText('Password');
    await user.type(field, 'my guess{Enter}');
    expect(await dialog.findAllByText(wrong)).toHaveLength(1);
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.type(field, 'correct horse{Enter}');
    expect(
      await screen.findByText('Your account will be deleted on December 15, 2026'),
    ).toBeVisible();
    await waitFor(() => expect(location()).toBe('/'));
  });

  test('is given up by keeping the account', async () => {
    mockServer.use(session(nora), obstacles());
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('without a password asks to sign in again with the provider', async () => {
    mockServer.use(
      session(nora),
      obstacles(),
      openedByGoogle({ hasPassword: false, mustSignInAgain: true }),
    );
    const { dialog } = await openDialog();
    expect(dialog.getByRole('link', { name: 'Log in again with Google' })).toHaveAttribute(
      'href',
      `/api/auth/google?to=${encodeURIComponent(DATA)}`,
    );
    expect(dialog.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });

  test('waits for bookings and studios to be settled, and leads to them', async () => {
    mockServer.use(session(nora), obstacles(2, 1));
    await renderApp(DATA);
    const deletion = await panel('Delete your account');
    expect(deletion.getByText(/You have upcoming bookings/)).toBeVisible();
    expect(deletion.getByRole('link', { name: 'See my bookings' })).toHaveAttribute(
      'href',
      '/account/bookings',
    );
    expect(deletion.getByText(/Ask the Roomtone team/)).toBeVisible();
    expect(deletion.getByRole('link', { name: 'See my studios' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(deletion.queryByRole('button')).not.toBeInTheDocument();
  });

  test('can be taken back until then', async () => {
    mockServer.use(
      session({ ...nora, deletionDueAt: DUE }),
      obstacles(),
      api.mutation(RestoreAccountDocument, () =>
        changed('restoreAccount', {
          user: { __typename: 'User', id: nora.id, deletionDueAt: null },
        }),
      ),
    );
    const { user } = await renderApp(DATA);
    const deletion = await panel('Delete your account');
    expect(deletion.getByText('Your account will be deleted on December 15, 2026')).toBeVisible();
    await user.click(deletion.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account was restored')).toBeVisible();
    expect(await deletion.findByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
