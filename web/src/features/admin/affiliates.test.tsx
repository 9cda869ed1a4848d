import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AffiliatesDocument,
  RestoreAffiliateDocument,
  SuspendAffiliateDocument,
} from './affiliates.generated.ts';
import type { AffiliatesQuery } from './affiliates.generated.ts';

type Affiliate = AffiliatesQuery['affiliates']['nodes'][number];

const lowTide: Affiliate = {
  __typename: 'ListedAffiliate',
  userId: '7',
  code: 'low-tide',
  createdAt: '2026-11-01T12:00:00Z',
  visits: 12,
  signUps: 1,
  suspendedAt: null,
  suspensionReasons: '',
  user: { __typename: 'User', id: '7', name: 'Tobias Wren' },
};

/** One code, which is taken away and given back. @returns what was asked of the server, in order */
function codes() {
  const asked: object[] = [];
  let current = lowTide;
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AffiliatesDocument, ({ variables: { text } }) => {
      const nodes = current.code.includes(text ?? '') ? [current] : [];
      return HttpResponse.json({
        data: {
          affiliates: {
            __typename: 'AffiliateConnection',
            totalCount: nodes.length,
            nodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      });
    }),
    api.mutation(SuspendAffiliateDocument, ({ variables: { input } }) => {
      asked.push(input);
      const suspendedAt = '2026-12-01T12:00:00Z';
      current = { ...lowTide, suspendedAt, suspensionReasons: input.reasons };
      return changed('suspendAffiliate', { userId: input.userId });
    }),
    api.mutation(RestoreAffiliateDocument, ({ variables: { userId } }) => {
      asked.push({ restored: userId });
      current = lowTide;
      return changed('restoreAffiliate', { userId });
    }),
  );
  return asked;
}

test('an administrator takes a code away, with reasons, and gives it back', async () => {
  const asked = codes();
  const { user } = await renderApp('/admin/affiliates');
  const row = within((await screen.findByText('low-tide')).closest('li')!);
  expect(row.getByText(/12 visits · 1 sign-up$/)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Take low-tide away' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Take low-tide away' }));
  await user.click(asking.getByRole('button', { name: 'Take away' }));
  expect(await asking.findByText(/^Say why/)).toBeVisible();
  expect(asked).toEqual([]);
  await user.type(asking.getByRole('textbox'), 'Posted in 40 forums.');
  await user.click(asking.getByRole('button', { name: 'Take away' }));
  expect(await row.findByText(/: Posted in 40 forums\.$/)).toBeVisible();
  expect(row.getByText('Taken away')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await row.findByRole('button', { name: 'Give low-tide back' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Give low-tide back' }));
  await user.click(confirm.getByRole('button', { name: 'Give back' }));
  await waitFor(() => expect(row.queryByText('Taken away')).toBeNull());
  expect(asked).toEqual([{ userId: '7', reasons: 'Posted in 40 forums.' }, { restored: '7' }]);
});

test('what is looked for stands in the address, and what is not found is said', async () => {
  codes();
  const { user, location } = await renderApp('/admin/affiliates?text=high');
  expect(await screen.findByText('No codes')).toBeVisible();
  const field = screen.getByLabelText('Code or name');
  expect(field).toHaveValue('high');
  await user.clear(field);
  await user.type(field, 'low{Enter}');
  expect(await screen.findByText('low-tide')).toBeVisible();
  expect(location()).toBe('/admin/affiliates?text=low');
});
