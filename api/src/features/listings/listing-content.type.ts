import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import type { BookingMode, EquipmentCategory } from '#domain/studios/studio.ts';
import type {
  CancellationKind,
  FaqContent,
  GearItem,
  HoursContent,
  PictureContent,
  SpaceContent,
  StudioContent,
} from '#domain/studios/studio-content.ts';
import type { HouseRule, LoadIn, Parking } from '#domain/studios/what-fits.ts';
import type { HoursException as HoursExceptionContent } from '#domain/studios/exceptions.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { LocalTimeScalar } from '#api/lib/scalars.ts';
import { HoursException } from '#api/features/studios/hours-exception.type.ts';
import {
  BookingModeEnum,
  CancellationKindEnum,
  EquipmentCategoryEnum,
  HouseRuleEnum,
  LoadInEnum,
  ParkingEnum,
} from '#api/features/studios/studio.type.ts';

/* What an owner writes is the same on its way in and out, so that each of these is both. */

@ObjectType('ListingSpace', {
  description: 'A room, as its owner writes it.',
  simpleResolvers: true,
})
@InputType('ListingSpaceInput', { description: 'A room, as its owner writes it.' })
export class ListingSpace implements SpaceContent {
  @Field(() => String, {
    description: 'Name of the room.',
  })
  name!: string;

  @Field(() => String, {
    description: 'What it is like.',
  })
  description!: string;
}

@ObjectType('ListingGear', {
  description: 'Something that a studio has, as its owner writes it.',
  simpleResolvers: true,
})
@InputType('ListingGearInput', {
  description: 'Something that a studio has, as its owner writes it.',
})
export class ListingGear implements GearItem {
  @Field(() => String, {
    description: 'Maker and model.',
  })
  name!: string;

  @Field(() => EquipmentCategoryEnum, {
    description: 'Kind of gear.',
  })
  category!: EquipmentCategory;
}

@ObjectType('ListingPicture', { description: 'A photograph of a listing.', simpleResolvers: true })
@InputType('ListingPictureInput', { description: 'A photograph of a listing.' })
export class ListingPicture implements PictureContent {
  @Field(() => String, {
    description: 'Path, as the upload has returned it.',
  })
  url!: string;

  @Field(() => String, {
    description: 'Text alternative: what it shows.',
  })
  alt!: string;

  @Field(() => Int, {
    description: 'Width in pixels; what is sent is not used.',
  })
  width!: number;

  @Field(() => Int, {
    description: 'Height in pixels; what is sent is not used.',
  })
  height!: number;
}

@ObjectType('ListingHours', {
  description: 'Hours of a weekday, in studio time.',
  simpleResolvers: true,
})
@InputType('ListingHoursInput', { description: 'Hours of a weekday, in studio time.' })
export class ListingHours implements HoursContent {
  @Field(() => Int, {
    description: 'ISO weekday on which it opens: Monday 1 to Sunday 7.',
  })
  weekday!: Weekday;

  @Field(() => LocalTimeScalar, {
    description: 'When it opens.',
  })
  opens!: string;

  @Field(() => LocalTimeScalar, {
    description: 'When it closes; at or before the opening means on the next day.',
  })
  closes!: string;
}

@ObjectType('ListingFaq', {
  description: 'A question, as its owner writes it.',
  simpleResolvers: true,
})
@InputType('ListingFaqInput', { description: 'A question, as its owner writes it.' })
export class ListingFaq implements FaqContent {
  @Field(() => String, {
    description: 'The question.',
  })
  question!: string;

  @Field(() => String, {
    description: 'The response.',
  })
  answer!: string;
}

@ObjectType('ListingContent', {
  description: 'All that an owner says of a studio. What nobody has said yet is empty or null.',
  simpleResolvers: true,
})
@InputType('ListingContentInput', {
  description: 'All that an owner says of a studio. What nobody has said yet is empty or null.',
})
export class ListingContent implements StudioContent {
  @Field(() => String, {
    description: 'What the studio is called, up to 80 characters.',
  })
  name!: string;

  @Field(() => String, {
    description: 'What it is like, in paragraphs separated by blank lines.',
  })
  description!: string;

