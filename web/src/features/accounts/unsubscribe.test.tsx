import { screen } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { refusal, session } from './accounts.handlers.ts';
import {
  SetByUnsubscribeLinkDocument,
  UnsubscribeLinkDocument,
} from './notifications.generated.ts';

/** A link in an email about confirmed bookings. */
function link(isOn = true) {
  return api.query(UnsubscribeLinkDocument, ({ variables }) =>
    variables.token === 'good'
      ? HttpResponse.json({
          data: {
            unsubscribeLink: {
              __typename: 'UnsubscribeLink',
              maskedEmail: 'n•••@example.com',
              kind: 'BOOKING_CONFIRMED',
              isOn,
            },
          },
        })
      : refusal('BAD_USER_INPUT', 'Wrong', { token: 'This link is invalid or no longer works.' }),
  );
}

/** Notes what is chosen by links. */
function choosing(chosen: unknown[]) {
  return api.mutation(SetByUnsubscribeLinkDocument, ({ variables: { isOn } }) => {
    chosen.push(isOn);
    return changed('setByUnsubscribeLink', { link: { __typename: 'UnsubscribeLink', isOn } });
  });
}

describe('the link in an email', () => {
  test('says whose emails of what kind end, ends them by a press, and takes it back', async () => {
    const chosen: unknown[] = [];
    mockServer.use(session(), link(), choosing(chosen));
    const { user } = await renderApp('/unsubscribe?token=good');
    expect(await screen.findByText('Stop sending these emails to n•••@example.com:')).toBeVisible();
    expect(screen.getByText('Booking confirmed')).toBeVisible();
    expect(chosen).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(
      await screen.findByText(
        'You’re unsubscribed. n•••@example.com will no longer get these emails: Booking confirmed.',
      ),
    ).toBeVisible();
    // Where a screen reader goes on reading, now that the button is gone.
    expect(screen.getByText(/^You’re unsubscribed/).closest('output')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Stay subscribed' }));
    expect(await screen.findByText('You’re still subscribed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
    expect(chosen).toEqual([false, true]);
    expect(screen.getByRole('link', { name: 'All notification settings' })).toHaveAttribute(
      'href',
      '/account/settings?section=notifications',
    );
  });

  test('that was followed before says so', async () => {
    mockServer.use(session(), link(false));
    await renderApp('/unsubscribe?token=good');
    expect(await screen.findByRole('button', { name: 'Stay subscribed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
  });

  test.each(['/unsubscribe?token=bad', '/unsubscribe'])(
    'that does not work says so, and what does: %s',
    async (path) => {
      mockServer.use(session(), link());
      await renderApp(path);
      expect(await screen.findByText('This link is invalid or no longer works.')).toBeVisible();
      expect(screen.getByRole('link', { name: 'All notification settings' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Unsubscribe' })).not.toBeInTheDocument();
    },
  );

  test('says when a press did not work, and can be pressed again', async () => {
    const chosen: unknown[] = [];
    mockServer.use(
      session(),
      link(),
      api.mutation(SetByUnsubscribeLinkDocument, () => HttpResponse.error(), { once: true }),
      choosing(chosen),
    );
    const { user } = await renderApp('/unsubscribe?token=good');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('button', { name: 'Stay subscribed' })).toBeVisible();
    expect(chosen).toEqual([false]);
  });
});
