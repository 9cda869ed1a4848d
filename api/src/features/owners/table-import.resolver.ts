import { Ctx, Int, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { importListings } from './listing-import.service.ts';
import { ImportListingsInput } from './listing-import.type.ts';

/** Listings that come as tables. */
@Resolver()
export class ListingImportResolver {
  @For('personal')
  @Change(
    'Makes a draft of each row of a table. What is wrong is named by line and column: `lines[3].hourly_rate`. CONFLICT beyond 20 drafts.',
    {
      imported: { type: () => Int, description: 'How many drafts it made.' },
      skippedLines: { type: () => [Int], description: 'Lines of the rows that it left out.' },
    },
  )
  async importListings(
    @Ctx() context: Context,
    @Input(() => ImportListingsInput) input: ImportListingsInput,
  ) {
    const { count, skippedLines } = await importListings(context, input);
    return { imported: count, skippedLines };
  }
}
