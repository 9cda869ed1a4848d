import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  AddProjectExpenseDocument,
  ProjectCostsDocument,
  SettleProjectTransferDocument,
} from './project-costs.generated.ts';
import type { ProjectCostsQuery } from './project-costs.generated.ts';
import { done, ines, noraQuist, page, part, person } from './projects.handlers.ts';

type Costs = NonNullable<ProjectCostsQuery['project']>;

beforeEach(() => {
  mockServer.use(session(nora));
});

describe('costs', () => {
  const share = (user: ReturnType<typeof person>, amountCents: number) =>
    ({ __typename: 'ProjectShare', weight: 1, amountCents, user }) as const;
  const transfer = {
    __typename: 'ProjectTransfer',
    amountCents: 5000,
    currency: 'usd',
    viewerCanSettle: true,
    from: ines,
    to: noraQuist,
  } as const;
  const costs = (change: Partial<Costs> = {}) =>
    api.query(ProjectCostsDocument, () =>
      HttpResponse.json({
        data: {
          project: {
            ...part,
            costs: [
              {
                __typename: 'ProjectCost',
                id: '1',
                title: 'Strings',
                amountCents: 10_001,
                currency: 'usd',
                createdAt: '2026-12-01T10:00:00.000Z',
                viewerCanChange: true,
                payer: noraQuist,
                shares: [share(noraQuist, 5001), share(ines, 5000)],
                session: null,
              },
            ],
            balances: [
              { __typename: 'ProjectBalance', amountCents: 5000, currency: 'usd', user: noraQuist },
              { __typename: 'ProjectBalance', amountCents: -5000, currency: 'usd', user: ines },
            ],
            transfers: [transfer],
            settlements: [],
            ...change,
          },
        },
      }),
    );

  test('say who bears what and who pays whom, which is marked as paid', async () => {
    mockServer.use(page(), costs());
    const { user } = await renderApp('/projects/3/costs');
    const all = await screen.findByRole('list', { name: 'All costs' });
    expect(within(all).getByText('Nora Quist $50.01 · Ines Weir $50.00')).toBeVisible();
    expect(screen.getByText('Ines Weir pays Nora Quist $50.00')).toBeVisible();
    let asked: unknown;
    mockServer.use(
      api.mutation(SettleProjectTransferDocument, ({ variables }) => {
        asked = variables.input;
        const { __typename: _typename, ...paid } = transfer;
        const settlement = { __typename: 'ProjectSettlement', id: '2', ...paid } as const;
        const paidAt = '2026-12-01T12:00:00.000Z';
        mockServer.use(costs({ transfers: [], settlements: [{ ...settlement, paidAt }] }));
        return changed('settleProjectTransfer', done);
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Mark as paid: Ines Weir/ }));
    expect(await screen.findByText('Ines Weir paid Nora Quist $50.00')).toBeVisible();
    expect(screen.getByText('Everyone is settled.')).toBeVisible();
    expect(asked).toEqual({
      projectId: '3',
      fromId: '9',
      toId: '7',
      amountCents: 5000,
      currency: 'usd',
    });
  });

  test('are written down, and split to the cent while that is typed', async () => {
    mockServer.use(page(), costs());
    const { user } = await renderApp('/projects/3/costs');
    await user.click(await screen.findByRole('button', { name: 'Add expense' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add expense' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await within(dialog).findByText('Enter what it was for')).toBeVisible();
    expect(within(dialog).getByText('Enter an amount above zero')).toBeVisible();
    await user.type(within(dialog).getByLabelText('What was it for?'), 'Tea');
    await user.type(within(dialog).getByLabelText('Amount'), '0,05');
    expect(await within(dialog).findByText('$0.03')).toBeVisible();
    expect(within(dialog).getByText('$0.02')).toBeVisible();
    await user.click(within(dialog).getByLabelText('By shares'));
    const weight = within(dialog).getByLabelText('Shares of Ines Weir');
    await user.clear(weight);
    await user.type(weight, '4');
    expect(await within(dialog).findByText('$0.04')).toBeVisible();
    let asked: unknown;
    mockServer.use(
      api.mutation(AddProjectExpenseDocument, ({ variables }) => {
        asked = variables.input;
        return changed('addProjectExpense', done);
      }),
    );
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual({
      projectId: '3',
      title: 'Tea',
      amountCents: 5,
      currency: 'usd',
      payerId: '7',
      shares: [
        { userId: '7', weight: 1 },
        { userId: '9', weight: 4 },
      ],
    });
  });
});
