import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { bookMutation, listQuery, searchQuery, studioQuery } from './queries.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8'));

test.each(Object.entries({ bookMutation, listQuery, searchQuery, studioQuery }))(
  '%s is one that the server takes',
  (_, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  },
);
