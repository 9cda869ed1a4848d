import { array, lazy, number, object, string } from 'yup';
import { describe, expect, test } from 'vitest';
import { message } from '#domain/messages/message.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Describable, NamedSchemas } from './json-schema.ts';
import { choice, idNumber, instant, listOf, named, shape, text } from './shapes.ts';

function inlined(schema: Describable) {
  return jsonSchemaOf(schema, new Map());
}

describe('a schema of Yup as JSON Schema', () => {
  test.each<[string, Describable, object]>([
    ['a text that is required', string().required(), { type: 'string', minLength: 1 }],
    [
      'lengths',
      string().min(3, message('fields.required')).max(20),
      { type: 'string', minLength: 3, maxLength: 20 },
    ],
    ['a pattern', string().matches(/^\d$/), { type: 'string', pattern: '^\\d$' }],
    ['a pattern with a flag that JSON Schema lacks', string().matches(/a/i), { type: 'string' }],
    ['an email address', string().email(), expect.objectContaining({ format: 'email' })],
    ['a date', string().test('date', () => true), { type: 'string', format: 'date' }],
    ['a rule that only code can tell', string().test('pun', () => true), { type: 'string' }],
    ['a default', number().default(2), { type: 'number', default: 2 }],
    ['a range of whole numbers', idNumber, { type: 'integer', minimum: 1, maximum: 2_147_483_647 }],
    ['choices', choice(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    ['choices or null', choice(['a']).nullable(), { type: ['string', 'null'], enum: ['a', null] }],
    ['an instant', instant, { type: 'string', format: 'date-time' }],
    [
      'a list with a limit',
      array().of(text).max(5),
      { type: 'array', maxItems: 5, items: { type: 'string' } },
    ],
    [
      'fields, some of which may be missing',
      object({ a: text, b: string() }),
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: { type: 'string' } },
        required: ['a'],
      },
    ],
    [
      'these fields and no others',
      shape({}),
      { type: 'object', properties: {}, additionalProperties: false },
    ],
  ])('says %s', (_, schema, expected) => {
    expect(inlined(schema)).toEqual(expected);
  });

  test('refers to what has a name, which is described once', () => {
    const known: NamedSchemas = new Map();
    const room = named('Room', shape({ name: text }));
    const schema = jsonSchemaOf(shape({ main: room.nullable(), all: listOf(room) }), known);
    const reference = { $ref: '#/components/schemas/Room' };
    expect(schema.properties).toEqual({
      main: { anyOf: [reference, { type: 'null' }] },
      all: { type: 'array', items: reference },
    });
    expect([...known.keys()]).toEqual(['Room']);
    expect(known.get('Room')).toMatchObject({ type: 'object', required: ['name'] });
  });

  test('does not call two things by one name', () => {
    const rooms = shape({ live: named('Room', text), dead: named('Room', idNumber) });
    expect(() => inlined(rooms)).toThrow('Two schemas are called Room');
  });

  test('cannot be made of what is decided when a value comes', () => {
    expect(() => inlined(lazy(() => string()))).toThrow('has no JSON Schema');
  });
});
