import { readFileSync } from 'node:fs';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLNamedType } from 'graphql';
import { expect, test } from 'vitest';
import { errorCodes } from '#domain/errors/domain-error.ts';
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

/** What breaks the rules of a mutation, if anything: see ADR 0040. */
function breachOf({ name, args, type }: GraphQLField<unknown, unknown>): string | undefined {
  const own = name.charAt(0).toUpperCase() + name.slice(1);
  if (isNonNullType(type))
    return `${name} would take the results of others away when it is refused`;
  if (String(type) !== `${own}Payload`) return `${name} returns ${String(type)}`;
  const taken = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join();
  return ['', `input: ${own}Input!`].includes(taken) ? undefined : `${name} takes ${taken}`;
}

test('a mutation takes one input of its own, or nothing, and returns a payload of its own', () => {
  const mutations = Object.values(buildSchema(read(SCHEMA)).getMutationType()!.getFields());
  expect(mutations.length).toBeGreaterThan(40);
  expect(mutations.flatMap((mutation) => breachOf(mutation) ?? [])).toEqual([]);
});

test('inputs alone end in Input, and nothing says in its name what kind of type it is', () => {
  const types = Object.values(buildSchema(read(SCHEMA)).getTypeMap());
  const misnamed = types.filter(
    (type) =>
      isInputObjectType(type) !== type.name.endsWith('Input') ||
      (!type.name.startsWith('__') && /(Enum|ObjectType)$/.test(type.name)),
  );
  expect(misnamed.map(String)).toEqual([]);
});

test('the codes of failures are those that the server gives out', () => {
  const codes = buildSchema(read(SCHEMA)).getType('ErrorCode');
  // What Apollo Server calls INTERNAL_SERVER_ERROR is INTERNAL here.
  const ofRequests = Object.values(ApolloServerErrorCode).filter(
    (code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR,
  );
  const all = [...new Set<string>([...errorCodes, ...ofRequests])];
  expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual(all.toSorted());
});
