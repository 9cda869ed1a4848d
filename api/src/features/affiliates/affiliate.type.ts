import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#api/lib/scalars.ts';

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

@ObjectType('Affiliate', {
  description: 'Somebody who brings others, as they see themselves. Who came is told to nobody.',
  simpleResolvers: true,
})
export class AffiliateType {
  @Field(() => String, {
    description: 'Their code, in small letters: any page with `?via={code}` counts.',
  })
  code!: string;

  @Field(() => Boolean, { description: 'Whether it can be changed, as nobody came by it yet.' })
  canChange!: boolean;

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
