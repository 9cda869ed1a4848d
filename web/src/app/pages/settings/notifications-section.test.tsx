import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import {
  MyNotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
} from '#web/features/accounts/notifications.generated.ts';
import {
  MySubscriptionDocument,
  SetMySubscriptionDocument,
} from '#web/features/marketing/newsletter.generated.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const NOTIFICATIONS = '/account/settings?section=notifications';

const kinds = [
  'BOOKING_REQUESTED',
  'BOOKING_CONFIRMED',
  'BOOKING_CANCELLED',
  'BOOKING_EXPIRED',
  'BOOKING_REMINDER',
  'BOOKING_OVER',
  'STUDIO_REQUESTED',
  'STUDIO_BOOKED',
  'STUDIO_CANCELLED',
  'STUDIO_REMINDER',
  'STUDIO_REVIEWED',
  'REQUEST_ANSWERED',
  'REVIEW_RECEIVED',
  'REVIEW_ANSWERED',
  'UNREAD_MESSAGES',
  'SAVED_SEARCH',
  'ACCOUNT',
] as const;

/** Everything is on but these. */
function preferences(off: readonly string[] = []) {
  return api.query(MyNotificationPreferencesDocument, () =>
    HttpResponse.json({
      data: {
        myNotificationPreferences: kinds.map((kind) => ({
          __typename: 'NotificationPreference' as const,
          kind,
          channel: 'EMAIL' as const,
          isOn: !off.includes(kind),
          isLocked: kind === 'ACCOUNT',
        })),
      },
    }),
  );
}

/** Answers whether one is on the mailing list; null when one's address is not confirmed. */
function mailingList(mySubscription: boolean | null) {
  return api.query(MySubscriptionDocument, () => HttpResponse.json({ data: { mySubscription } }));
}

/** Stores what is chosen, and notes it. */
function storing(stored: unknown[]) {
  return api.mutation(SetNotificationPreferenceDocument, ({ variables }) => {
    stored.push(variables);
    return changed('setNotificationPreference', {
      preference: { __typename: 'NotificationPreference', ...variables, isLocked: false },
    });
  });
}

const choice = (name: string) => screen.getByRole('switch', { name: `${name} Email` });

