import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { features } from '#api/features/index.ts';
import { joinFeatures } from '#api/lib/feature.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { refusalOf, refusalToFollow } from '#api/testing/operation-calls.ts';
import type { Caller, Refusal } from '#api/testing/operation-calls.ts';
import { useServer } from '#api/testing/test-server.ts';
import {
  followOperations,
  graphqlOperations,
  isAdmitted,
  permissionTable,
  PERMISSIONS,
  restOperations,
  roles,
} from './permissions.ts';
import type { Role } from './permissions.ts';
import { buildApiSchema } from './schema.ts';

const env = { DEMO_MODE: 'off' };
const server = useServer({ env });
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-permissions-'));
/** Sockets over the same database. */
let live: LiveServer;

beforeAll(async () => {
  const now = '2026-12-01T12:00:00Z';
  live = await startLiveServer({ url: server.database.url, dataDir, now, env });
});

afterAll(async () => {
  await live.close();
  rmSync(dataDir, { recursive: true });
});

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

const called = [...graphqlOperations(schema), ...restOperations(plugged)];
const followed = followOperations(schema, plugged);

/** Whether somebody was not admitted. Whoever was may still have met a rule. */
const isTurnedAway = ({ text }: Refusal) => text !== undefined && refusals.includes(text);

test('every root field says whom it is for', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root!.getFields()));
  const silent = fields.filter(({ extensions }) => extensions.audience === undefined);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('the table in the documentation is this one: npm run schema', () => {
  expect(permissionTable([...called, ...followed])).toBe(readFileSync(PERMISSIONS, 'utf8'));
});

describe.each(roles)('somebody who is %s', (role) => {
  test.each(called)('calls $name as the table says', async ({ name, ...admission }) => {
    const refusal = await refusalOf(schema, name, await callers[role]());
    expect(isTurnedAway(refusal)).toBe(!isAdmitted(role, admission));
  });

  test.each(followed)('follows $name as the table says', async ({ name, ...admission }) => {
    const sockets = { host: live.host, schema, topics: plugged.topics };
    const refusal = await refusalToFollow(sockets, name, await callers[role]());
    expect(isTurnedAway(refusal)).toBe(!isAdmitted(role, admission));
  });
});

test.each(called.filter(({ audience }) => audience === 'staff'))(
  'an administrator without a second factor may not call $name',
  async ({ name }) => {
    const caller = await callers['administrator without a second factor']();
    expect(refusals).toContain((await refusalOf(schema, name, caller)).text);
  },
);
