import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';

@ObjectType({ description: 'What came of the code of an affiliate.', simpleResolvers: true })
export class AffiliateFigures {
  @Field(() => Int, {
    description: 'How often somebody came by the code, each browser once a day at most.',
  })
  visits!: number;

  @Field(() => Int, { description: 'How many of them made an account within 30 days.' })
  signUps!: number;

  @Field(() => Int, { description: 'How many of those had a first session that took place.' })
  firstBookings!: number;
}

@ObjectType({ description: 'What came of a code in a week.', simpleResolvers: true })
export class AffiliateWeek extends AffiliateFigures {
  @Field(() => LocalDateScalar, { description: 'Its Monday, in UTC.' })
  week!: string;
}

@ObjectType({ description: 'That an administrator has taken a code away.', simpleResolvers: true })
export class AffiliateSuspension {
  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: number;

  @Field(() => String, { description: 'Why, in the words of an administrator.' })
  reasons!: string;
}

@ObjectType('Affiliate', {
  description: 'Somebody who brings others, as they see themselves. Who came is told to nobody.',
  simpleResolvers: true,
})
export class AffiliateType {
  @Field(() => String, {
    description: 'Their code, in small letters: any page with `?via={code}` counts.',
  })
  code!: string;

  @Field(() => Boolean, {
    description: 'Whether it can be changed, as it works and nobody came by it yet.',
  })
  canChange!: boolean;

  @Field(() => AffiliateSuspension, {
    nullable: true,
    description:
      'That it is taken away: nothing counts, and nobody else gets it. Null while it works.',
  })
  suspension!: AffiliateSuspension | null;

  @Field(() => AffiliateFigures, { description: 'What came of it in all.' })
  total!: AffiliateFigures;

  @Field(() => [AffiliateWeek], { description: 'The last twelve weeks, the current one last.' })
  weeks!: AffiliateWeek[];
}

@InputType({ description: 'A code that somebody would like to have.' })
export class SetAffiliateCodeInput {
  @Field(() => String, {
    description: '4 to 20 letters, digits and hyphens; capitals make no difference.',
  })
  code!: string;
}

@InputType({ description: 'A code by which somebody came.' })
export class CountAffiliateVisitInput {
  @Field(() => String, { description: 'The code, as it stood in the address.' })
  code!: string;
}

@ObjectType({
  description: 'Somebody who brings others, as administrators see them.',
  simpleResolvers: true,
})
export class ListedAffiliate {
  @Field(() => ID, { description: 'Identifies them: the number of their account.' })
  userId!: number;

  @Field(() => String, { description: 'Their code, in small letters.' })
  code!: string;

  @Field(() => DateTimeScalar, { description: 'Since when they have one.' })
  createdAt!: number;

  @Field(() => Int, { description: 'How often somebody came by it, in all.' })
  visits!: number;

  @Field(() => Int, { description: 'How many of them made an account.' })
  signUps!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it is taken away; null while it works.',
  })
  suspendedAt!: number | null;

  @Field(() => String, { description: 'Why it is taken away; empty while it works.' })
  suspensionReasons!: string;
}

@ObjectType({ description: 'Those who bring others, page by page.' })
export class AffiliateConnection extends countedConnectionOf('Affiliate', ListedAffiliate) {}

@InputType({ description: 'A code to be taken away.' })
export class SuspendAffiliateInput {
  @Field(() => ID, { description: 'Whose: the number of their account.' })
  userId!: string;

  @Field(() => String, { description: 'Why, for whoever has it; up to 2,000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A code to be given back.' })
export class RestoreAffiliateInput {
  @Field(() => ID, { description: 'Whose: the number of their account.' })
  userId!: string;
}
