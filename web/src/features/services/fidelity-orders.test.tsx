import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  ApproveFidelityDocument,
  CommentOnFidelityDocument,
  FidelityOrderDocument,
  OrderFidelityDocument,
} from './fidelity.generated.ts';
import type { FidelityOrderQuery } from './fidelity.generated.ts';

type Order = NonNullable<FidelityOrderQuery['fidelityOrder']>;

function order(more: Partial<Order> = {}): Order {
  return {
    __typename: 'FidelityOrder',
    id: '12',
    service: 'MIXING',
    scale: 'EP',
    quality: 'STANDARD',
    priceCents: 45_000,
    status: 'AWAITING_PAYMENT',
    createdAt: '2026-12-01T12:00:00.000Z',
    dueAt: null,
    brief: 'A door that opens',
    references: '',
    revisionsLeft: 2,
    paidAt: null,
    startedAt: null,
    deliveredAt: null,
    endedAt: null,
    viewerCan: ['PAY', 'CANCEL'],
    viewerCanSend: null,
    customer: { __typename: 'User', id: nora.id, name: nora.name },
    files: [],
    ...more,
  };
}

const delivered = order({
  status: 'DELIVERED',
  paidAt: '2026-12-01T12:05:00.000Z',
  viewerCan: ['REQUEST_REVISION', 'APPROVE'],
  files: [
    {
      __typename: 'FidelityFile',
      id: '5',
      kind: 'MIX',
      round: 0,
      title: 'Mix.wav',
      url: '/api/fidelity-files/5',
      bytes: 2_000_000,
      durationMs: 90_000,
      peaks: [10, 80, 40],
      createdAt: '2026-12-04T12:00:00.000Z',
      comments: [
        {
          __typename: 'FidelityComment',
          id: '1',
          atMs: 62_000,
          content: 'The snare, here',
          createdAt: '2026-12-04T13:00:00.000Z',
          author: { __typename: 'User', id: nora.id, name: nora.name, avatarUrl: null },
        },
      ],
    },
  ],
});

function shows(fidelityOrder: Order | null) {
  return api.query(FidelityOrderDocument, () => HttpResponse.json({ data: { fidelityOrder } }));
}

async function open(fidelityOrder: Order | null) {
  mockServer.use(session(nora), shows(fidelityOrder));
  return renderApp('/fidelity/orders/12');
}

describe('an order', () => {
  test('is paid for on a page that lets the provider in, as a document of its own', async () => {
    await open(order());
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Mixing, EP, Standard' }),
    ).toBeVisible();
    expect(screen.getByText('Awaiting payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/checkout/fidelity/12',
    );
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  test('is not found by others', async () => {
    await open(null);
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });

  test('has comments that lead to their moments, and a new one is about where the sound is', async () => {
    const sent: unknown[] = [];
    const { user } = await open(delivered);
    mockServer.use(
      api.mutation(CommentOnFidelityDocument, ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({
          data: {
            commentOnFidelity: { __typename: 'CommentOnFidelityPayload', order: delivered },
          },
        });
      }),
    );
    const comments = within(await screen.findByRole('list', { name: 'Comments on Mix.wav' }));
    await user.click(comments.getByRole('button', { name: 'Go to 1:02' }));
    expect(screen.getByRole('slider', { name: 'Position in Mix.wav' })).toHaveValue('62');
    await user.type(screen.getByRole('textbox', { name: 'Comment at 1:02' }), 'And louder');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await expect.poll(() => sent).toEqual([{ fileId: '5', atMs: 62_000, content: 'And louder' }]);
  });

  test('is approved once that is confirmed, and says how many revisions are left', async () => {
    const { user } = await open(delivered);
    mockServer.use(
      api.mutation(ApproveFidelityDocument, () =>
        HttpResponse.json({
          data: {
            approveFidelity: {
              __typename: 'ApproveFidelityPayload',
              order: { ...delivered, status: 'APPROVED', viewerCan: [] },
            },
          },
        }),
      ),
    );
    expect(
      await screen.findByRole('button', { name: 'Ask for a revision (2 left)' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this version?' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved. Thank you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });
});

test('an order says what is wrong with it, and is made with what was chosen', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    session(nora),
    shows(order()),
    api.mutation(OrderFidelityDocument, ({ variables }) => {
      sent.push(variables.input);
      return HttpResponse.json({
        data: {
          orderFidelity: {
            __typename: 'OrderFidelityPayload',
            order: { __typename: 'FidelityOrder', id: '12' },
          },
        },
      });
    }),
  );
  const { user, location } = await renderApp(
    '/fidelity/order?service=mixing&scale=ep&quality=standard',
  );
  const brief = await screen.findByRole('textbox', { name: 'What does the music need?' });
  await user.type(brief, 'Louder');
  await user.click(screen.getByRole('button', { name: 'Order and pay' }));
  expect(await screen.findByText('Say it in at least 10 characters')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(brief, ', and wider');
  await user.click(screen.getByRole('button', { name: 'Order and pay' }));
  await expect.poll(() => location()).toBe('/fidelity/orders/12');
  expect(sent).toEqual([
    {
      service: 'MIXING',
      scale: 'EP',
      quality: 'STANDARD',
      brief: 'Louder, and wider',
      references: '',
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    },
  ]);
});
