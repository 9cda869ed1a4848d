import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  CancelOrderDocument,
  MyOrdersDocument,
  OrderDocument,
  RequestReturnDocument,
} from './orders.generated.ts';
import type { OrderDetailFragment } from './orders.generated.ts';
import { orderDetail } from './orders.handlers.ts';

/** A server with orders of somebody; it shows the first one, and keeps how it was asked for. */
function ordersOver(orders: readonly OrderDetailFragment[]) {
  const state = { order: orders[0] ?? null, asked: [] as object[] };
  mockServer.use(
    api.query(MyOrdersDocument, () =>
      HttpResponse.json({
        data: {
          me: {
            __typename: 'User',
            id: nora.id,
            orders: {
              __typename: 'OrderConnection',
              totalCount: orders.length,
              nodes: [...orders],
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
            },
          },
        },
      }),
    ),
    api.query(OrderDocument, ({ variables }) => {
      state.asked.push(variables);
      return HttpResponse.json({ data: { order: state.order } });
    }),
  );
  return state;
}

beforeEach(() => {
  mockServer.use(session(nora));
});

describe('one’s orders', () => {
  test('are listed with where each stands, and lead to it', async () => {
    ordersOver([orderDetail(), orderDetail({ number: 'RT-100041', status: 'DELIVERED' })]);
    await renderApp('/account/orders');
    const rows = within(await screen.findByRole('list', { name: 'My orders' }));
    expect(rows.getByRole('link', { name: 'RT-100042' })).toHaveAttribute(
      'href',
      '/account/orders/RT-100042',
    );
    expect(rows.getByText('Delivered')).toBeVisible();
    expect(rows.getAllByText('$216.50')).toHaveLength(2);
  });

  test('where there are none lead to the shop', async () => {
    ordersOver([]);
    await renderApp('/account/orders');
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  });
});

describe('an order', () => {
  test('shows what was bought, what it cost, where it goes, and its invoice', async () => {
    ordersOver([orderDetail({ status: 'SHIPPED', carrier: 'UPS', trackingNumber: '1Z999' })]);
    await renderApp('/account/orders/RT-100042');
    expect(await screen.findByRole('heading', { name: 'Order RT-100042' })).toBeVisible();
    expect(screen.getByText('On its way with UPS 1Z999')).toBeVisible();
    expect(screen.getByText('Color: Black')).toBeVisible();
    expect(screen.getByText('$216.50')).toBeVisible();
    expect(screen.getByText(/San Francisco, California 94103/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download invoice (PDF)' })).toHaveAttribute(
      'href',
      '/api/orders/42/invoice.pdf',
    );
  });

  test('is called off once that is confirmed, or says why it cannot be', async () => {
    const state = ordersOver([orderDetail()]);
    mockServer.use(
      api.mutation(
        CancelOrderDocument,
        () => refusal('CONFLICT', 'This order can no longer be canceled.'),
        { once: true },
      ),
      api.mutation(CancelOrderDocument, () => {
        state.order = orderDetail({ status: 'CANCELLED', viewerCanCancel: false });
        return changed('cancelOrder', {
          order: { __typename: 'Order', number: 'RT-100042', status: 'CANCELLED' },
        });
      }),
    );
    const { user } = await renderApp('/account/orders/RT-100042');
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('This order can no longer be canceled.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await screen.findByText('Order canceled')).toBeVisible();
    expect(await screen.findByText(/Anything you paid is returned/)).toBeVisible();
  });

  test('is returned for a reason', async () => {
    ordersOver([orderDetail({ status: 'DELIVERED', viewerCanReturn: true })]);
    const inputs: object[] = [];
    mockServer.use(
      api.mutation(RequestReturnDocument, ({ variables }) => {
        inputs.push(variables.input);
        return changed('requestReturn', {
          order: { __typename: 'Order', number: 'RT-100042', status: 'RETURN_REQUESTED' },
        });
      }),
    );
    const { user } = await renderApp('/account/orders/RT-100042');
    await user.click(await screen.findByRole('button', { name: 'Request a return' }));
    await user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Please tell us why you’re returning it')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'It hums.');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findAllByText('Return requested'))[0]).toBeVisible();
    expect(inputs).toEqual([{ number: 'RT-100042', accessKey: null, reason: 'It hums.' }]);
  });

  test('that is not one’s own is not there', async () => {
    ordersOver([]);
    await renderApp('/account/orders/RT-100001');
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });

  test('of a guest is read with the key in their link', async () => {
    mockServer.use(session());
    const { asked } = ordersOver([orderDetail()]);
    await renderApp('/orders/RT-100042/key-of-a-guest');
    expect(await screen.findByRole('heading', { name: 'Order RT-100042' })).toBeVisible();
    expect(asked).toEqual([{ number: 'RT-100042', accessKey: 'key-of-a-guest' }]);
  });
});
