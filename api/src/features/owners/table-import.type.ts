import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A table of listings.' })
export class ImportListingsInput {
  @Field(() => String, {
    description:
      'The table as CSV, with the columns that `GET /api/owner/listings.csv` has; up to 200 KB and 20 rows.',
  })
  csv!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether rows that are wrong are left out. Otherwise one of them is enough for nothing to be imported.',
  })
  skipBadRows!: boolean;
}
