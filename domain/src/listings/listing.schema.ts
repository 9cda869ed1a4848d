import { array, boolean, number, object, string, ValidationError } from 'yup';
import type { ObjectSchema, Schema } from 'yup';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { isLocalDate, isLocalTime } from '#domain/time/calendar.ts';
import { isCategoryId } from '#domain/studios/category.ts';
import { bookingModes, equipmentCategories } from '#domain/studios/studio.ts';
import { cancellationKinds, chosenAmenities } from '#domain/studios/studio-content.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { GROUP_SIZE_LIMIT, houseRules, loadIns, parkingKinds } from '#domain/studios/what-fits.ts';
import { emptyContent } from './empty-content.ts';
import { areApart, wrongExceptions } from './hours-rules.ts';
import { listingLimits as limits } from './limits.ts';

const line = (max: number) => oneLine().max(max).default('');
const text = (max: number) => trimmed().max(max).default('');

const oneOf = (values: readonly string[]) =>
  string().oneOf(values, message('fields.choice', { values: values.join(', ') }));

const whole = (min: number, max: number) =>
  number()
    .integer(message('fields.integer'))
    .min(min, message('fields.range', { min, max }))
    .max(max, message('fields.range', { min, max }));

const list = (of: Schema, max: number) =>
  array().of(of).max(max, message('fields.tooMany', { max })).default([]);

const perhaps = (schema: ReturnType<typeof whole>) => schema.nullable().default(null);

const cents = whole(0, limits.priceCents);

const space = object({
  name: line(limits.spaceName),
  description: text(limits.spaceDescription),
});
const gearItem = object({
  name: line(limits.gearName),
  category: oneOf(equipmentCategories).required(message('fields.required')),
});
const picture = object({
  url: string().required(message('fields.required')),
  alt: line(limits.alt),
  width: whole(1, 100_000).default(1),
  height: whole(1, 100_000).default(1),
});
const faq = object({ question: line(limits.question), answer: text(limits.answer) });
const localTime = string()
  .required(message('fields.required'))
  .test('time', message('fields.time'), (time) => isLocalTime(time ?? ''));
const window = object({ weekday: whole(1, 7).required(), opens: localTime, closes: localTime });
const localDate = string()
  .required(message('fields.required'))
  .test('date', message('fields.date'), (date) => isLocalDate(date ?? ''));
const exception = object({
  from: localDate,
  to: localDate,
  windows: list(object({ opens: localTime, closes: localTime }), limits.exceptionWindows),
  reason: line(limits.exceptionReason),
});

const fields = {
  name: line(limits.name),
  description: text(limits.description),
  categories: list(
    string().test('category', message('listings.categoryUnknown'), (id) => isCategoryId(id ?? '')),
    limits.categories,
  ),
  cityId: string().max(limits.place).nullable().default(null),
  neighbourhood: line(limits.place),
  street: line(limits.place),
  sizeSquareMetres: perhaps(whole(1, limits.squareMetres)),
  spaces: list(space, limits.spaces),
  gear: list(gearItem, limits.gear),
  amenities: list(oneOf(chosenAmenities), chosenAmenities.length),
  groupSize: perhaps(whole(1, GROUP_SIZE_LIMIT)),
  loadIn: oneOf(loadIns).nullable().default(null),
  parking: oneOf(parkingKinds).default(emptyContent.parking),
  isStepFree: boolean().default(emptyContent.isStepFree),
  allowedRules: list(oneOf(houseRules), houseRules.length),
  forbiddenRules: list(oneOf(houseRules), houseRules.length),
  houseNotes: text(limits.houseNotes),
  pictures: list(picture, limits.pictures),
  bookingMode: oneOf(bookingModes).default(emptyContent.bookingMode),
  hourlyRateCents: perhaps(cents),
  engineerFeeCents: cents.default(emptyContent.engineerFeeCents),
  isEngineerOptional: boolean().default(emptyContent.isEngineerOptional),
  canPayAtStudio: boolean().default(emptyContent.canPayAtStudio),
  cleaningFeeCents: cents.default(emptyContent.cleaningFeeCents),
  sessionInstantCents: cents.default(emptyContent.sessionInstantCents),
  sessionRequestCents: cents.default(emptyContent.sessionRequestCents),
  hours: list(window, limits.hours),
  exceptions: list(exception, limits.exceptions),
  bufferMinutes: whole(0, limits.bufferMinutes).default(emptyContent.bufferMinutes),
  minimumNoticeMinutes: whole(0, limits.noticeMinutes).default(emptyContent.minimumNoticeMinutes),
  horizonDays: whole(1, limits.horizonDays).default(emptyContent.horizonDays),
  cancellation: oneOf(cancellationKinds).default(emptyContent.cancellation),
  faqs: list(faq, limits.faqs),
  firstReply: text(limits.firstReply),
};

