import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isListType,
  isLeafType,
  isNullableType,
} from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { expect, test } from 'vitest';
import type { RenderedPage } from '#domain/rendering/page-contract.ts';
import { renderer } from './src/app/entry-server.tsx';
import { renderPage } from './src/testing/server-page.ts';

/*
 * Every page that the app and its features plug in is rendered on the server, with data that is made
 * up from the schema, and has to have a title that tells it from all others.
 */

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8'));

/** What a field is answered with, by its name or else by its type; a text is what it is. */
const values: Readonly<Record<string, unknown>> = {
  zone: 'Europe/London',
  countryCode: 'GB',
  currency: 'usd',
  // Sees every page.
  role: 'ADMIN',
  website: 'https://studio.example',
  ID: '7',
  Int: 3,
  Float: 4.5,
  Boolean: true,
  Date: '2026-12-02',
  DateTime: '2026-12-02T12:00:00Z',
  Time: '12:00',
  Document: { type: 'doc', content: [] },
};

/** What the parameters of an address are. Whatever is asked for exists, and this room type does too. */
const PARAMETER = 'drums';
/** Those that are of a few that the app knows, by their names. */
const parameters: Readonly<Record<string, string>> = { helpCategory: 'booking' };

/** Lists are empty, and what may be missing is, unless it is an object, which is the one that was asked for. */
function valueOf(
  source: unknown,
  args: object,
  { parentType, fieldName, returnType }: GraphQLResolveInfo,
): unknown {
  const type = getNullableType(returnType);
  if (isListType(type)) return [];
  if (!isLeafType(type)) {
    const texts = Object.values(args).filter((value) => typeof value === 'string');
    return { asked: texts.join(' ') };
  }
  if (fieldName in values) return values[fieldName];
  if (isNullableType(returnType)) return null;
  if (isEnumType(type)) return type.getValues()[0]?.name;
  const asked = (source as { asked?: string } | undefined)?.asked ?? '';
  return values[type.name] ?? `${parentType.name} ${fieldName} ${asked}`;
}

/** The page at a path, or undefined where one is sent elsewhere. */
async function renderFor(isSignedOut: boolean, path: string): Promise<RenderedPage | undefined> {
  const errors: unknown[] = [];
  const result = await renderPage(path, {
    isSignedOut,
    execute: async ({ query, variables }) =>
      execute({
        schema,
        document: query,
        variableValues: variables,
        fieldResolver: (source, args: object, _context, info) => valueOf(source, args, info),
      }),
    onError: (error) => errors.push(error),
  });
  expect(errors, path).toEqual([]);
  return 'redirect' in result ? undefined : result;
}

/** What a page is known by: several addresses of one page name the same. */
function identityOf({ head }: RenderedPage, path: string): string {
  return /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? path;
}

/** What every title belongs to. */
const titled = new Map<string, string>();

test.each(renderer.pages)('$path has a title of its own', async ({ path }) => {
  const address = path.replaceAll(/:\w+|\*/g, (name) => parameters[name.slice(1)] ?? PARAMETER);
  // Those for visitors send whoever is logged in away. What sends everybody away is no page.
  const page = (await renderFor(false, address)) ?? (await renderFor(true, address));
  if (!page) return;
  const title = /<title>(.+) · Roomtone<\/title>/.exec(page.head)?.[1] ?? '';
  const identity = identityOf(page, path);
  const other = titled.get(title) ?? identity;
  titled.set(title, identity);
  expect.soft(title).not.toBe('');
  expect.soft(other, 'whose title it is').toBe(identity);
  expect.soft(page.status).toBe(path === '/*' ? 404 : 200);
});

test('there are pages with titles', () => {
  expect(titled.size).toBeGreaterThan(30);
});
