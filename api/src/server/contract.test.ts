import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import { expect, test } from 'vitest';
import { printSchemaFile, RELEASED_SCHEMA, SCHEMA } from './contract.ts';
import { buildApiSchema } from './schema.ts';

const read = (file: URL) => readFileSync(file, 'utf8');

test('schema.graphql is what the classes describe (npm run schema)', async () => {
  expect(printSchemaFile(await buildApiSchema())).toBe(read(SCHEMA));
});

test('nothing that has been released is broken', async () => {
  const changes = await diff(buildSchema(read(RELEASED_SCHEMA)), buildSchema(read(SCHEMA)));
  const breaking = changes.filter(
    ({ criticality }) => criticality.level === CriticalityLevel.Breaking,
  );
  expect(breaking.map(({ message }) => message)).toEqual([]);
});

/** Everything in a type that lacks a description, by path. */
function undescribed(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name];
  const check = (path: string, { description }: { description?: string | null | undefined }) => {
    if (!description) missing.push(`${type.name}.${path}`);
  };
  if (isEnumType(type)) for (const value of type.getValues()) check(value.name, value);
  if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) check(field.name, field);
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      check(field.name, field);
      for (const argument of field.args) check(`${field.name}(${argument.name})`, argument);
    }
  }
  return missing;
}

test('every type, field, argument and enum value has a description', () => {
  const types = Object.values(buildSchema(read(SCHEMA)).getTypeMap());
  const own = types.filter(({ name }) => !name.startsWith('__'));
  // The roots are made by the library, which gives them none.
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  expect(own.flatMap(undescribed).filter((path) => !roots.has(path))).toEqual([]);
});
