import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import {
  addFavoriteMutation,
  bookMutation,
  calendarQuery,
  heartsQuery,
  inboxQuery,
  listQuery,
  removeFavoriteMutation,
  renameMutation,
  searchQuery,
  sendMessageMutation,
  startConversationMutation,
  studioQuery,
  suggestionsQuery,
} from './queries.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

const queries = {
  addFavoriteMutation,
  bookMutation,
  calendarQuery,
  heartsQuery,
  inboxQuery,
  listQuery,
  removeFavoriteMutation,
  renameMutation,
  searchQuery,
  sendMessageMutation,
  startConversationMutation,
  studioQuery,
  suggestionsQuery,
};

test.each(Object.entries(queries))('%s is one that the server takes', (_, query) => {
  expect(validate(schema, parse(query))).toEqual([]);
});
