import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AdminGiftCardsDocument,
  IssueGiftCardDocument,
  SwitchGiftCardDocument,
} from './gift-cards.generated.ts';
import type { AdminGiftCardFragment } from './gift-cards.generated.ts';
import {
  AdminFeaturedProductsDocument,
  AdminProductCategoriesDocument,
} from './products.generated.ts';

const bought: AdminGiftCardFragment = {
  __typename: 'ListedGiftCard',
  id: '7',
  lastFour: 'WXYZ',
  initialCents: 5000,
  balanceCents: 3000,
  recipientEmail: 'grace@example.com',
  recipientName: 'Grace',
  orderNumber: 'RT-100042',
  reason: '',
  createdAt: '2026-12-01T12:00:00Z',
  recalledAt: null,
  blockedAt: null,
  issuedBy: null,
  movements: [
    {
      __typename: 'GiftCardMovement',
      kind: 'GIFT_CARD_ISSUED',
      cents: 5000,
      orderNumber: 'RT-100042',
      at: '2026-12-01T12:00:00Z',
    },
    {
      __typename: 'GiftCardMovement',
      kind: 'GIFT_CARD_SPENT',
      cents: -2000,
      orderNumber: 'RT-100043',
      at: '2026-12-02T12:00:00Z',
    },
  ],
};

/** A server with one gift card. @returns what was asked of it, in order */
function cards() {
  const asked: object[] = [];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminProductCategoriesDocument, () =>
      HttpResponse.json({ data: { productCategoriesToEdit: [] } }),
    ),
    api.query(AdminFeaturedProductsDocument, () =>
      HttpResponse.json({ data: { products: { __typename: 'ProductConnection', nodes: [] } } }),
    ),
    api.query(AdminGiftCardsDocument, ({ variables: { text } }) => {
      asked.push({ text });
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
      const giftCards = {
        __typename: 'ListedGiftCardConnection',
        nodes: [bought],
        pageInfo,
      } as const;
      return HttpResponse.json({ data: { giftCards } });
    }),
    api.mutation(SwitchGiftCardDocument, ({ variables: { input } }) => {
      asked.push(input);
      const blockedAt = input.isBlocked ? '2026-12-03T12:00:00Z' : null;
      return changed('switchGiftCard', { giftCard: { ...bought, blockedAt } });
    }),
    api.mutation(IssueGiftCardDocument, ({ variables: { input } }) => {
      const { idempotencyKey, ...rest } = input;
      expect(idempotencyKey).toMatch(/^[\w-]{36}$/);
      asked.push(rest);
      return changed('issueGiftCard', { giftCard: { ...bought, id: '8' } });
    }),
  );
  return asked;
}

test('a gift card shows what is left and what was spent, and is blocked', async () => {
  const asked = cards();
  const { user } = await renderApp('/admin/shop?card=WXYZ');
  const item = within((await screen.findByText('Ending in WXYZ')).closest('li')!);
  expect(item.getByText('$30.00 of $50.00 left')).toBeVisible();
  await user.click(item.getByText('History'));
  expect(item.getByText(/^Spent · -\$20\.00 · /)).toBeVisible();
  expect(item.getByRole('link', { name: 'Order RT-100043' })).toHaveAttribute(
    'href',
    '/admin/orders/RT-100043',
  );
  await user.click(item.getByRole('button', { name: 'Block: Ending in WXYZ' }));
  expect(await screen.findByText('Blocked: Ending in WXYZ')).toBeVisible();
  expect(item.getByText('Blocked')).toBeVisible();
  expect(asked).toEqual([{ text: 'WXYZ' }, { giftCardId: '7', isBlocked: true }]);
});

test('a gift card is issued for a reason', async () => {
  const asked = cards();
  const { user } = await renderApp('/admin/shop');
  await user.click(await screen.findByRole('button', { name: 'Issue gift card' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('US dollars'));
  await user.type(dialog.getByLabelText('US dollars'), '0.5');
  await user.type(dialog.getByLabelText('Recipient’s email'), 'grace@example.com');
  await user.click(dialog.getByRole('button', { name: 'Issue gift card' }));
  expect(await dialog.findByText('Enter an amount from $1.00 to $500.00')).toBeVisible();
  await user.clear(dialog.getByLabelText('US dollars'));
  await user.type(dialog.getByLabelText('US dollars'), '12.50');
  await user.selectOptions(dialog.getByLabelText('Language of the email'), 'Français');
  await user.type(dialog.getByLabelText('Reason'), 'A parcel that got lost.');
  await user.click(dialog.getByRole('button', { name: 'Issue gift card' }));
  expect(await screen.findByText('A gift card is on its way to grace@example.com')).toBeVisible();
  expect(asked).toContainEqual({
    amountCents: 1250,
    email: 'grace@example.com',
    recipientName: '',
    message: '',
    language: 'FR',
    reason: 'A parcel that got lost.',
  });
});
