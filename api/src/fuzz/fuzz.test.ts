import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoUserIds, loadPeople } from '#demo/accounts/load-people.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { hashPassword } from '#api/features/accounts/password.ts';
import { fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { buildApiSchema } from '#api/server/schema.ts';
import { openDatabaseCopies } from './database-copies.ts';
import type { DatabaseCopies } from './database-copies.ts';
import { inputAt } from './inputs.ts';
import { actors } from './request.ts';
import { describeFinding } from './report.ts';
import { runFuzz } from './run.ts';
import type { Finding } from './run.ts';
import { World } from './world.ts';

/** Enough to meet every kind of input, and few enough for every run of the tests. */
const COUNT = 400;
const SEED = 8;

/** Faults that are planted while they are set. */
let isBodyBroken = false;
let resolverFault: (() => void) | undefined;

let copies: DatabaseCopies;
let world: World;
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-fuzz-'));

/** The demo accounts with a little of everything: all of the demo data takes long to make up. */
async function fill(orm: Orm): Promise<void> {
  const em = orm.em.fork();
  await loadPeople(
    sqlOf(em),
    hashPassword,
    () => Date.parse('2026-01-01T12:00:00Z'),
    () => [],
  );
  const { demoMusician, demoOwner } = demoUserIds();
  const studios = [
    await createStudio(em, { name: 'Tin Roof', ownerId: demoOwner, equipment: ['Neumann U 87'] }),
    await createStudio(em, { name: 'Low Tide', bookingMode: 'session' }),
    await createStudio(em, { name: 'Hidden', status: 'pending' }),
  ];
  for (const [index, { id: studioId }] of studios.entries()) {
    const startsAt = `2026-12-0${index + 2}T10:00:00Z`;
    await createBooking(em, { studioId, userId: demoMusician, startsAt });
  }
}

beforeAll(async () => {
  copies = await openDatabaseCopies(inject('databaseServer'), `fuzz_${process.pid}`, fill);
  const schema = await buildApiSchema();
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const resolve = field.resolve!;
    field.resolve = (...args) => {
      resolverFault?.();
      return resolve(...args);
    };
  }
  world = await World.open(copies, {
    schema,
    pages: fakePages(() => Promise.resolve(fakePage({}))),
    dataDir,
    wrap: (app) => (request, response) => {
      if (isBodyBroken && request.url?.startsWith('/api/')) {
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a":');
      } else app(request, response);
    },
  });
});

afterEach(() => {
  resolverFault = undefined;
  isBodyBroken = false;
});

afterAll(async () => {
  await world.close();
  await copies.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('hostile inputs meet no fault, whatever they are', async () => {
  const { findings, counts, emails } = await runFuzz(world, { seed: SEED, from: 0, count: COUNT });
  expect(findings.map(describeFinding).join('\n\n')).toBe('');
  const kinds = ['document', 'mutation', 'page', 'path', 'query', 'rest', 'wire'];
  expect([...counts.keys()].toSorted()).toEqual(kinds);
  // Inputs that are all turned away at the door would try nothing.
  expect(emails).toBeGreaterThan(0);
  for (const kind of ['mutation', 'query', 'rest'] as const) {
    expect(counts.get(kind)!.get('2xx')).toBeGreaterThan(COUNT / 50);
  }
});

test('everybody but the anonymous actor is logged in', async () => {
  const request = { kind: 'rest', method: 'GET', path: '/api/auth/me', headers: [] } as const;
  const names = await Promise.all(
    actors.map(async (actor) => {
      const { response } = await world.send({ ...request, actor });
      return /"username":"(\w+)"/.exec(response!.body.toString())?.[1];
    }),
  );
  expect(names).toEqual([undefined, 'nell_ferrand', 'tobias_wren', 'ada_lindgren']);
});

test('the same seed makes the same inputs, and another one others', () => {
  const inputs = (seed: number) =>
    Array.from({ length: 50 }, (_, index) => inputAt(seed, index, world.target).request);
  expect(inputs(1)).toEqual(inputs(1));
  expect(inputs(2)).not.toEqual(inputs(1));
});

describe('a planted fault is found', () => {
  /** The inputs of these numbers are enough to meet what is planted. */
  const fuzz = (count = 120) => runFuzz(world, { seed: SEED, from: 0, count });

  test('in resolvers, with the smallest query that meets it', async () => {
    resolverFault = () => {
      throw new Error('planted');
    };
    const { findings } = await fuzz();
    expect(findings).toMatchObject([
      {
        reason: expect.stringMatching(/^logged: Error: planted fuzz\.test\.ts/) as unknown,
        detail: expect.stringContaining('"code":"INTERNAL"') as unknown,
        shrunk: expect.stringContaining('/graphql') as unknown,
      },
    ]);
    const [{ index, shrunk }] = findings as [Finding];
    // Anybody meets it, whoever it was, with a request of the simplest kind.
    expect(shrunk).toMatch(/^curl [^#]*-X POST [^#]*\/graphql'$/);
    expect(describeFinding(findings[0]!)).toContain(`--seed ${SEED} --from ${index} --count 1`);
    const again = await runFuzz(world, { seed: SEED, from: index, count: 1 });
    expect(again.findings.map(({ reason }) => reason)).toEqual([findings[0]!.reason]);
  });

  test('in an email that an input has caused', async () => {
    const folder = join(dataDir, 'mail');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'This is no folder.');
    // Few inputs cause one.
    const { findings } = await fuzz(800);
    rmSync(folder);
    expect(findings.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('left behind: Error: EEXIST'),
    ]);
  });

  test('in a response', async () => {
    isBodyBroken = true;
    const { findings } = await fuzz();
    expect(findings.map(({ reason }) => reason)).toEqual(['the body is no application/json']);
  });
});
