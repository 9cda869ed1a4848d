import { Field, ID, Int, ObjectType } from 'type-graphql';
import { publishEnum } from '#api/lib/enums.ts';
import { DateTimeScalar, LocalTimeScalar } from '#api/lib/scalars.ts';
import type { HouseRule as HouseRuleKind, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import type { BookingMode, EquipmentCategory, PackageType } from '#domain/studios/studio.ts';
import type { CancellationKind } from '#domain/studios/studio-content.ts';

export const BookingModeEnum = publishEnum<BookingMode>(
  'BookingMode',
  'How a studio is priced and confirmed.',
  {
    hourly: 'By the hour, with engineer and cleaning fees; the owner answers each request.',
    session: 'One price for a session; at once from 09:00 to 16:59, on request otherwise.',
  },
);

export const PackageTypeEnum = publishEnum<PackageType>(
  'PackageType',
  'A paid package that puts a badge on the listing.',
  { plus: 'The smaller package.', pro: 'The larger package.' },
);

export const EquipmentCategoryEnum = publishEnum<EquipmentCategory>(
  'EquipmentCategory',
  'A kind of gear.',
  {
    console: 'Mixing consoles and control surfaces.',
    monitors: 'Loudspeakers and headphones.',
    microphones: 'Microphones.',
    outboard: 'Preamplifiers, equalisers, compressors and effects.',
    converters: 'Converters and interfaces.',
    software: 'Workstations and plugins.',
    instruments: 'Pianos, organs, synthesisers, guitars and the like.',
    amplifiers: 'Guitar and bass amplifiers.',
    drums: 'Drum kits, cymbals and percussion.',
    pa: 'Loudspeaker systems for playing to a room.',
    video: 'Cameras, lights and video mixers.',
  },
);

export const LoadInEnum = publishEnum<LoadIn>('LoadIn', 'How gear gets from the street in.', {
  'street-level': 'On the level.',
  lift: 'By a lift.',
  stairs: 'By stairs.',
});

export const ParkingEnum = publishEnum<Parking>('Parking', 'Where a car can be left.', {
  'on-site': 'On the premises.',
  street: 'On the street.',
  none: 'Nowhere near.',
});

export const CancellationKindEnum = publishEnum<CancellationKind>(
  'CancellationKind',
  'How much somebody gets back who cancels an agreed booking.',
  {
    flexible: 'All of it until 24 hours before, half until 4 hours before.',
    standard: 'All of it until 48 hours before, half until 24 hours before.',
    strict: 'All of it until 7 days before, half until 48 hours before.',
  },
);

export const HouseRuleEnum = publishEnum<HouseRuleKind>(
  'HouseRuleKind',
  'What a house rule is about.',
  {
    smoking: 'Smoking inside.',
    alcohol: 'Drinking alcohol.',
    food: 'Bringing food.',
    pets: 'Bringing animals.',
    overnight: 'Staying past midnight.',
  },
);

@ObjectType({ description: 'What an owner allows or forbids.', simpleResolvers: true })
export class HouseRule {
  @Field(() => HouseRuleEnum, { description: 'What it is about.' })
  kind!: HouseRuleKind;

  @Field(() => Boolean, { description: 'Whether it is allowed.' })
  isAllowed!: boolean;
}

@ObjectType({ description: 'A picture of a studio.', simpleResolvers: true })
export class StudioImage {
  @Field(() => String, { description: 'Path or address of the picture.' })
  url!: string;

  @Field(() => String, { description: 'Text alternative.' })
  alt!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;
}

@ObjectType({ description: 'Something that a studio has.', simpleResolvers: true })
export class EquipmentItem {
  @Field(() => String, { description: 'Maker and model.' })
  name!: string;

  @Field(() => EquipmentCategoryEnum, { description: 'Kind of gear.' })
  category!: EquipmentCategory;
}

@ObjectType({ description: 'A room of a studio.', simpleResolvers: true })
export class StudioSpace {
  @Field(() => String, { description: 'Name of the room.' })
  name!: string;

  @Field(() => String, { description: 'What it is like.' })
  description!: string;
}

@ObjectType({ description: 'One of the ten standard amenities.', simpleResolvers: true })
export class Amenity {
  @Field(() => ID, { description: 'Identifies the amenity, such as `wifi`.' })
  id!: string;

  @Field(() => String, { description: 'Name in English.' })
  name!: string;
}

@ObjectType({ description: 'A question that the owner answers.', simpleResolvers: true })
export class StudioFaq {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The response.' })
  answer!: string;
}

@ObjectType({
  description: 'Hours of a weekday, in studio time. A weekday may have several, or none.',
  simpleResolvers: true,
})
export class OpeningHours {
  @Field(() => Int, { description: 'ISO weekday on which it opens: Monday 1 to Sunday 7.' })
  weekday!: number;

  @Field(() => LocalTimeScalar, { description: 'When it opens.' })
  opens!: string;

  @Field(() => LocalTimeScalar, {
    description: 'When it closes; at or before the opening means on the next day.',
  })
  closes!: string;
}

@ObjectType('Studio', {
  description: 'A room that can be booked by the hour. Amounts are US cents.',
  simpleResolvers: true,
})
export class StudioType {
  @Field(() => ID, { description: 'Identifies the studio: a whole number.' })
  id!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'What it is like, in paragraphs separated by blank lines.' })
  description!: string;

  @Field(() => String, { description: 'Part of the city.' })
  neighbourhood!: string;

  @Field(() => Int, { description: 'Floor area in square metres.' })
  sizeSquareMetres!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people it takes at once; null while the owner has not said.',
  })
  groupSize!: number | null;

  @Field(() => LoadInEnum, {
    nullable: true,
    description: 'How gear gets in; null while the owner has not said.',
  })
  loadIn!: LoadIn | null;

  @Field(() => ParkingEnum, { description: 'Where a car can be left.' })
  parking!: Parking;

  @Field(() => Boolean, { description: 'Whether it is reached without a step.' })
  isStepFree!: boolean;

  @Field(() => String, { description: 'House rules in the words of the owner; may be empty.' })
  houseNotes!: string;

  @Field(() => Boolean, { description: 'Whether the product has checked the listing.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'Whether its owner promotes it.' })
  isPromoted!: boolean;

  @Field(() => PackageTypeEnum, { nullable: true, description: 'Paid package, if any.' })
  packageType!: PackageType | null;

  @Field(() => BookingModeEnum, { description: 'How it is priced and confirmed.' })
  bookingMode!: BookingMode;

  @Field(() => Int, { description: 'Price of an hour.' })
  hourlyRateCents!: number;

  @Field(() => Int, { description: 'Price of an hour of the engineer.' })
  engineerFeeCents!: number;

  @Field(() => Boolean, { description: 'Whether whoever books may do without the engineer.' })
  isEngineerOptional!: boolean;

  @Field(() => Int, { description: 'Price of cleaning, once a booking.' })
  cleaningFeeCents!: number;

  @Field(() => Int, { description: 'Price of a session that is booked instantly.' })
  sessionInstantCents!: number;

  @Field(() => Int, { description: 'Price of a session on request.' })
  sessionRequestCents!: number;

  @Field(() => Int, {
    description:
      'The price before a time is chosen: of the cheapest session, or of an hour of the longest booking with all that is compulsory in it, rounded up to whole dollars.',
  })
  priceFromCents!: number;

  @Field(() => String, { description: 'IANA time zone in which it keeps its hours.' })
  zone!: string;

  @Field(() => Int, { description: 'Minutes that stay free after each booking.' })
  bufferMinutes!: number;

  @Field(() => Int, { description: 'Minutes between booking and start, at least.' })
  minimumNoticeMinutes!: number;

  @Field(() => Int, { description: 'Days ahead that a booking may start, at most.' })
  horizonDays!: number;

  @Field(() => CancellationKindEnum, { description: 'What its agreed bookings return.' })
  cancellation!: CancellationKind;

  @Field(() => Int, { description: 'How many reviews it has.' })
  reviewCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was listed.' })
  createdAt!: number;
}
