import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { orderDetail } from '#web/features/orders/orders.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AddOrderNoteDocument,
  AdminOrderDocument,
  AdminOrdersDocument,
  FulfilOrderDocument,
  RefundOrderDocument,
} from './orders.generated.ts';
import type { AdminOrderFragment, AdminOrdersQueryVariables } from './orders.generated.ts';

const { history, items, ...detail } = orderDetail();

/** A paid order of two microphones. */
const paid: AdminOrderFragment = {
  ...detail,
  taxRate: 825,
  refundableCents: 21_650,
  returnReason: '',
  shippingMethod: 'STANDARD',
  items: items.map((item) => ({ ...item, print: null })),
  history: history.map((event) => ({ ...event, actor: 'CUSTOMER', user: null })),
};

const page = {
  __typename: 'PageInfo',
  hasNextPage: false,
  endCursor: null,
} as const;

/** A server with this order. @returns what was asked of it, in order */
function desk(order: AdminOrderFragment = paid) {
  const listed: AdminOrdersQueryVariables[] = [];
  const asked: object[] = [];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminOrdersDocument, ({ variables }) => {
      listed.push(variables);
      const nodes = variables.filter.text === 'nothing' ? [] : [order];
      const orders = { __typename: 'OrderConnection', totalCount: nodes.length, nodes } as const;
      return HttpResponse.json({ data: { orders: { ...orders, pageInfo: page } } });
    }),
    api.query(AdminOrderDocument, ({ variables: { number } }) =>
      HttpResponse.json({ data: { order: number === order.number ? order : null } }),
    ),
    api.mutation(FulfilOrderDocument, ({ variables: { input } }) => {
      asked.push(input);
      const carrier = input.carrier ?? '';
      return changed('fulfilOrder', { order: { ...order, carrier, status: 'SHIPPED' } });
    }),
    api.mutation(RefundOrderDocument, ({ variables: { input } }) => {
      asked.push(input);
      const left = (order.refundableCents ?? 0) - (input.amountCents ?? 0);
      return changed('refundOrder', { order: { ...order, refundableCents: left } });
    }),
    api.mutation(AddOrderNoteDocument, ({ variables: { input } }) => {
      asked.push(input);
      const note: AdminOrderFragment['history'][number] = {
        __typename: 'OrderEvent',
        id: '9',
        kind: 'NOTE',
        cents: null,
        note: input.note,
        at: '2026-12-01T13:00:00Z',
        actor: 'ADMIN',
        user: { __typename: 'User', id: '1', name: 'Nora Quist' },
      };
      return changed('addOrderNote', { order: { ...order, history: [...order.history, note] } });
    }),
  );
  return { asked, listed };
}

test('orders are found by what the address says, and what is chosen stands there', async () => {
  const { listed } = desk();
  const { user, location } = await renderApp('/admin/orders?status=paid&sort=largest');
  const row = within((await screen.findByRole('link', { name: 'RT-100042' })).closest('li')!);
  expect(row.getByText('Nora Quist · nora@example.com')).toBeVisible();
  expect(row.getByText('$216.50')).toBeVisible();
  expect(screen.getByText('1 order')).toBeVisible();
  expect(listed).toEqual([
    { first: 50, filter: { status: 'PAID' }, sort: { key: 'TOTAL', direction: 'DESC' } },
  ]);
  await user.selectOptions(screen.getByLabelText('Payment'), 'PayPal');
  const csv = screen.getByRole('link', { name: 'Download CSV' });
  await waitFor(() =>
    expect(csv).toHaveAttribute('href', '/api/admin/orders.csv?status=paid&paymentMethod=paypal'),
  );
  expect(location()).toContain('payment=paypal');
  await user.type(screen.getByLabelText('Order number, name or email'), 'nothing{Enter}');
  expect(await screen.findByText('No orders found')).toBeVisible();
});

test('a part is refunded by its items, once the sum was confirmed', async () => {
  const { asked } = desk();
  const { user } = await renderApp('/admin/orders/RT-100042');
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('US dollars');
  expect(amount).toHaveValue('216.5');
  await user.selectOptions(dialog.getByLabelText('2 × Microphone 1'), '1');
  expect(amount).toHaveValue('108.25');
  await user.clear(amount);
  await user.type(amount, '300');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Enter an amount from $0.01 to $216.50')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '100');
  await user.type(dialog.getByLabelText('Reason'), 'A scratch.');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('dialog', { name: 'Refund $100.00?' }));
  expect(asked).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Refund $100.00' }));
  expect(await screen.findByText('$100.00 is being refunded')).toBeVisible();
  expect(asked).toEqual([
    {
      number: 'RT-100042',
      amountCents: 10_000,
      items: [{ itemId: '1', quantity: 1 }],
      expectedRefundableCents: 21_650,
      reason: 'A scratch.',
    },
  ]);
});

test('an order is sent with its tracking number, and noted about', async () => {
  const { asked } = desk();
  const { user } = await renderApp('/admin/orders/RT-100042');
  await user.type(await screen.findByLabelText('Your note'), 'Wrap it well.');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  expect(await screen.findByText(/Administrator · Nora Quist$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Carrier'), 'UPS');
  await user.type(dialog.getByLabelText('Tracking number'), '1Z999');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  expect(await screen.findByText('The order is marked as shipped')).toBeVisible();
  expect(await screen.findByText('Shipped')).toBeVisible();
  expect(asked).toEqual([
    { number: 'RT-100042', note: 'Wrap it well.' },
    { number: 'RT-100042', carrier: 'UPS', trackingNumber: '1Z999' },
  ]);
});

test('the files of prints are there to be saved, and of nothing else', async () => {
  const [item] = paid.items;
  const print = {
    __typename: 'OrderedPrint',
    size: 'SMALL',
    frame: 'NONE',
    style: 'CLASSIC',
    trackTitle: 'Night Train.wav',
    fileUrl: '/api/admin/order-items/2/print.png',
    trackUrl: '/api/admin/order-items/2/track',
  } as const;
  const canvas = { ...item!, id: '2', kind: 'CANVAS', name: 'Canvas print', print } as const;
  desk({ ...paid, items: [item!, { ...canvas, choices: [] }] });
  await renderApp('/admin/orders/RT-100042');
  const prints = within(await screen.findByRole('region', { name: 'Prints' }));
  expect(prints.getAllByRole('listitem')).toHaveLength(1);
  expect(
    prints.getByText(
      'Canvas print · Small, 8 × 10 in · No frame · Classic style · Printed from Night Train.wav',
    ),
  ).toBeVisible();
  expect(prints.getByRole('link', { name: 'Print file (PNG, 300 dpi)' })).toHaveAttribute(
    'href',
    print.fileUrl,
  );
  expect(prints.getByRole('link', { name: 'Track as it was sent' })).toHaveAttribute(
    'href',
    print.trackUrl,
  );
  expect(screen.getByText('Printed from Night Train.wav')).toBeVisible();
});

test('a number of no order says so', async () => {
  desk();
  await renderApp('/admin/orders/RT-1');
  expect(await screen.findByText('Order not found')).toBeVisible();
});
