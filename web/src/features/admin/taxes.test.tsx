import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { CancelTaxRateDocument, SetTaxRateDocument, TaxRatesDocument } from './taxes.generated.ts';
import type { ListedTaxRateFragment } from './taxes.generated.ts';

type Rate = ListedTaxRateFragment & { __typename: 'TaxRate' };

const original: Rate = {
  __typename: 'TaxRate',
  id: '1',
  percent: 8.25,
  validFrom: '2000-01-01T00:00:00Z',
  setAt: null,
  setBy: null,
};

const planned: Rate = {
  ...original,
  id: '2',
  percent: 9.5,
  validFrom: '2027-01-01T00:00:00Z',
  setAt: '2026-12-01T12:00:00Z',
  setBy: { __typename: 'User', id: '7', name: 'Tobias Wren' },
};

test('an administrator plans a rate, which is checked before, and calls it off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  const sent: object[] = [];
  let rates: Rate[] = [original];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(TaxRatesDocument, () =>
      HttpResponse.json({
        data: {
          taxRates: {
            __typename: 'TaxRateConnection',
            nodes: rates,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.mutation(SetTaxRateDocument, ({ variables: { input } }) => {
      sent.push(input);
      rates = [planned, original];
      return changed('setTaxRate', { taxRate: planned });
    }),
    api.mutation(CancelTaxRateDocument, ({ variables: { input } }) => {
      sent.push(input);
      rates = [original];
      return changed('cancelTaxRate', { taxRateId: input.taxRateId });
    }),
  );
  const { user } = await renderApp('/admin/taxes');
  const list = await screen.findByRole('list', { name: 'Sales tax' });
  expect(within(list).getByText('8.25%')).toBeVisible();
  expect(within(list).getByText('Current')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Change rate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change rate' }));
  const field = dialog.getByRole('textbox', { name: 'Percent' });
  await user.clear(field);
  await user.type(field, '95');
  await user.click(dialog.getByRole('button', { name: 'Set rate' }));
  expect(await dialog.findByText('Must be from 0 to 30')).toBeVisible();
  await user.clear(field);
  await user.type(field, '9.5');
  await user.click(dialog.getByRole('button', { name: 'Set rate' }));
  expect(await screen.findByText('Planned')).toBeVisible();
  expect(screen.getByText(/Tobias Wren$/)).toBeVisible();
  expect(sent).toEqual([{ percent: 9.5, validFrom: null }]);

  await user.click(screen.getByRole('button', { name: 'Call off 9.50%' }));
  expect(await screen.findByText('The planned rate was called off')).toBeVisible();
  expect(sent.at(-1)).toEqual({ taxRateId: '2' });
});
