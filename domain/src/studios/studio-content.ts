import type { LocalTime, Weekday } from '#domain/time/calendar.ts';
import type { AmenityId } from './amenity.ts';
import type { CategoryId } from './category.ts';
import type { HoursException } from './exceptions.ts';
import type { BookingMode, EquipmentCategory } from './studio.ts';
import type { HouseRule, LoadIn, Parking } from './what-fits.ts';

export interface GearItem {
  name: string;
  category: EquipmentCategory;
}

export interface SpaceContent {
  name: string;
  description: string;
}

export interface FaqContent {
  question: string;
  answer: string;
}

/** A picture of a studio; the path says which. Pixels. */
export interface PictureContent {
  url: string;
  /** Text alternative. */
  alt: string;
  width: number;
  height: number;
}

/** Hours of a weekday in studio time; closing at or before the opening is on the next day. */
export interface HoursContent {
  weekday: Weekday;
  opens: LocalTime;
  closes: LocalTime;
}

/**
 * All that an owner says of a studio, as they write it: what is listed, and what a draft holds. What
 * nobody has said yet is empty or null. Amounts are US cents.
 */
export interface StudioContent {
  name: string;
  description: string;
  /** The main one first. */
  categories: CategoryId[];
  cityId: string | null;
  neighbourhood: string;
  street: string;
  sizeSquareMetres: number | null;
  spaces: SpaceContent[];
  gear: GearItem[];
  /** Those of {@link chosenAmenities} that it has; the two others follow from `parking` and `isStepFree`. */
  amenities: AmenityId[];
  groupSize: number | null;
  loadIn: LoadIn | null;
  parking: Parking;
  isStepFree: boolean;
  allowedRules: HouseRule[];
  forbiddenRules: HouseRule[];
  houseNotes: string;
  /** The main one first. */
  pictures: PictureContent[];
  bookingMode: BookingMode;
  hourlyRateCents: number | null;
  engineerFeeCents: number;
  isEngineerOptional: boolean;
  /** Whether bookings may be paid there instead of by card. */
  canPayAtStudio: boolean;
  cleaningFeeCents: number;
  sessionInstantCents: number;
  sessionRequestCents: number;
  hours: HoursContent[];
  /** Days that differ from those, past ones too, in their order. */
  exceptions: HoursException[];
  bufferMinutes: number;
  minimumNoticeMinutes: number;
  horizonDays: number;
  cancellation: CancellationKind;
  faqs: FaqContent[];
  /** What the chat answers by itself to a first message (ruling 5); empty for nothing. */
  firstReply: string;
}

/** How much somebody gets back who cancels, as owners choose it. */
export const cancellationKinds = ['flexible', 'standard', 'strict'] as const;
export type CancellationKind = (typeof cancellationKinds)[number];

/** Amenities that owners tick for themselves. */
export const chosenAmenities = [
  'wifi',
  'air-conditioning',
  'lounge',
  'kitchenette',
  'restroom',
  'natural-light',
  'secure-storage',
  'coffee',
] as const satisfies readonly AmenityId[];
