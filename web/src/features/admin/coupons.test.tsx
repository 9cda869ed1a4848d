import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  CouponsDocument,
  CreateCouponDocument,
  SwitchCouponDocument,
} from './coupons.generated.ts';
import type { ListedCouponFragment } from './coupons.generated.ts';

const spring: ListedCouponFragment = {
  __typename: 'Coupon',
  id: '1',
  code: 'SPRING',
  percent: 10,
  amountCents: null,
  minimumCents: 5_000,
  usesPerCustomer: 1,
  totalUses: 100,
  useCount: 3,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  isActive: true,
};

/** A server with these coupons. @returns what was asked of it, in order */
function coupons(...given: ListedCouponFragment[]) {
  const asked: object[] = [];
  let kept = given;
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(CouponsDocument, () =>
      HttpResponse.json({
        data: {
          coupons: {
            __typename: 'CouponConnection',
            nodes: kept,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(CreateCouponDocument, ({ variables: { input } }) => {
      asked.push(input);
      const coupon = { ...spring, id: '2', code: input.code };
      kept = [coupon, ...kept];
      return changed('createCoupon', { coupon });
    }),
    api.mutation(SwitchCouponDocument, ({ variables: { input } }) => {
      asked.push(input);
      return changed('switchCoupon', { coupon: { ...spring, isActive: input.isActive } });
    }),
  );
  return asked;
}

test('coupons are listed with their terms, switched off and on', async () => {
  const asked = coupons(spring);
  const { user } = await renderApp('/admin/shop/coupons');
  const item = within((await screen.findByText('SPRING')).closest('li')!);
  expect(
    item.getByText(
      /^10% off · From \$50\.00 · Once per customer · Used 3 of 100 times · Since .*Nov/,
    ),
  ).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Switch off SPRING' }));
  expect(await screen.findByText('SPRING is off')).toBeVisible();
  expect(item.getByText('Off')).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Switch on SPRING' }));
  expect(await screen.findByText('SPRING is on')).toBeVisible();
  expect(asked).toEqual([
    { couponId: '1', isActive: false },
    { couponId: '1', isActive: true },
  ]);
});

test('a coupon is made, once what is typed makes sense', async () => {
  const asked = coupons();
  const { user } = await renderApp('/admin/shop/coupons');
  expect(await screen.findByText('No coupons yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create coupon' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Code'), 'LATE NIGHT');
  await user.clear(dialog.getByLabelText('Percent'));
  await user.type(dialog.getByLabelText('Percent'), '150');
  await user.click(dialog.getByRole('button', { name: 'Create coupon' }));
  expect(await dialog.findByText('Use 3 to 32 letters, digits and hyphens')).toBeVisible();
  expect(dialog.getByText('Must be from 1 to 100')).toBeVisible();
  await user.clear(dialog.getByLabelText('Code'));
  await user.type(dialog.getByLabelText('Code'), 'LATE-NIGHT');
  await user.selectOptions(dialog.getByLabelText('Takes off'), 'An amount');
  await user.clear(dialog.getByLabelText('US dollars'));
  await user.type(dialog.getByLabelText('US dollars'), '12.50');
  await user.type(dialog.getByLabelText('Smallest order in US dollars'), '40');
  await user.click(dialog.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByText('LATE-NIGHT was created')).toBeVisible();
  expect(await screen.findByText('LATE-NIGHT')).toBeVisible();
  expect(asked).toEqual([
    {
      code: 'LATE-NIGHT',
      percent: null,
      amountCents: 1_250,
      minimumCents: 4_000,
      usesPerCustomer: 1,
      totalUses: null,
      startsAt: null,
      endsAt: null,
    },
  ]);
});