describe('kinds of emails', () => {
  test('show every kind by its group, and say what cannot be switched off', async () => {
    mockServer.use(session(nora), preferences(['BOOKING_EXPIRED']), mailingList(false));
    await renderApp(NOTIFICATIONS);
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('columnheader', { name: 'Email' })).toBeVisible();
    const groups = table.getAllByRole('rowgroup').slice(1);
    expect(groups.map((group) => within(group).getAllByRole('row')[0]?.textContent)).toEqual([
      'Your bookings',
      'Reviews',
      'Your messages',
      'Your saved searches',
      'Your ideas',
      'Your account',
    ]);
    expect(choice('Booking confirmed')).toBeChecked();
    expect(choice('Request expired')).not.toBeChecked();
    expect(choice('Request expired')).toHaveAccessibleDescription('The host didn’t reply in time.');
    const safety = within(table.getByRole('row', { name: /Account security/ }));
    expect(safety.getByText('Always on')).toBeVisible();
    expect(safety.queryByRole('switch')).not.toBeInTheDocument();
    expect(safety.getByText(/Can’t be turned off/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change email address' })).toHaveAttribute(
      'href',
      '/account/settings?section=security',
    );
  });

  test('show owners what happens to their studios', async () => {
    mockServer.use(
      session({ ...nora, isStudioOwner: true }),
      preferences(['STUDIO_REQUESTED']),
      mailingList(false),
    );
    await renderApp(NOTIFICATIONS);
    await screen.findByRole('table');
    expect(choice('New request for your studio')).not.toBeChecked();
    expect(choice('New booking for your studio')).toBeChecked();
  });

  test('store a choice at once, by keyboard too', async () => {
    const stored: unknown[] = [];
    mockServer.use(session(nora), preferences(), mailingList(false), storing(stored));
    const { user } = await renderApp(NOTIFICATIONS);
    await screen.findByRole('table');
    choice('Booking confirmed').focus();
    await user.keyboard(' ');
    expect(choice('Booking confirmed')).not.toBeChecked();
    await waitFor(() =>
      expect(stored).toEqual([{ kind: 'BOOKING_CONFIRMED', channel: 'EMAIL', isOn: false }]),
    );
    expect(choice('Booking confirmed')).not.toBeChecked();
    expect(choice('Booking canceled')).toBeChecked();
  });

  test('store the last of quick choices last', async () => {
    const stored: unknown[] = [];
    const held: (() => void)[] = [];
    mockServer.use(
      session(nora),
      preferences(),
      mailingList(false),
      api.mutation(SetNotificationPreferenceDocument, async ({ variables }) => {
        stored.push(variables.isOn);
        await new Promise<void>((go) => {
          held.push(go);
        });
        return changed('setNotificationPreference', {
          preference: { __typename: 'NotificationPreference', ...variables, isLocked: false },
        });
      }),
    );
    const { user } = await renderApp(NOTIFICATIONS);
    await screen.findByRole('table');
    const control = choice('Booking confirmed');
    await user.click(control);
    await user.click(control);
    await user.click(control);
    await user.click(control);
    expect(control).toBeChecked();
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    await waitFor(() => expect(control).toBeChecked());
    expect(stored).toEqual([false, true]);
  });

  test('go back with a toast when a choice could not be stored', async () => {
    mockServer.use(
      session(nora),
      preferences(),
      mailingList(false),
      api.mutation(SetNotificationPreferenceDocument, () => HttpResponse.error()),
    );
    const { user } = await renderApp(NOTIFICATIONS);
    await screen.findByRole('table');
    await user.click(choice('Booking confirmed'));
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(screen.getByText('We couldn’t save your choice. Please try again.')).toBeVisible();
    expect(choice('Booking confirmed')).toBeChecked();
  });

  test('that do not load offer to try again', async () => {
    let fails = true;
    mockServer.use(
      session(nora),
      api.query(MyNotificationPreferencesDocument, () =>
        fails ? refusal('INTERNAL', 'Something went wrong on our side.') : undefined,
      ),
      preferences(),
      mailingList(false),
    );
    const { user } = await renderApp(NOTIFICATIONS);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('the mailing list', () => {
  const open = () => renderApp(NOTIFICATIONS);
  const label = 'Send me the newsletter';

  test('join and leave the list at once', async () => {
    const chosen: unknown[] = [];
    mockServer.use(
      session(nora),
      preferences(),
      mailingList(false),
      api.mutation(SetMySubscriptionDocument, ({ variables: { isOn } }) => {
        chosen.push(isOn);
        return changed('setMySubscription', { isOn });
      }),
    );
    const { user } = await open();
    const control = await screen.findByRole('switch', { name: label });
    expect(control).not.toBeChecked();
    await user.click(control);
    await waitFor(() => expect(chosen).toEqual([true]));
    expect(control).toBeChecked();
    await user.click(control);
    await waitFor(() => expect(chosen).toEqual([true, false]));
    expect(control).not.toBeChecked();
  });

  test('go back when that could not be stored', async () => {
    mockServer.use(
      session(nora),
      preferences(),
      mailingList(true),
      api.mutation(SetMySubscriptionDocument, () => refusal('INTERNAL', 'Nothing was changed.')),
    );
    const { user } = await open();
    const control = await screen.findByRole('switch', { name: label });
    await user.click(control);
    expect(await screen.findByText('Not saved')).toBeVisible();
    expect(control).toBeChecked();
  });

  test('ask for a confirmed address first', async () => {
    mockServer.use(session({ ...nora, isEmailVerified: false }), preferences(), mailingList(null));
    await open();
    const panel = within(await screen.findByRole('region', { name: 'Newsletter' }));
    expect(panel.getByText(/before you subscribe/)).toBeVisible();
    expect(panel.queryByRole('switch')).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Send new link' })).toBeVisible();
  });
});
