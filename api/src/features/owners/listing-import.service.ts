import { lockUser } from '#db/accounts/account.repository.ts';
import { countDraftsOf, insertDraft } from '#db/listings/listing.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { listCities } from '#db/studios/directory.repository.ts';
import { DomainError, badInput } from '#domain/errors/domain-error.ts';
import { DRAFTS_OF_OWNER_LIMIT } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { listingColumns, listingKeyColumns, readListingRow } from '#domain/owners/listing-csv.ts';
import { IMPORT_LIMIT_BYTES } from '#domain/owners/import-limits.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { readCsv } from '#api/lib/csv.ts';
import type { CsvRow } from '#api/lib/csv.ts';
import { ownerLimits } from './owner.limits.ts';

export interface Import {
  csv: string;
  /** Whether rows that are wrong are left out; without it, one of them is enough for nothing to be taken. */
  skipBadRows: boolean;
}

export interface Imported {
  count: number;
  /** Lines of rows that were left out. */
  skippedLines: number[];
}

/**
 * Makes a draft of each row of a table.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT beyond {@link DRAFTS_OF_OWNER_LIMIT};
 *   BAD_USER_INPUT for no such table, or naming each wrong cell: `lines[3].hourly_rate`
 */
export async function importListings(
  context: Context,
  { csv, skipBadRows }: Import,
): Promise<Imported> {
  const { id: ownerId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(ownerLimits.import, ownerId);
  const rows = readCsv(csv, 'csv', { bytes: IMPORT_LIMIT_BYTES, rows: DRAFTS_OF_OWNER_LIMIT });
  requireKnownColumns(rows[0]!);
  const { contents, errors } = await readRows(context, rows);
  if (!skipBadRows && Object.keys(errors).length > 0) throw badInput(errors);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockUser(db, ownerId);
    if ((await countDraftsOf(db, ownerId)) + contents.size > DRAFTS_OF_OWNER_LIMIT) {
      const values = { limit: DRAFTS_OF_OWNER_LIMIT };
      throw new DomainError('CONFLICT', 'listings.tooManyDrafts', { values });
    }
    for (const content of contents.values()) await insertDraft(db, { ownerId, content, now });
  });
  const skippedLines = rows.map(({ line }) => line).filter((line) => !contents.has(line));
  return { count: contents.size, skippedLines };
}

function requireKnownColumns({ cells }: CsvRow): void {
  const known: readonly string[] = [...listingKeyColumns, ...Object.keys(listingColumns)];
  const unknown = Object.keys(cells).filter((name) => !known.includes(name));
  const errors: [string, Message][] = unknown.map((name) => [
    `lines[1].${name}`,
    message('owners.unknownColumn'),
  ]);
  if (!('name' in cells)) errors.push(['lines[1].name', message('owners.missingColumn')]);
  if (errors.length > 0) throw badInput(Object.fromEntries(errors));
}

/** Listings by their lines, and what is wrong with the others. */
async function readRows(context: Context, rows: readonly CsvRow[]) {
  const cities = await listCities(context.reads);
  const contents = new Map<number, StudioContent>();
  const errors: Record<string, Message> = {};
  for (const { line, cells } of rows) {
    try {
      contents.set(line, withKnownCity(readListingRow(cells), cities));
    } catch (error) {
      if (!(error instanceof DomainError) || !error.fields) throw error;
      for (const [column, text] of Object.entries(error.fields)) {
        errors[`lines[${line}].${column}`] = text;
      }
    }
  }
  return { contents, errors };
}

/** The city by its id, which may be written as its name. @throws DomainError BAD_USER_INPUT */
function withKnownCity(
  content: StudioContent,
  cities: readonly { id: string; name: string }[],
): StudioContent {
  const { cityId } = content;
  if (cityId === null) return content;
  const written = cityId.toLowerCase();
  const city = cities.find(({ id, name }) => id === written || name.toLowerCase() === written);
  if (!city) throw badInput({ city: message('listings.cityUnknown') });
  return { ...content, cityId: city.id };
}
