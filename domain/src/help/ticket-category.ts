/** Something that is asked of whoever opens a ticket of a category, besides words. */
export interface TicketField {
  /** Names it among all fields: labels go by it. */
  name: string;
  type: 'text' | 'link' | 'number' | 'date' | 'choice';
  isRequired: boolean;
  /** What can be chosen. */
  choices?: readonly string[];
}

interface CategoryTerms {
  /** What of one's own a ticket can name. */
  about: 'booking' | 'studio' | null;
  fields: readonly TicketField[];
}

const required = <Name extends string>(name: Name, type: TicketField['type'] = 'text') =>
  ({ name, type, isRequired: true }) as const;
const optional = <Name extends string>(name: Name, type: TicketField['type'] = 'text') =>
  ({ name, type, isRequired: false }) as const;
const choice = <Name extends string, Choice extends string>(
  name: Name,
  isRequired: boolean,
  choices: readonly Choice[],
) => ({ name, type: 'choice', isRequired, choices }) as const;

/** What tickets are about, and what is asked for each: help first, then services and the company. */
const categories = {
  booking: { about: 'booking', fields: [] },
  payment: { about: 'booking', fields: [] },
  account: { about: null, fields: [] },
  listing: { about: 'studio', fields: [] },
  technical: { about: null, fields: [] },
  report: { about: 'booking', fields: [] },
  photographers: {
    about: 'studio',
    fields: [required('city'), optional('rooms', 'number'), optional('date', 'date')],
  },
  'virtual-tours': {
    about: 'studio',
    fields: [required('city'), optional('rooms', 'number'), optional('website', 'link')],
  },
  copywriters: {
    about: 'studio',
    fields: [required('language'), optional('website', 'link')],
  },
  advertising: {
    about: 'studio',
    fields: [
      choice('aim', true, ['weekdays', 'new-city', 'new-room', 'other']),
      optional('date', 'date'),
    ],
  },
  packages: {
    about: 'studio',
    fields: [
      choice('need', true, ['unsure', 'photos', 'tour', 'text', 'boost']),
      optional('rooms', 'number'),
    ],
  },
  partners: {
    about: null,
    fields: [
      required('organization'),
      choice('trade', true, ['school', 'rental', 'label', 'venue', 'other']),
      optional('website', 'link'),
    ],
  },
  press: {
    about: null,
    fields: [
      required('outlet'),
      choice('wish', true, ['answer', 'facts', 'picture', 'conversation']),
      optional('deadline', 'date'),
    ],
  },
  careers: { about: null, fields: [required('role'), required('work', 'link')] },
  other: { about: null, fields: [] },
} as const satisfies Record<string, CategoryTerms>;

export type TicketCategory = keyof typeof categories;
type FieldOf<C extends TicketCategory> = (typeof categories)[C]['fields'][number];
export type TicketFieldName = FieldOf<TicketCategory>['name'];

export const ticketCategories = Object.keys(categories) as TicketCategory[];

/** Those whose form stands on a page of their own: services for owners, and the company. */
export const serviceCategories = [
  'photographers',
  'virtual-tours',
  'copywriters',
  'advertising',
  'packages',
  'partners',
  'press',
  'careers',
] as const satisfies readonly TicketCategory[];
export type ServiceCategory = (typeof serviceCategories)[number];

/** What is asked for tickets of a category besides words. */
export function fieldsOf(category: TicketCategory): readonly (TicketField & {
  name: TicketFieldName;
})[] {
  return categories[category].fields;
}

/** What of one's own a ticket of a category can name; null for nothing. */
export function aboutOf(category: TicketCategory): 'booking' | 'studio' | null {
  return categories[category].about;
}
