import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

@ObjectType({
  description: 'What sales tax is from an instant on. Only ever shown to administrators.',
})
export class TaxRate {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: number;

  @Field(() => DateTimeScalar, { description: 'Orders that are made from then on have it.' })
  validFrom!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was set; null for what the product began with.',
  })
  setAt!: number | null;
}

@ObjectType({ description: 'Rates of sales tax, page by page.' })
export class TaxRateConnection extends connectionOf('TaxRate', TaxRate) {}

@InputType({ description: 'What sales tax is to be.' })
export class SetTaxRateInput {
  @Field(() => Float, { description: 'Percent, from 0 to 30, at most 2 decimals.' })
  percent!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'From when on: at once unless given, and never before now.',
  })
  validFrom?: number | null;
}

@InputType({ description: 'A rate that is not to become valid.' })
export class CancelTaxRateInput {
  @Field(() => ID, { description: 'The rate.' })
  taxRateId!: string;
}
