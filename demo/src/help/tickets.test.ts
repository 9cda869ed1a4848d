import { expect, test } from 'vitest';
import { cannedAnswerSchema, guestTicketSchema, ticketSchema } from '#domain/help/ticket.schema.ts';
import {
  SOLVED_FOR_DAYS,
  settledTicketStates,
  ticketPriorities,
  ticketStates,
} from '#domain/help/ticket.ts';
import { cannedAnswers, ticketLines } from './ticket-lines.ts';

test('the tickets of the demo are such as the product takes', () => {
  for (const { from, category, subject, answers = {}, messages } of ticketLines) {
    const input = { category, subject, answers, content: messages[0].content, attachments: [] };
    const said =
      typeof from === 'string'
        ? ticketSchema.validateSync(input)
        : guestTicketSchema.validateSync({ ...input, ...from });
    expect(said).toMatchObject(input);
  }
  for (const answer of cannedAnswers) {
    expect(cannedAnswerSchema.validateSync(answer)).toEqual(answer);
  }
});

test('they stand wherever tickets can, as what was said last has them', () => {
  expect(new Set(ticketLines.map(({ state }) => state))).toEqual(new Set(ticketStates));
  const priorities = ticketLines.map(({ priority = 'normal' }) => priority);
  expect(new Set(priorities)).toEqual(new Set(ticketPriorities));
  for (const { subject, state, messages, rating } of ticketLines) {
    const hours = messages.map(({ hoursAgo }) => hoursAgo);
    expect(hours, subject).toEqual(hours.toSorted((one, other) => other - one));
    const said = messages.filter(({ kind }) => kind !== 'note');
    const last = said.at(-1)!;
    const waits = state === 'open' || state === 'waiting-for-staff';
    expect(last.kind === 'sender', subject).toBe(waits);
    expect(state === 'open', subject).toBe(said.length === 1);
    expect(rating !== undefined && !settledTicketStates.includes(state), subject).toBe(false);
    // What was solved so long ago is closed.
    const isOld = last.hoursAgo > SOLVED_FOR_DAYS * 24;
    expect(state === 'closed', subject).toBe(isOld);
  }
});
