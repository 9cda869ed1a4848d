import { listOwnBookingRows } from '#db/owners/booking-rows.repository.ts';
import { listTakings } from '#db/owners/takings.repository.ts';
import { findStudioContents } from '#db/studios/studio-content.repository.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { bookingColumns } from '#domain/owners/booking-csv.ts';
import { listingColumns, listingKeyColumns, listingRow } from '#domain/owners/listing-csv.ts';
import { localDateOf, localTimeOf } from '#domain/time/local-time.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { csvFile, dollarCell } from '#api/lib/csv.ts';
import { file } from '#api/lib/rest-description.ts';
import type { Result, RestEndpoint } from '#api/lib/rest.ts';
import { studiosWith } from './own-studio.service.ts';

/** Rows of a file at most: more than any program for tables likes to open at once. */
const ROW_LIMIT = 10_000;

const csv = { 200: file('text/csv', 'The file, the latest rows first, 10,000 at most.') };

/** What owners take with them as tables. */
export const ownerCsvEndpoints: readonly RestEndpoint[] = [
  {
    method: 'get',
    path: '/owner/earnings.csv',
    audience: 'personal',
    summary: 'What bookings that are paid at one’s studios bring, as a table',
    responses: csv,
    handle: downloadEarnings,
  },
  {
    method: 'get',
    path: '/owner/bookings.csv',
    audience: 'personal',
    summary: 'The bookings of one’s studios, as a table such as can be imported',
    responses: csv,
    handle: downloadBookings,
  },
  {
    method: 'get',
    path: '/owner/listings.csv',
    audience: 'personal',
    summary: 'One’s studios as a table that can be imported again',
    responses: csv,
    handle: downloadListings,
  },
];

const timeColumns = ['date', 'start', 'end', 'zone'] as const;

async function downloadEarnings(context: Context): Promise<Result> {
  const { id } = requireUser(context);
  const rows = await listTakings(context.sql, id, { limit: ROW_LIMIT });
  return csvFile(
    'earnings',
    ['booking', 'studio', 'guest', 'status', ...timeColumns, 'price_usd', 'earned_usd'],
    rows.map((row) => [
      bookingReference(row.bookingId),
      row.studioName,
      row.guestName,
      row.status,
      ...timeCells(row),
      dollarCell(row.totalCents),
      dollarCell(row.earnedCents),
    ]),
  );
}

async function downloadBookings(context: Context): Promise<Result> {
  const { id } = requireUser(context);
  const rows = await listOwnBookingRows(context.sql, id, ROW_LIMIT, context.now);
  return csvFile(
    'bookings',
    bookingColumns,
    rows.map((row) => [
      bookingReference(row.bookingId),
      row.studioName,
      row.guestName,
      row.status,
      ...timeCells(row),
      row.hours,
      dollarCell(row.totalCents),
      row.additionalRequests,
    ]),
  );
}

async function downloadListings(context: Context): Promise<Result> {
  const theirs = await studiosWith(context, 'listing');
  const contents = await findStudioContents(
    context.sql,
    theirs.map(({ studioId }) => studioId),
  );
  return csvFile(
    'listings',
    [...listingKeyColumns, ...Object.keys(listingColumns)],
    theirs.flatMap(({ studioId, listingStatus }) => {
      const content = contents.get(studioId);
      return content ? [[studioId, listingStatus, ...listingRow(content)]] : [];
    }),
  );
}

/** When something is, on the clock of its studio. */
function timeCells({ startsAt, endsAt, zone }: { startsAt: number; endsAt: number; zone: string }) {
  return [
    localDateOf(startsAt, zone),
    localTimeOf(startsAt, zone),
    localTimeOf(endsAt, zone),
    zone,
  ];
}
