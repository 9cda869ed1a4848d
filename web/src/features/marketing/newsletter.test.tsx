import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ConfirmSubscriptionDocument,
  KeepSubscriptionDocument,
  SubscriptionLinkDocument,
  UnsubscribeDocument,
} from './newsletter.generated.ts';
import { SubscribeDocument } from './components/subscribe-form.generated.ts';

beforeEach(() => mockServer.use(session()));

/** The form of the footer, whose code comes after the page's. */
const findForm = async () => within(await screen.findByRole('form', { name: 'Newsletter' }));

test('the footer takes an address, and says what happens next', async () => {
  let asked: unknown;
  mockServer.use(
    api.mutation(SubscribeDocument, ({ variables }) => {
      asked = variables;
      return changed('subscribe', { email: 'nora@example.com' });
    }),
  );
  const { user } = await renderApp('/terms');
  const form = await findForm();
  await user.type(form.getByLabelText('Email address'), ' nora@example.com {Enter}');
  expect(
    await form.findByText(
      'If nora@example.com isn’t subscribed yet, we sent it a link to confirm.',
    ),
  ).toBeVisible();
  expect(asked).toEqual({ email: 'nora@example.com' });
  expect(form.getByLabelText('Email address')).toHaveValue('');
});

test('what is wrong with the address is said at the field', async () => {
  const errorText = 'Please enter a valid email address';
  mockServer.use(
    api.mutation(SubscribeDocument, () =>
      refusal('BAD_USER_INPUT', 'Some values are wrong', { email: errorText }),
    ),
  );
  const { user } = await renderApp('/terms');
  const form = await findForm();
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  expect(await form.findByText(errorText)).toBeVisible();
  expect(form.getByLabelText('Email address')).toBeInvalid();
  expect(form.getByLabelText('Email address')).toHaveAccessibleDescription(
    expect.stringContaining(errorText) as string,
  );
});

test('the link in the email confirms when it is pressed', async () => {
  const tokens: unknown[] = [];
  mockServer.use(
    api.mutation(ConfirmSubscriptionDocument, ({ variables }) => {
      tokens.push(variables.token);
      return changed('confirmSubscription', {
        subscription: { __typename: 'SubscriptionLink' as const, isOn: true },
      });
    }),
  );
  const { user } = await renderApp('/newsletter/confirm?token=abc');
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(tokens).toEqual([]);
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  expect(tokens).toEqual(['abc']);
});

test('a link that is used up says so', async () => {
  const text = 'This link has expired or was used before.';
  mockServer.use(
    api.mutation(ConfirmSubscriptionDocument, () =>
      refusal('BAD_USER_INPUT', text, { token: text }),
    ),
  );
  const { user } = await renderApp('/newsletter/confirm?token=abc');
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(text)).toBeVisible();
});

/** A key in an email of the list. */
function key(isOn = true) {
  return api.query(SubscriptionLinkDocument, ({ variables }) =>
    variables.key === 'k1'
      ? HttpResponse.json({
          data: {
            subscriptionLink: {
              __typename: 'SubscriptionLink',
              maskedEmail: 'n•••@example.com',
              isOn,
            },
          },
        })
      : refusal('BAD_USER_INPUT', 'Wrong', { key: 'This link has expired or was used before.' }),
  );
}

test('the list is left by the key in its emails, and joined again', async () => {
  const asked: string[] = [];
  mockServer.use(
    key(),
    api.mutation(UnsubscribeDocument, ({ variables }) => {
      asked.push(`leave ${variables.key}`);
      return changed('unsubscribe', { isOn: false });
    }),
    api.mutation(KeepSubscriptionDocument, ({ variables }) => {
      asked.push(`keep ${variables.key}`);
      return changed('keepSubscription', {
        subscription: { __typename: 'SubscriptionLink', isOn: true },
      });
    }),
  );
  const { user } = await renderApp('/newsletter/unsubscribe?key=k1');
  expect(
    await screen.findByText('We email n•••@example.com about new studios about once a month.'),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(
    await screen.findByText(
      'You’re unsubscribed. n•••@example.com will no longer get the newsletter.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay subscribed' }));
  expect(await screen.findByText('You’re still subscribed.')).toBeVisible();
  expect(asked).toEqual(['leave k1', 'keep k1']);
});

test('a key that does not work says so', async () => {
  mockServer.use(key());
  await renderApp('/newsletter/unsubscribe?key=k2');
  expect(await screen.findByText('This link has expired or was used before.')).toBeVisible();
});
