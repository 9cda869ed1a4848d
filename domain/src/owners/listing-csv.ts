import { DomainError, badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { emptyContent } from '#domain/listings/empty-content.ts';
import { draftSchema } from '#domain/listings/listing.schema.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { equipmentCategories } from '#domain/studios/studio.ts';
import type { StudioContent } from '#domain/studios/studio-content.ts';

/*
 * Listings as rows of a table. What no cell could hold, which is photographs, rooms and questions,
 * stays with the form. Amounts are dollars, times are those of the studio.
 */

/** What stands in a row about a listing besides what its owner wrote. It is written and not read. */
export const listingKeyColumns = ['studio_id', 'status'] as const;

/** How a field stands in a cell. An empty cell says nothing: the field is what it is in a new draft. */
interface Column {
  field: keyof StudioContent;
  write: (content: StudioContent) => string;
  /** @returns what the schema of a draft checks @throws DomainError naming nothing, for no such thing */
  read: (cell: string) => unknown;
}

const LIST = /\s*;\s*/;

/** Fields that are one text or one number. */
type PlainField = {
  [Field in keyof StudioContent]: StudioContent[Field] extends string | number | null
    ? Field
    : never;
}[keyof StudioContent];

function text(field: PlainField): Column {
  return { field, write: (content) => String(content[field] ?? ''), read: (cell) => cell };
}

function whole(field: PlainField): Column {
  return { ...text(field), read: readNumber };
}

function dollars(field: PlainField): Column {
  return {
    field,
    write: (content) => (content[field] === null ? '' : String(Number(content[field]) / 100)),
    read: (cell) => Math.round(readNumber(cell) * 100),
  };
}

function yesNo(field: 'isStepFree' | 'isEngineerOptional' | 'canPayAtStudio'): Column {
  return {
    field,
    write: (content) => (content[field] ? 'yes' : 'no'),
    read(cell) {
      const isYes = cell.toLowerCase() === 'yes';
      if (!isYes && cell.toLowerCase() !== 'no') throw wrong('fields.choice', 'yes, no');
      return isYes;
    },
  };
}

function list(field: 'categories' | 'amenities' | 'allowedRules' | 'forbiddenRules'): Column {
  return { field, write: (content) => content[field].join('; '), read: (cell) => cell.split(LIST) };
}

/** Every column, by its name in the first line. */
export const listingColumns = {
  name: text('name'),
  description: text('description'),
  categories: list('categories'),
  city: text('cityId'),
  neighborhood: text('neighbourhood'),
  street: text('street'),
  square_metres: whole('sizeSquareMetres'),
  gear: {
    field: 'gear',
    write: ({ gear }) => gear.map(({ name, category }) => `${category}: ${name}`).join('; '),
    read: (cell) => cell.split(LIST).map(readGear),
  },
  amenities: list('amenities'),
  people: whole('groupSize'),
  load_in: text('loadIn'),
  parking: text('parking'),
  step_free: yesNo('isStepFree'),
  allowed: list('allowedRules'),
  forbidden: list('forbiddenRules'),
  house_notes: text('houseNotes'),
  booking_mode: text('bookingMode'),
  hourly_rate: dollars('hourlyRateCents'),
  engineer_fee: dollars('engineerFeeCents'),
  engineer_optional: yesNo('isEngineerOptional'),
  pay_at_studio: yesNo('canPayAtStudio'),
  cleaning_fee: dollars('cleaningFeeCents'),
  session_by_day: dollars('sessionInstantCents'),
  session_on_request: dollars('sessionRequestCents'),
  hours: {
    field: 'hours',
    write: ({ hours }) =>
      hours
        .map(({ weekday, opens, closes }) => `${days[weekday - 1]} ${opens}-${closes}`)
        .join('; '),
    read: (cell) => cell.split(LIST).map(readHours),
  },
  buffer_minutes: whole('bufferMinutes'),
  notice_minutes: whole('minimumNoticeMinutes'),
  horizon_days: whole('horizonDays'),
  cancellation: text('cancellation'),
  first_reply: text('firstReply'),
} as const satisfies Readonly<Record<string, Column>>;
export type ListingColumn = keyof typeof listingColumns;

const columns = Object.entries<Column>(listingColumns);

/** A listing as the cells of a row, in the order of {@link listingColumns}. */
export function listingRow(content: StudioContent): string[] {
  return columns.map(([, { write }]) => write(content));
}

/**
 * What a row says of a listing, by the names of columns.
 * @throws DomainError BAD_USER_INPUT naming each column whose cell is wrong
 */
export function readListingRow(cells: Readonly<Record<string, string>>): StudioContent {
  const errors: Record<string, Message> = {};
  const content: Partial<Record<keyof StudioContent, unknown>> = { ...emptyContent };
  for (const [name, { field, read }] of columns) {
    const cell = cells[name]?.trim() ?? '';
    if (cell === '') continue;
    try {
      content[field] = read(cell);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors[name] = error.fields?.cell ?? message('fields.type');
    }
  }
  if (Object.keys(errors).length > 0) throw badInput(errors);
  try {
    return validate(draftSchema, content);
  } catch (error) {
    throw byColumns(error);
  }
}

/** The same error, which names columns in place of fields. */
function byColumns(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.fields) return error;
  const named = Object.entries(error.fields).map(([path, text_]) => {
    const [field] = path.split(/[.[]/, 1);
    return [columns.find(([, column]) => column.field === field)?.[0] ?? path, text_] as const;
  });
  return badInput(Object.fromEntries(named.toReversed()));
}

function wrong(key: Message['key'], values: string): DomainError {
  return badInput({ cell: message(key, { values }) });
}

function readNumber(cell: string): number {
  const value = Number(cell.replace(/^\$/, ''));
  if (!Number.isFinite(value)) throw badInput({ cell: message('fields.type') });
  return value;
}

function readGear(item: string) {
  const [, category, name] = /^([a-z]+):\s*(.+)$/i.exec(item) ?? [];
  if (!category || !name) throw wrong('owners.gearCell', equipmentCategories.join(', '));
  return { category: category.toLowerCase(), name };
}

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function readHours(item: string) {
  const [, day, opens, closes] =
    /^([a-z]{3})\s+(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/i.exec(item) ?? [];
  const weekday = days.indexOf(day?.toLowerCase() ?? '') + 1;
  if (weekday === 0) throw wrong('owners.hoursCell', 'mon 10:00-22:00; sat 18:00-02:00');
  return { weekday, opens, closes };
}
