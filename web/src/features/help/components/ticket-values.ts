import { enumName } from '#domain/enums/enum-name.ts';
import { fieldsOf, ticketCategories } from '#domain/help/ticket-category.ts';
import type { TicketCategory } from '#domain/help/ticket-category.ts';
import type { OpenTicketInput } from '#web/lib/schema.generated.ts';

/** A file that has arrived, by the key that the server has given for it. */
export interface ArrivedFile {
  key: string;
  fileName: string;
}

/** What is filled into the form of a ticket; empty where nothing is. */
export interface TicketValues {
  category: TicketCategory | '';
  subject: string;
  content: string;
  /** By the names of all fields that there are. */
  answers: Record<string, string>;
  bookingId: string;
  studioId: string;
  attachments: readonly ArrivedFile[];
  /** Of those who are not logged in. */
  name: string;
  email: string;
}

/** A form in which nothing is filled in but what is known already. */
export function emptyTicket(category: TicketCategory | '', subject: string): TicketValues {
  const fields = ticketCategories.flatMap(fieldsOf);
  return {
    category,
    subject,
    content: '',
    answers: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    bookingId: '',
    studioId: '',
    attachments: [],
    name: '',
    email: '',
  };
}

/** What is sent of a form. */
export function ticketInput(values: TicketValues, isGuest: boolean): OpenTicketInput {
  const { category, answers, bookingId, studioId, name, email, attachments, ...rest } = values;
  if (category === '') throw new Error('A ticket without a category is not valid.');
  return {
    ...rest,
    category: enumName(category),
    answers: fieldsOf(category).flatMap(({ name: field }) =>
      answers[field] ? [{ field, value: answers[field] }] : [],
    ),
    attachments: [...attachments],
    ...(isGuest ? { name, email } : { bookingId: bookingId || null, studioId: studioId || null }),
  };
}
