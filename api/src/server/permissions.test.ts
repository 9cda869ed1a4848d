import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { refusalOf } from '#api/testing/operation-calls.ts';
import type { Caller } from '#api/testing/operation-calls.ts';
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

const operations = [...graphqlOperations(schema), ...restOperations(plugged)];

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
  test.each(operations)('calls $name as the table says', async ({ name, ...admission }) => {
    const refusal = await refusalOf(schema, name, await callers[role]());
    const isRefused = refusal.text !== undefined && refusals.includes(refusal.text);
    expect(isRefused).toBe(!isAdmitted(role, admission));
  });
});

test.each(operations.filter(({ audience }) => audience === 'staff'))(
  'an administrator without a second factor may not call $name',
  async ({ name }) => {
    const caller = await callers['administrator without a second factor']();
    expect(refusals).toContain((await refusalOf(schema, name, caller)).text);
  },
);
