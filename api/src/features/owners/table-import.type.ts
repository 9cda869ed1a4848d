import { Field, InputType } from 'type-graphql';

@InputType()
abstract class TableImportInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether rows that are wrong are left out. Otherwise one of them is enough for nothing to be imported.',
  })
  skipBadRows!: boolean;
}

@InputType({ description: 'A table of listings.' })
export class ImportListingsInput extends TableImportInput {
  @Field(() => String, {
    description:
      'The table as CSV, with the columns that `GET /api/owner/listings.csv` has; up to 200 KB and 20 rows.',
  })
  csv!: string;
}

@InputType({ description: 'A table of sessions that were agreed elsewhere.' })
export class ImportBookingsInput extends TableImportInput {
  @Field(() => String, {
    description:
      'The table as CSV, with the columns that `GET /api/owner/bookings.csv` has; up to 200 KB and 300 rows. `studio`, `date`, `start` and one of `end` and `hours` are needed, on the clock of the studio.',
  })
  csv!: string;
}
