import { findUsers } from '#db/accounts/account.repository.ts';
import { listPayouts, payoutOrder } from '#db/payouts/payout.repository.ts';
import type { PayoutRow } from '#db/payouts/payout.repository.ts';
import type { Sql } from '#db/orm.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';
import { validate } from '#domain/errors/validate.ts';
import { payoutStatuses } from '#domain/payouts/payout.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { csvParts, csvStream, dollarCell, instantCell } from '#api/lib/csv.ts';
import type { CsvCells } from '#api/lib/csv.ts';
import { file } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint, RestRequest } from '#api/lib/rest.ts';
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

/** Payouts to owners as a table. */
export const payoutCsvEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/admin/payouts.csv',
    audience: 'staff',
    summary: 'Payouts to owners as a table, all of them or those that are wanted',
    query: filterShape.fields,
    responses: { 200: file('text/csv', 'The file, the latest payouts first.') },
    handle: downloadPayouts,
  },
];

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

async function downloadPayouts(context: Context, { query }: RestRequest): Promise<Result> {
  requireAdmin(context);
  const { sql } = context;
  // A parameter that is left empty narrows nothing.
  const given = [...query].filter(([, value]) => value !== '');
  const filter = payoutFilter(validate(filterShape, Object.fromEntries(given)));
  const parts = csvParts(
    payoutOrder,
    (part) => listPayouts(sql, filter, part),
    (payouts) => rowsOf(sql, payouts),
  );
  return csvStream('payouts', columns, parts);
}

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
