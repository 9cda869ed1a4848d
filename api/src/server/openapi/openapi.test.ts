import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { useServer } from '#api/testing/test-server.ts';
import { routesOf } from '../routes.ts';
import { buildApiSchema } from '../schema.ts';
import { OPENAPI, printDocument } from '#api/lib/openapi/openapi-document.ts';
import { documentOf } from '#api/lib/openapi/openapi-endpoint.ts';

const server = useServer();
const document = documentOf(joinFeatures(features));

test('docs/api/openapi.json is what the endpoints declare (npm run schema)', () => {
  expect(readFileSync(OPENAPI, 'utf8')).toBe(printDocument(document));
});

test('it is OpenAPI 3.1', async () => {
  const written = JSON.parse(readFileSync(OPENAPI, 'utf8')) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(written);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the server answers it, for everybody to keep', async () => {
  const client = server.client();
  const response = await client.fetch('/api/openapi.json');
  expect(await response.json()).toEqual(document);
  expect(response.headers.get('Cache-Control')).toContain('public, max-age=30');
  const known = { 'If-None-Match': response.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
  expect((await client.fetch('/api/openapi.json', { headers: known })).status).toBe(304);
});

test('every route below /api is in it, and nothing else', () => {
  const routes = routesOf(server.app)
    .filter(({ method, path }) => method !== '*' && path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(routes.toSorted());
});

test('each operation has an id of its own', () => {
  const ids = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Fields that REST has by the specification (§3, §7, rulings 2 and 36), and GraphQL by another name. */
const namedBySpecification: Readonly<Record<string, readonly string[]>> = {
  Studio: ['imageUrls', 'size', 'sessionPrice', 'requestPrice'],
  Booking: ['userId', 'date', 'startTime', 'endTime', 'totalPrice'],
  Review: ['name', 'date', 'avatarUrl'],
  Favorite: ['userId'],
  Conversation: ['userId', 'title', 'status', 'updatedAt'],
  BlogPost: ['content', 'coverImage', 'status'],
  Product: ['compareAtPrice', 'imageUrls'],
};

describe('what REST and GraphQL have both', async () => {
  const types = (await buildApiSchema()).getTypeMap();
  const shared = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    // The profile of a user is a part of the one type of people on GraphQL.
    const type = types[name.replace(/WithProfile$/, '')];
    return isObjectType(type) ? [{ name, type, schema }] : [];
  });

  test('is the types that the specification names', () => {
    const names = ['Booking', 'Favorite', 'Review', 'Studio', 'User'];
    expect(shared.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  test.each(shared)('is called alike: $name', ({ name, type, schema }) => {
    const fields = new Set(Object.keys(type.getFields()));
    const isAlike = (property: string) =>
      fields.has(property) ||
      // Money is in dollars on REST, and a thing is told by its id.
      fields.has(`${property}Cents`) ||
      (property.endsWith('Id') && fields.has(property.slice(0, -2)));
    const others = Object.keys(schema.properties as object).filter((field) => !isAlike(field));
    expect(others).toEqual(namedBySpecification[name] ?? []);
  });
});
