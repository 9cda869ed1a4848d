import { Ctx, Int, Resolver } from 'type-graphql';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { importBookings } from './booking-import.service.ts';
import { importListings } from './listing-import.service.ts';
import { ImportBookingsInput, ImportListingsInput } from './table-import.type.ts';

const skippedLines = { type: () => [Int], description: 'Lines of the rows that it left out.' };

/** Listings and bookings that come as tables. */
@Resolver()
export class TableImportResolver {
  @For('personal')
  @Change(
    'Makes a draft of each row of a table. What is wrong is named by line and column: `lines[3].hourly_rate`. CONFLICT beyond 20 drafts.',
    {
      imported: { type: () => Int, description: 'How many drafts it made.' },
      skippedLines,
    },
  )
  async importListings(
    @Ctx() context: Context,
    @Input(() => ImportListingsInput) input: ImportListingsInput,
  ) {
    return importListings(context, input);
  }

  @For('personal')
  @Change(
    'Blocks the time of each session of a table that was agreed elsewhere. What is wrong is named by line and column: `lines[3].start`. Rows with a booking of Roomtone, of sessions that do not take place, and of times that are blocked already change nothing. CONFLICT beyond the blocks that a studio may have.',
    {
      imported: { type: () => Int, description: 'How many times it blocked.' },
      skippedLines,
    },
  )
  async importBookings(
    @Ctx() context: Context,
    @Input(() => ImportBookingsInput) input: ImportBookingsInput,
  ) {
    return importBookings(context, input);
  }
}
