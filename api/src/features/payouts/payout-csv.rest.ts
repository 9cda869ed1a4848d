import { findUsers } from '#db/accounts/account.repository.ts';
import { listPayouts, payoutOrder } from '#db/payouts/payout.repository.ts';
import type { PayoutRow } from '#db/payouts/payout.repository.ts';
import type { Sql } from '#db/orm.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { payoutStatuses } from '#domain/payouts/payout.ts';
import { csvEndpoint } from '#api/lib/csv-endpoint.ts';
import { dollarCell, instantCell } from '#api/lib/csv.ts';
import type { CsvCells } from '#api/lib/csv.ts';
import type { RestEndpoint } from '#api/lib/rest.ts';
import { choice, flag, shape, text } from '#api/lib/shapes.ts';
import { payoutFilter } from './payout-admin.service.ts';

const filterShape = shape({
  text: text.max(SEARCH_TEXT_LIMIT).optional().meta({
    meaning: 'Words of the owner’s name or email address.',
  }),
  status: choice(payoutStatuses).optional(),
  isReversed: flag.optional().meta({
    meaning: 'Only those of which something came back after it was sent.',
  }),
});

const columns = [
  'payout',
  'date',
  'owner',
  'email',
  'status',
  'amount_usd',
  'came_back_usd',
  'account',
  'transfer',
  'sent',
  'failed',
  'error',
] as const;

/** Payouts to owners as a table. */
export const payoutCsvEndpoints: readonly RestEndpoint[] = [
  csvEndpoint({
    name: 'payouts',
    summary: 'Payouts to owners as a table, all of them or those that are wanted',
    meaning: 'The file, the latest payouts first.',
    filter: filterShape,
    columns,
    order: payoutOrder,
    list: (db, wanted, part) => listPayouts(db, payoutFilter(wanted), part),
    cellsOf: rowsOf,
  }),
];

async function rowsOf(db: Sql, payouts: readonly PayoutRow[]): Promise<CsvCells[]> {
  const owners = await findUsers(db, [...new Set(payouts.map(({ ownerId }) => ownerId))]);
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  return payouts.map((payout) => {
    const owner = byId.get(payout.ownerId);
    return [
      payout.id,
      payout.date,
      owner?.name ?? '',
      owner?.email ?? '',
      payout.status,
      dollarCell(payout.amountCents),
      dollarCell(payout.reversedCents),
      payout.destinationRef,
      payout.providerRef ?? '',
      instantCell(payout.sentAt),
      instantCell(payout.failedAt),
      payout.error ?? '',
    ];
  });
}
