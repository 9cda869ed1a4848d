import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { waitingRequests } from '#web/features/bookings/bookings.handlers.ts';
import { goToPay } from '#web/features/payments/go-to-pay.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { MyOwnerRequestsDocument } from './owner-requests.generated.ts';
import { ownStudios, ownTallowYard } from './owners.handlers.ts';
import {
  MyPromotionsDocument,
  OrderPromotionDocument,
  PromotableStudiosDocument,
} from './promotions.generated.ts';
import type { PromotionFieldsFragment } from './promotions.generated.ts';

// Browsers leave the page.
vi.mock('#web/features/payments/go-to-pay.ts', () => ({
  goToPay: vi.fn<(path: string) => void>(),
}));

const studio = { __typename: 'Studio', id: '5', name: 'Tallow Yard' } as const;
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

type Promotion = PromotionFieldsFragment & { __typename: 'Promotion' };

const running: Promotion = {
  __typename: 'Promotion',
  id: '8',
  kind: 'BOOST',
  days: 7,
  status: 'RUNNING',
  priceCents: 2900,
  earnedCents: 2900,
  startsAt: '2026-12-01T12:00:00Z',
  endsAt: '2026-12-08T12:00:00Z',
  viewerCanPay: false,
  studio,
};

function promotable(...startsAt: string[]) {
  return api.query(PromotableStudiosDocument, () =>
    HttpResponse.json({
      data: {
        promotableStudios: startsAt.map((start) => ({
          __typename: 'PromotableStudio',
          startsAt: start,
          viewerCanBuy: true,
          studio,
        })),
      },
    }),
  );
}

function promotions(...nodes: Promotion[]) {
  return api.query(MyPromotionsDocument, () =>
    HttpResponse.json({
      data: { myPromotions: { __typename: 'PromotionConnection', nodes, pageInfo } },
    }),
  );
}

beforeEach(() => {
  mockServer.use(
    session({ ...nora, isStudioOwner: true }),
    ownStudios(ownTallowYard),
    waitingRequests(0),
    promotable('2026-12-08T12:00:00Z'),
    promotions(),
    api.query(MyOwnerRequestsDocument, () =>
      HttpResponse.json({
        data: {
          myOwnerRequests: { __typename: 'OwnerRequestConnection', nodes: [], pageInfo },
        },
      }),
    ),
  );
});

test('a plan is chosen with its price, for the only studio, and leads to the payment', async () => {
  let sent: unknown;
  mockServer.use(
    api.mutation(OrderPromotionDocument, ({ variables }) => {
      sent = variables.input;
      const promotion = { ...running, id: '9', status: 'AWAITING_PAYMENT' } as const;
      return changed('orderPromotion', { promotion });
    }),
  );
  const { user } = await renderApp('/owner-dashboard/boost-listing');
  expect(await screen.findByRole('radio', { name: '7 days $29.00' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '30 days $89.00' })).toBeVisible();
  expect(screen.getByText('Begins on December 8, 2026, once it is paid for.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '14 days $49.00' }));
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await expect.poll(() => vi.mocked(goToPay).mock.calls).toEqual([['/checkout/promotion/9']]);
  expect(sent).toEqual({ studioId: '5', kind: 'BOOST', days: 14 });
});

test('what was bought stands by where it is, with what was paid', async () => {
  mockServer.use(
    promotions(
      { ...running, id: '11', status: 'AWAITING_PAYMENT', viewerCanPay: true },
      { ...running, id: '10', status: 'SCHEDULED' },
      running,
      { ...running, id: '7', status: 'REFUNDED', earnedCents: 0 },
    ),
  );
  await renderApp('/owner-dashboard/boost-listing');
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await part('To be paid')).getByRole('link', { name: 'Pay $29.00' })).toHaveAttribute(
    'href',
    '/checkout/promotion/11',
  );
  expect((await part('Running')).getByText('7 days · until December 8, 2026')).toBeVisible();
  expect((await part('Running')).getByText('Paid $29.00')).toBeVisible();
  expect((await part('Scheduled')).getByRole('listitem')).toBeVisible();
  expect((await part('Past')).getByText('Refunded')).toBeVisible();
});

test('without a studio that is online it says who can promote', async () => {
  mockServer.use(promotable());
  await renderApp('/owner-dashboard/get-featured');
  expect(await screen.findByText('No studio to promote')).toBeVisible();
});
