import { lockUser } from '#db/accounts/account.repository.ts';
import { countDraftsOf, insertDraft } from '#db/listings/listing.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { listCities } from '#db/studios/directory.repository.ts';
import { DomainError, badInput } from '#domain/errors/domain-error.ts';
import { DRAFTS_OF_OWNER_LIMIT } from '#domain/listings/limits.ts';
import { message } from '#domain/messages/message.ts';
import { listingColumns, listingKeyColumns, readListingRow } from '#domain/owners/listing-csv.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { ownerLimits } from './owner.limits.ts';
import { ImportedTable } from './table-import.ts';
import type { TableImport } from './table-import.ts';

const shape = {
  columns: [...listingKeyColumns, ...Object.keys(listingColumns)],
  required: ['name'],
  rows: DRAFTS_OF_OWNER_LIMIT,
};

/**
 * Makes a draft of each row of a table.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; CONFLICT beyond {@link DRAFTS_OF_OWNER_LIMIT};
 *   BAD_USER_INPUT for no such table, or naming each wrong cell: `lines[3].hourly_rate`
 */
export async function importListings(context: Context, { csv, skipBadRows }: TableImport) {
  const { id: ownerId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(ownerLimits.import, ownerId);
  const cities = await listCities(context.reads);
  const table = new ImportedTable(csv, shape, (cells) =>
    withKnownCity(readListingRow(cells), cities),
  );
  if (!skipBadRows) table.requireWhole();
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    await lockUser(db, ownerId);
    if ((await countDraftsOf(db, ownerId)) + table.rows.size > DRAFTS_OF_OWNER_LIMIT) {
      const values = { limit: DRAFTS_OF_OWNER_LIMIT };
      throw new DomainError('CONFLICT', 'listings.tooManyDrafts', { values });
    }
    for (const content of table.rows.values()) await insertDraft(db, { ownerId, content, now });
  });
  return { imported: table.rows.size, skippedLines: table.skippedLines };
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
