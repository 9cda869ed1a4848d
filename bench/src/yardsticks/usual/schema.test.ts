import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import * as queries from '../../queries.ts';
import { typeDefs } from './schema.ts';

const {
  bookMutation,
  calendarQuery,
  heartsQuery,
  inboxQuery,
  listQuery,
  searchQuery,
  studioQuery,
} = queries;
const asked = {
  bookMutation,
  calendarQuery,
  heartsQuery,
  inboxQuery,
  listQuery,
  searchQuery,
  studioQuery,
};

test.each(Object.entries(asked))('%s is one that the usual way takes as well', (_, query) => {
  // What the product calls by an enumeration is a string here.
  const schema = buildSchema(typeDefs);
  expect(validate(schema, parse(query))).toEqual([]);
});
