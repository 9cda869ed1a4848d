import { bookingReference } from '#domain/bookings/reference.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { localDateOf } from '#domain/time/local-time.ts';
import type { Context } from '#api/lib/context.ts';
import { csvFile, dollarCell } from '#api/lib/csv.ts';
import { keptAs } from '#api/lib/file-headers.ts';
import { file } from '#api/lib/rest-description.ts';
import type { RestRequest, RestEndpoint, Result } from '#api/lib/rest.ts';
import { statementPdf } from './statement-pdf.ts';
import { statementOf } from './statement.service.ts';
import type { OwnerStatementLine } from './statement.service.ts';

/** What owners account by. */
export const statementEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/owner/statements/:month/statement.csv',
    audience: 'personal',
    summary: 'What one has earned and was sent in a month such as 2026-12, as a table',
    responses: { 200: file('text/csv', 'The file, first things first, between two balances.') },
    handle: downloadCsv,
  },
  {
    method: 'get',
    path: '/owner/statements/:month/statement.pdf',
    audience: 'personal',
    summary: 'What one has earned and was sent in a month such as 2026-12, to print',
    responses: { 200: file('application/pdf', 'The file, in the language of its reader.') },
    handle: downloadPdf,
  },
];

const columns = [
  'date',
  'kind',
  'booking',
  'studio',
  'session',
  'paid_usd',
  'commission_usd',
  'amount_usd',
  'balance_usd',
] as const;

async function downloadCsv(context: Context, { params }: RestRequest): Promise<Result> {
  const { month, openingCents, lines, closingCents } = await statementOf(
    context,
    params.month ?? '',
  );
  const nothing = ['', '', '', '', '', ''];
  return csvFile(`statement-${month}`, columns, [
    [`${month}-01`, 'opening-balance', ...nothing, dollarCell(openingCents)],
    ...lines.map((line) => [
      formatDate(line.at),
      line.kind,
      ...sessionCells(line),
      dollarCell(line.cents),
      dollarCell(line.balanceCents),
    ]),
    ['', 'closing-balance', ...nothing, dollarCell(closingCents)],
  ]);
}

function sessionCells({ item }: OwnerStatementLine): string[] {
  if (!item) return ['', '', '', '', ''];
  const { bookingId, studioName, startsAt, zone, grossCents, commissionCents } = item;
  return [
    bookingReference(bookingId),
    studioName,
    localDateOf(startsAt, zone),
    dollarCell(grossCents),
    dollarCell(-commissionCents),
  ];
}

async function downloadPdf(context: Context, { params }: RestRequest): Promise<Result> {
  const statement = await statementOf(context, params.month ?? '');
  return {
    text: await statementPdf(statement, context.language),
    headers: {
      'Content-Type': 'application/pdf',
      ...keptAs(`statement-${statement.month}.pdf`),
    },
  };
}
