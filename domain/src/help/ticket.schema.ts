import { number, object, string } from 'yup';
import type { InferType, ObjectSchema, StringSchema } from 'yup';
import { addressSchema } from '#domain/accounts/account.schema.ts';
import { WEB_ADDRESS } from '#domain/accounts/profile.schema.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { FILE_NAME_LIMIT } from '#domain/messaging/attachments.ts';
import { listOfAttachments } from '#domain/messaging/message.schema.ts';
import { isLocalDate } from '#domain/time/calendar.ts';
import { fieldsOf, ticketCategories } from './ticket-category.ts';
import type { TicketCategory, TicketField } from './ticket-category.ts';
import { RATINGS, ticketLimits as limits, ticketStates } from './ticket.ts';
import type { TicketState } from './ticket.ts';

/** A file that was uploaded for a ticket, by the key that its sender was given for it. */
const attachmentSchema = object({
  key: string().required(),
  fileName: trimmed().max(FILE_NAME_LIMIT).default(''),
});

const content = trimmed().max(limits.content).required(message('help.contentRequired'));
const attachments = listOfAttachments(attachmentSchema);

const category = string<TicketCategory>()
  .oneOf(ticketCategories, message('fields.choice', { values: ticketCategories.join(', ') }))
  .required(message('help.categoryRequired'));

/** What is answered to the fields of a category, each as a text; empty where nothing is. */
export type TicketAnswers = Readonly<Record<string, string>>;

/** What somebody opens a ticket with. */
export interface TicketInput {
  category: TicketCategory;
  subject: string;
  content: string;
  answers: TicketAnswers;
  bookingId: number | null;
  studioId: number | null;
  attachments: { key: string; fileName: string }[];
}

const ofTicket = {
  category,
  subject: oneLine().max(limits.subject).required(message('help.subjectRequired')),
  content,
  answers: object().when('category', ([chosen]) =>
    ticketCategories.includes(chosen as TicketCategory)
      ? answersSchema(chosen as TicketCategory)
      : object(),
  ),
  bookingId: number().nullable().default(null),
  studioId: number().nullable().default(null),
  attachments,
};

/** A ticket of somebody who is logged in. */
export const ticketSchema = object(ofTicket) as unknown as ObjectSchema<TicketInput>;

/** Somebody who has no account, and how to answer them. */
export interface Guest {
  name: string;
  email: string;
}

/** A ticket of somebody who has no account. */
export const guestTicketSchema = object({
  ...ofTicket,
  name: oneLine().max(limits.name).required(message('help.nameRequired')),
}).concat(addressSchema) as unknown as ObjectSchema<TicketInput & Guest>;

function answersSchema(of: TicketCategory) {
  return object(Object.fromEntries(fieldsOf(of).map((field) => [field.name, answerTo(field)])));
}

function answerTo(field: TicketField) {
  const answer = formOf(field, oneLine().max(limits.answer));
  return field.isRequired ? answer.required(message('fields.required')) : answer.default('');
}

/** What is not answered is left out of what an answer has to look like. */
function formOf({ type, choices = [] }: TicketField, answer: StringSchema): StringSchema {
  const test = (
    name: string,
    failure: Parameters<StringSchema['test']>[1],
    is: (text: string) => boolean,
  ) => answer.test(name, failure, (text) => !text || is(text));
  if (type === 'link') {
    return answer.matches(WEB_ADDRESS, {
      message: message('accounts.linkInvalid'),
      excludeEmptyString: true,
    });
  }
  if (type === 'date') return test('date', message('fields.date'), isLocalDate);
  if (type === 'number') {
    return test('number', message('fields.range', { min: 1, max: 999 }), (text) =>
      /^[1-9]\d{0,2}$/.test(text),
    );
  }
  if (type === 'choice') {
    return test('choice', message('fields.choice', { values: choices.join(', ') }), (text) =>
      choices.includes(text),
    );
  }
  return answer;
}

/** What is written into the thread of a ticket. */
export const ticketReplySchema = object({ content, attachments });
export type TicketReplyInput = InferType<typeof ticketReplySchema>;

/** What staff answers, and where that moves the ticket. */
export const ticketAnswerSchema = object({
  content,
  attachments,
  state: string<TicketState>()
    .oneOf(ticketStates, message('fields.choice', { values: ticketStates.join(', ') }))
    .default('waiting-for-sender'),
});
export type TicketAnswerInput = InferType<typeof ticketAnswerSchema>;

/** What staff notes for staff. */
export const ticketNoteSchema = object({ content });

/** How satisfied somebody is, from one to five, and why. */
export const ticketRatingSchema = object({
  rating: number()
    .oneOf(RATINGS, message('fields.range', { min: 1, max: 5 }))
    .required(message('help.ratingRequired')),
  words: trimmed().max(limits.ratingWords).default(''),
});
export type TicketRatingInput = InferType<typeof ticketRatingSchema>;

/** An answer that is prepared. */
export const cannedAnswerSchema = object({
  title: oneLine().max(limits.cannedTitle).required(message('fields.required')),
  content,
});
export type CannedAnswerInput = InferType<typeof cannedAnswerSchema>;
