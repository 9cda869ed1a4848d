import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AdminPaymentsDocument,
  NotePaymentDocument,
  RefundPaymentDocument,
} from './payments.generated.ts';
import type { AdminPaymentFragment, AdminPaymentsQueryVariables } from './payments.generated.ts';

/** An address that a studio was given for a payment, which is disputed. */
const disputed: AdminPaymentFragment = {
  __typename: 'PaymentRecord',
  id: '7',
  createdAt: '2026-12-01T12:00:00Z',
  status: 'DISPUTED',
  provider: 'stripe',
  providerRef: 'pi_7',
  amountCents: 2900,
  capturedCents: 2900,
  refundedCents: 0,
  disputedCents: 2900,
  refundableCents: 0,
  troubles: ['DISPUTED'],
  thing: { __typename: 'PaidThing', title: 'Address of a studio: blue-door', path: null },
  payer: { __typename: 'User', id: '3', name: 'Nora Quist', email: 'nora@example.com' },
  notes: [],
};

const session8: AdminPaymentFragment = {
  ...disputed,
  id: '8',
  status: 'CAPTURED',
  providerRef: 'pi_8',
  amountCents: 20_500,
  capturedCents: 20_500,
  disputedCents: 0,
  refundableCents: 20_500,
  troubles: [],
  thing: {
    __typename: 'PaidThing',
    title: 'Booking RT-0031, Blue Door',
    path: '/account/bookings/31',
  },
  payer: null,
};

/** A server with these payments. @returns what was asked of it, in order */
function desk() {
  const listed: AdminPaymentsQueryVariables[] = [];
  const asked: object[] = [];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminPaymentsDocument, ({ variables }) => {
      listed.push(variables);
      const { isTroubled, text } = variables.filter;
      const nodes = text ? [] : isTroubled ? [disputed] : [session8, disputed];
      return HttpResponse.json({
        data: {
          payments: {
            __typename: 'PaymentRecordConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
    api.mutation(NotePaymentDocument, ({ variables: { input } }) => {
      asked.push(input);
      const note: AdminPaymentFragment['notes'][number] = {
        __typename: 'PaymentNote',
        id: '1',
        createdAt: '2026-12-01T13:00:00Z',
        note: input.note,
        refundCents: null,
        user: { __typename: 'User', id: '1', name: 'Nora Quist' },
      };
      return changed('notePayment', { payment: { ...disputed, notes: [note] } });
    }),
    api.mutation(RefundPaymentDocument, ({ variables: { input } }) => {
      asked.push(input);
      return changed('refundPayment', { payment: { ...session8, refundableCents: 15_500 } });
    }),
  );
  return { asked, listed };
}

test('what has to be looked after is found by the address, and noted', async () => {
  const { asked, listed } = desk();
  const { user } = await renderApp('/admin/payments?state=troubled');
  const row = within((await screen.findByText('Address of a studio: blue-door')).closest('li')!);
  expect(row.getByText('Disputed: answer at the payment provider.')).toBeVisible();
  expect(row.getByText('Nora Quist · nora@example.com')).toBeVisible();
  expect(row.queryByRole('button', { name: /Refund/ })).toBeNull();
  expect(listed).toEqual([{ first: 50, filter: { isTroubled: true } }]);
  await user.click(row.getByRole('button', { name: /Note about payment 7/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Note about payment 7' }));
  await user.click(dialog.getByRole('button', { name: 'Keep note' }));
  expect(await dialog.findByText('This field is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Your note'), 'Evidence was sent.');
  await user.click(dialog.getByRole('button', { name: 'Keep note' }));
  expect(await row.findByText('Evidence was sent.', { exact: false })).toBeVisible();
  expect(asked).toEqual([{ paymentId: '7', note: 'Evidence was sent.' }]);
});

test('a part is refunded once the sum was confirmed', async () => {
  const { asked } = desk();
  const { user } = await renderApp('/admin/payments');
  const link = await screen.findByRole('link', { name: 'Booking RT-0031, Blue Door' });
  expect(link).toHaveAttribute('href', '/account/bookings/31');
  await user.click(screen.getByRole('button', { name: /Refund payment 8/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('US dollars');
  expect(amount).toHaveValue('205');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.type(dialog.getByLabelText('Reason'), 'It hummed.');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refund $50.00?' }));
  expect(asked).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Refund $50.00' }));
  expect(await screen.findByText('$50.00 is being refunded')).toBeVisible();
  expect(asked).toEqual([
    { paymentId: '8', amountCents: 5000, expectedRefundableCents: 20_500, reason: 'It hummed.' },
  ]);
});

test('nothing to look after is said so', async () => {
  desk();
  const { user } = await renderApp('/admin/payments?state=troubled');
  await screen.findByText('Address of a studio: blue-door');
  await user.type(screen.getByLabelText('Payment number, reference or email'), 'x{Enter}');
  expect(await screen.findByText('Nothing to look after')).toBeVisible();
});
