import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';

@ObjectType('Currency', {
  description:
    'A currency that prices can be shown in. Whatever is shown, everything is charged in US dollars.',
  simpleResolvers: true,
})
export class CurrencyType {
  @Field(() => ID, { description: 'The ISO 4217 code in lower case: `eur`.' })
  id!: CurrencyId;

  @Field(() => Float, { description: 'What one US dollar is worth. At most 6 decimals.' })
  rate!: number;
}

@ObjectType('CurrencyRateChange', {
  description: 'A step in the history of a rate. Only ever shown to administrators.',
  simpleResolvers: true,
})
export class CurrencyRateChangeType {
  @Field(() => ID, { description: 'Identifies the change.' })
  id!: number;

  @Field(() => ID, { description: 'The currency whose rate it was.' })
  currencyId!: CurrencyId;

  @Field(() => Float, { description: 'The rate before.' })
  oldRate!: number;

  @Field(() => Float, { description: 'The rate from then on.' })
  newRate!: number;

  @Field(() => DateTimeScalar, { description: 'When it was changed.' })
  changedAt!: number;
}

@ObjectType({ description: 'A page of the history of rates.', simpleResolvers: true })
export class CurrencyRateChangeConnection extends connectionOf(
  'CurrencyRateChange',
  CurrencyRateChangeType,
) {}

@InputType({ description: 'A currency to be preferred.' })
export class PreferCurrencyInput {
  @Field(() => ID, { description: 'The currency.' })
  currency!: string;
}

@InputType({ description: 'What a currency is worth from now on.' })
export class SetCurrencyRateInput {
  @Field(() => ID, { description: 'The currency.' })
  currency!: string;

  @Field(() => Float, {
    description: 'What one US dollar is worth, from 0.0001 to 10000, at most 6 decimals.',
  })
  rate!: number;
}
