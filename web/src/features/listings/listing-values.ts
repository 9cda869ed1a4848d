import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import type { AmenityId } from '#domain/studios/amenity.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { bookingModes, equipmentCategories } from '#domain/studios/studio.ts';
import { cancellationKinds } from '#domain/studios/studio-content.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { houseRules, loadIns, parkingKinds } from '#domain/studios/what-fits.ts';
import type { LoadIn } from '#domain/studios/what-fits.ts';
import type { Weekday } from '#domain/time/calendar.ts';
import type { ListingContentInput } from '#web/lib/schema.generated.ts';
import type { ListingContentFieldsFragment } from './listings.generated.ts';

/** Numbers that are typed, as they are typed: money in dollars. */
const dollarFields = [
  'hourlyRateCents',
  'engineerFeeCents',
  'cleaningFeeCents',
  'sessionInstantCents',
  'sessionRequestCents',
] as const;
const wholeFields = [
  'sizeSquareMetres',
  'groupSize',
  'bufferMinutes',
  'minimumNoticeMinutes',
  'horizonDays',
] as const;
type TypedField = (typeof dollarFields)[number] | (typeof wholeFields)[number];

/** A listing as the fields of the form hold it. */
export type ListingValues = Omit<StudioContent, TypedField | ChosenField> &
  Record<TypedField, string> & { cityId: string; loadIn: LoadIn | '' };

/** What is chosen from a list, with nothing as its first entry. */
type ChosenField = 'cityId' | 'loadIn';

/** A listing of the API by the values of the domain. */
export function domainContent({
  __typename: _type,
  ...content
}: ListingContentFieldsFragment): StudioContent {
  const rules = (names: ListingContentFieldsFragment['allowedRules']) =>
    names.map((name) => enumValue(name, houseRules));
  return {
    ...content,
    categories: [...content.categories] as CategoryId[],
    spaces: content.spaces.map(({ name, description }) => ({ name, description })),
    gear: content.gear.map(({ name, category }) => ({
      name,
      category: enumValue(category, equipmentCategories),
    })),
    amenities: [...content.amenities] as AmenityId[],
    loadIn: content.loadIn && enumValue(content.loadIn, loadIns),
    parking: enumValue(content.parking, parkingKinds),
    allowedRules: rules(content.allowedRules),
    forbiddenRules: rules(content.forbiddenRules),
    pictures: content.pictures.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
    bookingMode: enumValue(content.bookingMode, bookingModes),
    hours: content.hours.map(({ weekday, opens, closes }) => ({
      weekday: weekday as Weekday,
      opens,
      closes,
    })),
    exceptions: content.exceptions.map(({ from, to, windows, reason }) => ({
      from,
      to,
      windows: windows.map(({ opens, closes }) => ({ opens, closes })),
      reason,
    })),
    cancellation: enumValue(content.cancellation, cancellationKinds),
    faqs: content.faqs.map(({ question, answer }) => ({ question, answer })),
  };
}

/** What the form begins with. */
export function valuesOf(content: StudioContent): ListingValues {
  const dollars = dollarFields.map((field) => {
    const cents = content[field];
    return [field, cents === null ? '' : String(cents / 100)];
  });
  const wholes = wholeFields.map((field) => [field, String(content[field] ?? '')]);
  const typed = Object.fromEntries([...dollars, ...wholes]) as Record<TypedField, string>;
  return { ...content, ...typed, cityId: content.cityId ?? '', loadIn: content.loadIn ?? '' };
}

/** What is in the form, by the values of the domain; what is no number counts as not said. */
export function contentOf(values: ListingValues): StudioContent {
  return {
    ...values,
    cityId: values.cityId || null,
    loadIn: values.loadIn || null,
    sizeSquareMetres: numberOf(values.sizeSquareMetres),
    groupSize: numberOf(values.groupSize),
    bufferMinutes: numberOf(values.bufferMinutes) ?? 0,
    minimumNoticeMinutes: numberOf(values.minimumNoticeMinutes) ?? 0,
    horizonDays: numberOf(values.horizonDays) ?? 0,
    hourlyRateCents: centsOf(values.hourlyRateCents),
    engineerFeeCents: centsOf(values.engineerFeeCents) ?? 0,
    cleaningFeeCents: centsOf(values.cleaningFeeCents) ?? 0,
    sessionInstantCents: centsOf(values.sessionInstantCents) ?? 0,
    sessionRequestCents: centsOf(values.sessionRequestCents) ?? 0,
  };
}

/** The same as the API takes it. */
export function inputOf(content: StudioContent): ListingContentInput {
  return {
    ...content,
    gear: content.gear.map(({ name, category }) => ({ name, category: enumName(category) })),
    loadIn: content.loadIn && enumName(content.loadIn),
    parking: enumName(content.parking),
    allowedRules: content.allowedRules.map((rule) => enumName(rule)),
    forbiddenRules: content.forbiddenRules.map((rule) => enumName(rule)),
    bookingMode: enumName(content.bookingMode),
    cancellation: enumName(content.cancellation),
  };
}

function numberOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : Math.round(number);
}

function centsOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : Math.round(number * 100);
}
