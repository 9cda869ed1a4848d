import { readFileSync } from 'node:fs';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import {
  graphqlOperations,
  isAdmitted,
  permissionTable,
  PERMISSIONS,
  restOperations,
  roles,
} from './permissions.ts';
import type { Role } from './permissions.ts';
import { buildApiSchema } from './schema.ts';

const server = useServer({ env: { DEMO_MODE: 'off' } });
const schema = await buildApiSchema();
const plugged = joinFeatures(features);

/** What tells that somebody was not admitted, and not refused by a rule of the operation. */
const refusals = [
  'errors.unauthenticated',
  'accounts.profileLoginRequired',
  'errors.forbidden',
  'accounts.twoFactorForAdmins',
];

interface Caller {
  client: TestClient;
  id: number;
}

/** A caller of their own for each call, which may end their session or their account. */
const callers: Readonly<
  Record<Role | 'administrator without a second factor', () => Promise<Caller>>
> = {
  'signed out': () => Promise.resolve({ client: server.client(), id: 1 }),
  async member() {
    const { client, user } = await signedIn(server, { isStudioOwner: true });
    return { client, id: user.id };
  },
  async administrator() {
    const { client, user } = await signedInAdministrator(server);
    return { client, id: user.id };
  },
  async 'administrator without a second factor'() {
    const { client, user } = await signedIn(server, { role: 'admin' });
    return { client, id: user.id };
  },
};

/** Some value that an argument takes. */
function valueFor(type: GraphQLInputType, userId: number): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, userId);
  if (isListType(type)) return [valueFor(type.ofType, userId)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(({ type: inner }) =>
      isNonNullType(inner),
    );
    return Object.fromEntries(
      required.map(({ name, type: inner }) => [name, valueFor(inner, userId)]),
    );
  }
  const values: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    ID: String(userId),
    Date: '2026-12-02',
    Time: '10:00',
    DateTime: '2026-12-02T10:00:00Z',
  };
  return values[type.name] ?? 'words';
}

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((argument) => isNonNullType(argument.type));
  const declared = required.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = required.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${kind} ${inParentheses(declared)} { ${name}${inParentheses(passed)}${selection} }`;
}

/** The key of what a caller was refused with; undefined when they were not. */
async function refusalOnGraphql(operation: string, { client, id }: Caller) {
  const [kind, name] = operation.split(' ') as ['query' | 'mutation', string];
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root!.getFields()[name]!;
  const variables = Object.fromEntries(
    field.args.map((argument) => [argument.name, valueFor(argument.type, id)]),
  );
  const { errors } = await client.graphql(documentOf(kind, field), variables);
  return errors.map(({ extensions }) => extensions.text as { key: string } | undefined)[0]?.key;
}

async function refusalOnRest(operation: string, { client, id }: Caller) {
  const [method, path] = operation.split(' ') as [string, string];
  const response = await client.fetch(path.replaceAll(/:\w+/g, String(id)), {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  });
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  if (code === 'UNAUTHENTICATED') return 'errors.unauthenticated';
  return code === 'FORBIDDEN' ? 'errors.forbidden' : undefined;
}

const operations = [
  ...graphqlOperations(schema).map((operation) => ({ ...operation, refusalOf: refusalOnGraphql })),
  ...restOperations(plugged).map((operation) => ({ ...operation, refusalOf: refusalOnRest })),
];

test('every root field says whom it is for', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root!.getFields()),
  );
  const silent = fields.filter(({ extensions }) => extensions.audience === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('the table in the documentation is this one: npm run schema', () => {
  expect(permissionTable(operations)).toBe(readFileSync(PERMISSIONS, 'utf8'));
});

describe.each(roles)('somebody who is %s', (role) => {
  test.each(operations)(
    'calls $name as the table says',
    async ({ name, refusalOf, ...admission }) => {
      const refusal = await refusalOf(name, await callers[role]());
      const isRefused = refusal !== undefined && refusals.includes(refusal);
      expect(isRefused).toBe(!isAdmitted(role, admission));
    },
  );
});

test.each(operations.filter(({ audience }) => audience === 'staff'))(
  'an administrator without a second factor may not call $name',
  async ({ name, refusalOf }) => {
    const caller = await callers['administrator without a second factor']();
    expect(refusals).toContain(await refusalOf(name, caller));
  },
);
