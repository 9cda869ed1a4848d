import { describe, expect, test } from 'vitest';
import { validate } from '#domain/errors/validate.ts';
import { fieldsOf, ticketCategories } from './ticket-category.ts';
import { guestTicketSchema, ticketSchema } from './ticket.schema.ts';
import { fillAnswer, idInTicketNumber, stateAfterReply, ticketNumber } from './ticket.ts';

const ticket = { category: 'other', subject: 'The map', content: 'It stays grey.' };

/** What is wrong with an input, by field. */
function wrong(schema: typeof ticketSchema, input: object): string[] {
  try {
    validate(schema, input);
    return [];
  } catch (error) {
    return Object.keys((error as { fields: object }).fields).toSorted();
  }
}

describe('the number of a ticket', () => {
  test.each([
    [ticketNumber(10_243), '10243'],
    ['rt-10243 ', '10243'],
    ['10243', '10243'],
    ['RT-', ''],
    ['RT-1x', ''],
  ])('%s has the id %s', (number, id) => {
    expect(idInTicketNumber(number)).toBe(id);
  });
});

describe('a ticket', () => {
  test('of every category has what its fields ask, and nothing else', () => {
    for (const category of ticketCategories) {
      const asked = fieldsOf(category).filter(({ isRequired }) => isRequired);
      expect(wrong(ticketSchema, { ...ticket, category })).toEqual(
        asked.map(({ name }) => `answers.${name}`).toSorted(),
      );
    }
    const answers = { role: 'Editor', work: 'https://noa.example', unasked: 'x' };
    const valid = validate(ticketSchema, { ...ticket, category: 'careers', answers });
    expect(valid.answers).toEqual({ role: 'Editor', work: 'https://noa.example' });
  });

  test.each([
    ['careers', { role: 'Editor', work: 'noa' }, 'answers.work'],
    ['photographers', { city: 'Oslo', rooms: '0' }, 'answers.rooms'],
    ['photographers', { city: 'Oslo', date: 'soon' }, 'answers.date'],
    ['press', { outlet: 'Radio', wish: 'money' }, 'answers.wish'],
  ])('of %s says what is wrong with %j', (category, answers, field) => {
    expect(wrong(ticketSchema, { ...ticket, category, answers })).toEqual([field]);
  });

  test('without a category says so, and nothing of its fields', () => {
    expect(wrong(ticketSchema, { ...ticket, category: '' })).toEqual(['category']);
  });

  test('of a guest has a name and an address', () => {
    expect(wrong(guestTicketSchema, ticket)).toEqual(['email', 'name']);
    expect(wrong(guestTicketSchema, { ...ticket, name: 'Noa', email: 'noa@example.org' })).toEqual(
      [],
    );
  });
});

test('a reply waits for staff, unless nobody has answered yet', () => {
  expect(stateAfterReply('open')).toBe('open');
  expect(stateAfterReply('solved')).toBe('waiting-for-staff');
});

test('a prepared answer has the name and the number, and leaves all else', () => {
  const content = 'Hello {name}, about {number}: {other} $& {name}';
  expect(fillAnswer(content, { name: '$& Noa', number: 'RT-1' })).toBe(
    'Hello $& Noa, about RT-1: {other} $& $& Noa',
  );
});
