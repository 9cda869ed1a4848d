import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FidelityQuality, FidelityScale, FidelityService } from '#domain/services/fidelity.ts';
import type {
  FidelityAction,
  FidelityFileKind,
  FidelityState,
} from '#domain/services/fidelity-order.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { connectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';

export const FidelityServiceEnum = publishEnum<FidelityService>(
  'FidelityService',
  'What is done with tracks.',
  { mixing: 'Mixing.', mastering: 'Mastering.', both: 'Mixing, then mastering.' },
);

export const FidelityScaleEnum = publishEnum<FidelityScale>(
  'FidelityScale',
  'How many tracks there are.',
  { single: '1 track.', ep: 'Up to 4 tracks.', album: 'Up to 10 tracks.' },
);

export const FidelityQualityEnum = publishEnum<FidelityQuality>(
  'FidelityQuality',
  'How much goes into the tracks.',
  {
    standard: '7 days, 2 revisions.',
    premium: '5 days, 4 revisions, matched to references.',
    platinum: '3 days, unlimited revisions, matched to references, stem mastering.',
  },
);

export const FidelityStateEnum = publishEnum<FidelityState>(
  'FidelityState',
  'Where an order of mixing or mastering stands.',
  {
    'awaiting-payment': 'It is to be paid for.',
    queued: 'It is paid for and waits for an engineer.',
    'in-progress': 'An engineer works on it.',
    delivered: 'A version can be heard, and is to be approved.',
    'revision-requested': 'Another version is being made.',
    approved: 'It is done.',
    cancelled: 'It was taken back; what was paid went back.',
  },
);

export const FidelityActionEnum = publishEnum<FidelityAction>(
  'FidelityAction',
  'What can be done about an order.',
  {
    pay: 'Paying for it.',
    start: 'Beginning to work on it.',
    deliver: 'Handing over a version.',
    'request-revision': 'Asking for another version.',
    approve: 'Accepting the version.',
    cancel: 'Taking the order back.',
  },
);

export const FidelityFileKindEnum = publishEnum<FidelityFileKind>(
  'FidelityFileKind',
  'What a sound of an order is.',
  { stem: 'Sent by the customer.', mix: 'A version, made by an engineer.' },
);

@ObjectType({
  description: 'Mixing or mastering that somebody has ordered. Only they and engineers see it.',
  simpleResolvers: true,
})
export class FidelityOrder {
  @Field(() => ID, { description: 'Identifies the order.' })
  id!: number;

  @Field(() => FidelityServiceEnum, { description: 'What is done.' })
  service!: FidelityService;

  @Field(() => FidelityScaleEnum, { description: 'With how many tracks.' })
  scale!: FidelityScale;

  @Field(() => FidelityQualityEnum, { description: 'By which package.' })
  quality!: FidelityQuality;

  @Field(() => Int, { description: 'What it cost when it was ordered, US cents.' })
  priceCents!: number;

  @Field(() => String, { description: 'What the music needs.' })
  brief!: string;

  @Field(() => String, { description: 'What it should sound like; may be empty.' })
  references!: string;

  @Field(() => FidelityStateEnum, { description: 'Where it stands.' })
  status!: FidelityState;

  @Field(() => Int, { description: 'How many revisions were asked for.' })
  revisionsUsed!: number;

  @Field(() => DateTimeScalar, { description: 'When it was ordered.' })
  createdAt!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid for.' })
  paidAt!: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When work on it began.' })
  startedAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the version that is worked on, or was last, is due.',
  })
  dueAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a version was delivered last.',
  })
  deliveredAt!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was approved or cancelled.',
  })
  endedAt!: number | null;
}

@ObjectType({ description: 'Orders of mixing and mastering, page by page.' })
export class FidelityOrderConnection extends connectionOf('FidelityOrder', FidelityOrder) {}

/** What changing an order returns. */
export const changed = {
  order: { type: () => FidelityOrder, description: 'The order, as it is now.' },
} as const;

@ObjectType({ description: 'A sound of an order.', simpleResolvers: true })
export class FidelityFile {
  @Field(() => ID, { description: 'Identifies the file.' })
  id!: number;

  @Field(() => FidelityFileKindEnum, { description: 'What it is.' })
  kind!: FidelityFileKind;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many revisions had been asked for when a version was sent; null for what the customer sends.',
  })
  round!: number | null;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => Int, { description: 'How large it is.' })
  bytes!: number;

  @Field(() => Int, { description: 'How long it is, in milliseconds.' })
  durationMs!: number;

  @Field(() => [Int], {
    description: 'How loud it is from its beginning to its end, from 0 to 100: its waveform.',
  })
  peaks!: number[];

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt!: number;
}

@ObjectType({ description: 'What somebody says of a version.', simpleResolvers: true })
export class FidelityComment {
  @Field(() => ID, { description: 'Identifies the comment.' })
  id!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Which moment it is about, milliseconds from the beginning; null for the whole.',
  })
  atMs!: number | null;

  @Field(() => String, { description: 'What it says.' })
  content!: string;

  @Field(() => DateTimeScalar, { description: 'When it was written.' })
  createdAt!: number;
}

@ObjectType({
  description: 'That an order of mixing or mastering has changed.',
  simpleResolvers: true,
})
export class FidelityChange {
  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field(() => String, {
    description: 'How far the order has moved on. To be handed back as `since`.',
  })
  version!: string;
}