const required = (max: number) => line(max).required(message('fields.required'));

/** A draft, which may be as empty as it is: nothing in it is more than can be kept. */
export const draftSchema = object(fields) as unknown as ObjectSchema<StudioContent>;

/** A listing that the public may see: everything that somebody who books it has to know is said. */
export const listingSchema = object({
  ...fields,
  name: line(limits.name).required(message('listings.nameRequired')),
  description: text(limits.description)
    .required(message('listings.descriptionRequired', { min: limits.descriptionMin }))
    .min(
      limits.descriptionMin,
      message('listings.descriptionRequired', { min: limits.descriptionMin }),
    ),
  categories: fields.categories.min(1, message('listings.categoryRequired')),
  cityId: fields.cityId.required(message('listings.cityRequired')),
  neighbourhood: line(limits.place).required(message('listings.neighbourhoodRequired')),
  street: line(limits.place).required(message('listings.streetRequired')),
  sizeSquareMetres: whole(1, limits.squareMetres).required(message('listings.sizeRequired')),
  spaces: list(
    space.shape({ name: required(limits.spaceName), description: text(limits.spaceDescription) }),
    limits.spaces,
  ),
  gear: list(gearItem.shape({ name: required(limits.gearName) }), limits.gear),
  loadIn: fields.loadIn.when('isStepFree', ([isStepFree], schema) =>
    schema.test(
      'step-free',
      message('listings.stairsWithoutStep'),
      (loadIn) => !(isStepFree === true && loadIn === 'stairs'),
    ),
  ),
  forbiddenRules: fields.forbiddenRules.when('allowedRules', ([allowed], schema) =>
    schema.test('agree', message('listings.rulesDisagree'), (rules) =>
      rules.every((rule) => !(allowed as unknown[]).includes(rule)),
    ),
  ),
  pictures: list(
    picture.shape({
      alt: line(limits.alt).required(message('listings.altRequired')),
    }),
    limits.pictures,
  ).min(1, message('listings.pictureRequired')),
  hourlyRateCents: fields.hourlyRateCents.when('bookingMode', ([mode], schema) =>
    mode === 'session'
      ? schema
      : schema
          .required(message('listings.priceRequired'))
          .min(100, message('listings.priceRequired')),
  ),
  hours: list(window, limits.hours)
    .min(1, message('listings.hoursRequired'))
    .test('apart', message('listings.hoursOverlap'), (windows) =>
      areApart(windows as StudioContent['hours']),
    ),
  exceptions: fields.exceptions.test('whole', (given, { path, createError }) => {
    const wrong = wrongExceptions((given ?? []) as StudioContent['exceptions']);
    if (wrong.length === 0) return true;
    return new ValidationError(
      wrong.map((one) => createError({ path: `${path}${one.path}`, message: one.text })),
    );
  }),
  faqs: list(
    object({
      question: required(limits.question),
      answer: text(limits.answer).required(message('fields.required')),
    }),
    limits.faqs,
  ),
}) as unknown as ObjectSchema<StudioContent>;

/** What administrators say about a listing that they return or suspend. */
export const reasonsSchema = object({
  reasons: trimmed().required(message('listings.reasonsRequired')).max(limits.reasons),
});