  @Field(() => [ID], {
    description: 'Room types by their ids, the main one first; at most 4.',
  })
  categories!: CategoryId[];

  @Field(() => ID, {
    nullable: true,
    description: 'The city; its time zone is the studio’s.',
  })
  cityId!: string | null;

  @Field(() => String, {
    description: 'Part of the city.',
  })
  neighbourhood!: string;

  @Field(() => String, {
    description: 'Street and number.',
  })
  street!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Floor area in square metres.',
  })
  sizeSquareMetres!: number | null;

  @Field(() => [ListingSpace], {
    description: 'Its rooms.',
  })
  spaces!: SpaceContent[];

  @Field(() => [ListingGear], {
    description: 'What it has, in the order of the owner.',
  })
  gear!: GearItem[];

  @Field(() => [ID], {
    description:
      'The standard amenities that it has, by their ids. Parking and step-free access follow from `parking` and `isStepFree`.',
  })
  amenities!: AmenityId[];

  @Field(() => Int, {
    nullable: true,
    description: 'How many people it takes at once.',
  })
  groupSize!: number | null;

  @Field(() => LoadInEnum, {
    nullable: true,
    description: 'How gear gets in.',
  })
  loadIn!: LoadIn | null;

  @Field(() => ParkingEnum, {
    description: 'Where a car can be left.',
  })
  parking!: Parking;

  @Field(() => Boolean, {
    description: 'Whether it is reached without a step.',
  })
  isStepFree!: boolean;

  @Field(() => [HouseRuleEnum], {
    description: 'What is allowed.',
  })
  allowedRules!: HouseRule[];

  @Field(() => [HouseRuleEnum], {
    description: 'What is forbidden. Of what is in neither list nothing is said.',
  })
  forbiddenRules!: HouseRule[];

  @Field(() => String, {
    description: 'House rules in the words of the owner.',
  })
  houseNotes!: string;

  @Field(() => [ListingPicture], {
    description: 'Photographs, the main one first; at most 20.',
  })
  pictures!: PictureContent[];

  @Field(() => BookingModeEnum, {
    description: 'How it is priced and confirmed.',
  })
  bookingMode!: BookingMode;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of an hour in US cents.',
  })
  hourlyRateCents!: number | null;

  @Field(() => Int, {
    description: 'Price of an hour of the engineer in US cents.',
  })
  engineerFeeCents!: number;

  @Field(() => Boolean, {
    description: 'Whether whoever books may do without the engineer.',
  })
  isEngineerOptional!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether bookings may be paid at the studio; otherwise by card only.',
  })
  canPayAtStudio!: boolean;

  @Field(() => Int, {
    description: 'Price of cleaning in US cents, once a booking.',
  })
  cleaningFeeCents!: number;

  @Field(() => Int, {
    description: 'Price of a session that is booked instantly, in US cents.',
  })
  sessionInstantCents!: number;

  @Field(() => Int, {
    description: 'Price of a session on request, in US cents.',
  })
  sessionRequestCents!: number;

  @Field(() => [ListingHours], {
    description: 'Weekly hours.',
  })
  hours!: HoursContent[];

  @Cost({ items: 5 })
  @Field(() => [HoursException], {
    description: 'Days whose hours differ from those, past ones too; at most 60.',
  })
  exceptions!: HoursExceptionContent[];

  @Field(() => Int, {
    description: 'Minutes that stay free after each booking.',
  })
  bufferMinutes!: number;

  @Field(() => Int, {
    description: 'Minutes between booking and start, at least.',
  })
  minimumNoticeMinutes!: number;

  @Field(() => Int, {
    description: 'Days ahead that a booking may start, at most.',
  })
  horizonDays!: number;

  @Field(() => CancellationKindEnum, {
    description: 'What agreed bookings return.',
  })
  cancellation!: CancellationKind;

  @Field(() => [ListingFaq], {
    description: 'Questions that the owner answers.',
  })
  faqs!: FaqContent[];

  @Field(() => String, {
    description: 'What the chat answers by itself to a first message; empty for nothing.',
  })
  firstReply!: string;
}
