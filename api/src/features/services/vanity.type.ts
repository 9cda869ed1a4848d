import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { VanityPlan, VanityStatus } from '#domain/services/vanity.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar, LocalDateScalar } from '#api/lib/scalars.ts';
import type { VanityCheckResult } from './vanity.service.ts';

export const VanityPlanEnum = publishEnum<VanityPlan>(
  'VanityPlan',
  'How a studio has an address of its own.',
  {
    basic: 'Paid once, for as long as the studio is listed.',
    premium: 'By the year.',
    enterprise: 'By the year.',
  },
);

export const VanityStatusEnum = publishEnum<VanityStatus>(
  'VanityStatus',
  'Where an address of a studio stands.',
  {
    held: 'It is held until it is paid for.',
    active: 'It leads to the studio.',
    ended: 'It leads nowhere, and is free.',
  },
);

export const VanityCheckResultEnum = publishEnum<VanityCheckResult>(
  'VanityCheckResult',
  'Whether a name could be had.',
  {
    available: 'It is free.',
    unavailable: 'It is taken or reserved.',
    invalid: 'It has fewer than 3 or more than 50 characters, or a hyphen at an end.',
  },
);

@ObjectType({ description: 'Whether a name could be had.', simpleResolvers: true })
export class VanityCheck {
  @Field(() => String, {
    description: 'The name as it would be written: in lower case, of letters, digits and hyphens.',
  })
  name!: string;

  @Field(() => VanityCheckResultEnum, { description: 'Whether it could be had.' })
  result!: VanityCheckResult;
}

@ObjectType({
  description: 'An address of a studio’s own. Only ever shown to its owner.',
  simpleResolvers: true,
})
export class VanityUrl {
  @Field(() => ID, { description: 'Identifies it; it is paid for under it, as `vanity`.' })
  id!: number;

  @Field(() => String, { description: 'What its address ends with.' })
  name!: string;

  @Field(() => VanityPlanEnum, { description: 'How it is paid for.' })
  plan!: VanityPlan;

  @Field(() => VanityStatusEnum, { description: 'Where it stands.' })
  status!: VanityStatus;

  @Field(() => Int, { description: 'What it costs, or the next year of it, US cents.' })
  priceCents!: number;

  @Field(() => DateTimeScalar, {
    description: 'Until when it is, or was, held for whoever has not paid for it.',
  })
  heldUntil!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it is paid for; null for ever, or for what is not paid for.',
  })
  paidUntil!: number | null;
}

@ObjectType({
  description: 'How often somebody came by an address on a day.',
  simpleResolvers: true,
})
export class VanityVisits {
  @Field(() => LocalDateScalar, { description: 'The day (UTC).' })
  day!: string;

  @Field(() => Int, { description: 'How often.' })
  visits!: number;
}

@ObjectType('StudioAddress', {
  description: 'A studio of whoever is logged in, and the address of its own that it has.',
  simpleResolvers: true,
})
export class StudioAddressType {
  @Field(() => ID, { description: 'Identifies the studio.' })
  studioId!: number;
}

@InputType({ description: 'Which address a studio is to have.' })
export class OrderVanityUrlInput {
  @Field(() => ID, { description: 'The studio.' })
  studioId!: string;

  @Field(() => String, {
    description: 'What the address is to end with: 3 to 50 letters, digits and hyphens.',
  })
  name!: string;

  @Field(() => VanityPlanEnum, { description: 'How it is to be paid for.' })
  plan!: VanityPlan;
}

@InputType({ description: 'Which address to give back.' })
export class ReturnVanityUrlInput {
  @Field(() => ID, { description: 'The address.' })
  id!: string;
}
