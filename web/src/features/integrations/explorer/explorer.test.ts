import { http, HttpResponse } from 'msw';
import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { mockServer } from '#web/testing/mock-server.ts';
import { examples } from './examples.ts';
import { operationsIn, readVariables, requestOf } from './request.ts';
import { searchSchema } from './schema-search.ts';
import { send } from './send.ts';
import { draftIn, hashOf, typeIn } from './share-link.ts';

describe('a link', () => {
  test.each(Object.entries(examples))('brings the draft %s back as it was', (_id, draft) => {
    expect(draftIn(hashOf(draft))).toEqual(draft);
  });

  test('keeps what addresses have signs for', () => {
    const draft = { query: '{ a(b: "50% & more + #1 é") }', variables: '{"x": "a=b"}' };
    expect(draftIn(hashOf(draft))).toEqual(draft);
  });

  test('of something else has no draft', () => {
    expect([draftIn(''), draftIn('#rest'), draftIn('#type=Studio')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(typeIn('#type=Studio')).toBe('Studio');
  });
});

describe('a request', () => {
  test('names the operation of several that is chosen', () => {
    const query = 'query One { a } mutation Two { b }';
    const [, two] = operationsIn(query);
    expect(two).toEqual({ name: 'Two', kind: 'mutation' });
    expect(requestOf({ query, variables: '{"c": 1}' }, two)).toEqual({
      query,
      variables: { c: 1 },
      operationName: 'Two',
    });
  });

  test('is none of what cannot be read', () => {
    expect(operationsIn('query {')).toEqual([]);
    expect(() => readVariables('{')).toThrow(SyntaxError);
    expect(() => readVariables('[1]')).toThrow(TypeError);
    expect(readVariables('  ')).toEqual({});
  });
});

describe('a response', () => {
  const request = { query: '{ a }', variables: {} };

  test('is told with its status, its size and the fields that were wrong', async () => {
    const error = {
      message: 'Choose hours',
      path: ['bookStudio', 0],
      extensions: { code: 'BAD_USER_INPUT', fields: { hours: 'Choose 1 to 8' } },
    };
    mockServer.use(http.post('/graphql', () => HttpResponse.json({ errors: [error] })));
    const outcome = await send(request, new AbortController().signal);
    expect(outcome).toMatchObject({
      status: 200,
      size: JSON.stringify({ errors: [error] }).length,
      problems: [
        {
          message: 'Choose hours',
          code: 'BAD_USER_INPUT',
          path: 'bookStudio.0',
          fields: [['hours', 'Choose 1 to 8']],
        },
      ],
    });
  });

  test('that is no JSON is shown as it came', async () => {
    mockServer.use(http.post('/graphql', () => new HttpResponse('Bad gateway', { status: 502 })));
    const outcome = await send(request, new AbortController().signal);
    expect(outcome).toMatchObject({ status: 502, text: 'Bad gateway', problems: [] });
  });
});

test('a search of the schema finds types, fields and values, what begins with it first', () => {
  const schema = buildSchema(`
    "Where music is made."
    type Room { name: String bigRoom: Room }
    enum Kind { ROOMY SMALL }
    type Query { room: Room kind: Kind }
  `);
  const found = searchSchema(schema, 'room').map(({ type, field }) =>
    field === undefined ? type : `${type}.${field}`,
  );
  expect(found).toEqual(['Kind.ROOMY', 'Query.room', 'Room', 'Room.bigRoom']);
  expect(searchSchema(schema, ' ')).toEqual([]);
});
