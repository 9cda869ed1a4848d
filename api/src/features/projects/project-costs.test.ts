import { beforeEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import {
  change,
  codeOf,
  join,
  projectOfTwo,
  seeProject,
  startProject,
} from '#api/testing/projects.ts';
import type { Person } from '#api/testing/projects.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
// The clock stands at 2026-12-01T12:00:00Z.

let project: Awaited<ReturnType<typeof projectOfTwo>>;

beforeEach(async () => {
  project = await projectOfTwo(server);
});

const idOf = ({ user }: Person) => String(user.id);

let day = 0;

/** A booking of somebody for $200.01, at another time than all others. */
async function book({ user }: Person, status: 'pending' | 'confirmed' = 'confirmed') {
  const { em } = server.database;
  const { id: studioId } = await createStudio(em, { name: 'Cedar Hall' });
  day += 1;
  const startsAt = new Date(Date.parse('2026-12-05T10:00:00Z') + day * 86_400_000).toISOString();
  const options = { studioId, userId: user.id, startsAt, status, totalCents: 200_01 };
  const { id } = await createBooking(em, { ...options, expiresAt: startsAt });
  return String(id);
}

/** An expense that somebody has paid, evenly for all who are named. */
const expense = (payer: Person, amountCents: number, among: readonly Person[]) => ({
  projectId: project.id,
  title: 'Strings',
  amountCents,
  payerId: idOf(payer),
  shares: among.map((person) => ({ userId: idOf(person) })),
});

const balances = async ({ client }: Person = project.lead) =>
  (await seeProject(client, project.id))!.balances.map(({ user, amountCents }) => [
    Number(user.id),
    amountCents,
  ]);

describe('a session', () => {
  test('is attached by who booked it, seen by all, and linked for who booked it alone', async () => {
    const { id, lead, member, outsider } = project;
    const bookingId = await book(member);
    const attach = { projectId: id, bookingId };
    expect(await codeOf(outsider.client, 'attachBooking', attach)).toBe('NOT_FOUND');
    expect(await change(lead.client, 'attachBooking', attach)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: ['bookingId'],
    });
    expect(await codeOf(member.client, 'attachBooking', attach)).toBeUndefined();
    const seen = { status: 'CONFIRMED', totalCents: 200_01, studio: { name: 'Cedar Hall' } };
    const [byBooker] = (await seeProject(member.client, id))!.sessions;
    expect(byBooker).toMatchObject({ ...seen, bookingId, viewerCanDetach: true });
    const [byLead] = (await seeProject(lead.client, id))!.sessions;
    expect(byLead).toMatchObject({ ...seen, bookingId: null, viewerCanDetach: true });
    const { data } = await lead.client.graphql('query ($id: ID!) { booking(id: $id) { id } }', {
      id: bookingId,
    });
    expect(data).toEqual({ booking: null });
  });

  test('costs what its booking does once it is agreed, to the cent', async () => {
    const { id, lead, member } = project;
    const [pending, agreed] = [await book(member, 'pending'), await book(member)];
    await change(member.client, 'attachBooking', { projectId: id, bookingId: pending });
    await change(member.client, 'attachBooking', { projectId: id, bookingId: agreed });
    const { costs } = (await seeProject(lead.client, id))!;
    expect(costs.map(({ amountCents }) => amountCents)).toEqual([0, 200_01]);
    expect(costs[1]!.shares.map(({ amountCents }) => amountCents)).toEqual([100_01, 100_00]);
    expect(await balances()).toEqual([
      [lead.user.id, -100_01],
      [member.user.id, 100_01],
    ]);
  });

  test('is chosen from one’s own bookings that are in no project, and detached by who booked it or leads', async () => {
    const { id, lead, member, outsider } = project;
    await join(lead.client, id, outsider);
    const bookingId = await book(member);
    const choice = async () => {
      const { data } = await member.client.graphql<{ bookingsForProjects: { id: string }[] }>(
        '{ bookingsForProjects { id } }',
      );
      return data!.bookingsForProjects.map((booking) => booking.id);
    };
    expect(await choice()).toEqual([bookingId]);
    await change(member.client, 'attachBooking', { projectId: id, bookingId });
    expect(await choice()).toEqual([]);
    const [session] = (await seeProject(member.client, id))!.sessions;
    const detach = { id: session!.id };
    expect(await codeOf(outsider.client, 'removeProjectCost', detach)).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'removeProjectCost', detach)).toBeUndefined();
    expect(await codeOf(lead.client, 'removeProjectCost', detach)).toBe('NOT_FOUND');
    expect(await choice()).toEqual([bookingId]);
  });

  test('is in one project, also when it is attached to two at once', async () => {
    const { lead, member } = project;
    const other = await startProject(member.client, 'Another');
    for (let run = 0; run < 10; run += 1) {
      const bookingId = await book(member);
      const codes = await Promise.all(
        [project.id, other, project.id].map((projectId) =>
          codeOf(member.client, 'attachBooking', { projectId, bookingId }),
        ),
      );
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
    }
    const here = (await seeProject(lead.client, project.id))!.sessions.length;
    expect(here + (await seeProject(member.client, other))!.sessions.length).toBe(10);
  });
});

describe('an expense', () => {
  test('is split to the cent, evenly or by shares', async () => {
    const { id, lead, member, outsider } = project;
    await join(lead.client, id, outsider);
    await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member, outsider]));
    await change(member.client, 'addProjectExpense', {
      ...expense(member, 1000, []),
      currency: 'jpy',
      shares: [
        { userId: idOf(lead), weight: 2 },
        { userId: idOf(outsider), weight: 1 },
      ],
    });
    const { costs } = (await seeProject(outsider.client, id))!;
    expect(costs.map(({ shares }) => shares.map(({ amountCents }) => amountCents))).toEqual([
      [34, 33, 33],
      [667, 333],
    ]);
    const { transfers } = (await seeProject(member.client, id))!;
    expect(transfers).toMatchObject([
      { currency: 'jpy', from: { id: idOf(lead) }, to: { id: idOf(member) }, amountCents: 667 },
      { currency: 'jpy', from: { id: idOf(outsider) }, amountCents: 333 },
      { currency: 'usd', from: { id: idOf(member) }, to: { id: idOf(lead) }, amountCents: 33 },
      { currency: 'usd', from: { id: idOf(outsider) }, amountCents: 33 },
    ]);
  });

  test('is changed and removed by who wrote it, who paid it and the lead', async () => {
    const { id, lead, member, outsider } = project;
    const stranger = await projectOfTwo(server);
    await join(lead.client, id, outsider);
    await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member]));
    const [cost] = (await seeProject(lead.client, id))!.costs;
    const { projectId: _projectId, ...next } = expense(member, 300, [member, outsider]);
    const changed = { id: cost!.id, ...next };
    expect(await codeOf(stranger.lead.client, 'changeProjectExpense', changed)).toBe('NOT_FOUND');
    expect(await codeOf(outsider.client, 'changeProjectExpense', changed)).toBe('FORBIDDEN');
    expect(await codeOf(outsider.client, 'removeProjectCost', { id: cost!.id })).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'changeProjectExpense', changed)).toBeUndefined();
    expect(await balances()).toEqual([
      [member.user.id, 150],
      [outsider.user.id, -150],
    ]);
    const split = { id: cost!.id, shares: [{ userId: idOf(lead) }] };
    expect(await codeOf(member.client, 'splitProjectCost', split)).toBeUndefined();
    expect(await codeOf(member.client, 'removeProjectCost', { id: cost!.id })).toBeUndefined();
    expect(await balances()).toEqual([]);
  });

  test('names what is wrong with it, and who takes no part', async () => {
    const { lead, member, outsider } = project;
    const add = async (changes: Record<string, unknown>) => {
      const input = { ...expense(lead, 100, [lead, member]), ...changes };
      return (await change(lead.client, 'addProjectExpense', input)).fields;
    };
    expect(await add({ title: ' ' })).toEqual(['title']);
    expect(await add({ amountCents: 0 })).toEqual(['amountCents']);
    expect(await add({ amountCents: 10_000_001 })).toEqual(['amountCents']);
    expect(await add({ currency: 'chf' })).toEqual(['currency']);
    expect(await add({ shares: [] })).toEqual(['shares']);
    expect(await add({ payerId: idOf(outsider) })).toEqual(['payerId']);
    const share = (person: Person, weight = 1) => ({ userId: idOf(person), weight });
    expect(await add({ shares: [share(lead), share(outsider)] })).toEqual(['shares[1].userId']);
    expect(await add({ shares: [share(lead), share(lead)] })).toEqual(['shares[1].userId']);
    expect(await add({ shares: [share(lead, 1001)] })).toEqual(['shares[0].weight']);
    expect(await balances()).toEqual([]);
  });
});

describe('a settlement', () => {
  /** What the member owes the lead. */
  const transfer = (changes: Record<string, unknown> = {}) => ({
    projectId: project.id,
    fromId: idOf(project.member),
    toId: idOf(project.lead),
    amountCents: 50,
    currency: 'usd',
    ...changes,
  });

  test('is noted by who pays, who is paid or leads, and undone', async () => {
    const { id, lead, member, outsider } = project;
    await join(lead.client, id, outsider);
    await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member]));
    expect(await codeOf(outsider.client, 'settleProjectTransfer', transfer())).toBe('FORBIDDEN');
    const wrong = transfer({ amountCents: 51 });
    expect(await codeOf(member.client, 'settleProjectTransfer', wrong)).toBe('CONFLICT');
    expect(await codeOf(member.client, 'settleProjectTransfer', transfer())).toBeUndefined();
    const { settlements, transfers } = (await seeProject(lead.client, id))!;
    expect(transfers).toEqual([]);
    expect(settlements).toMatchObject([{ amountCents: 50 }]);
    const undo = { id: settlements[0]!.id };
    expect(await codeOf(outsider.client, 'undoProjectSettlement', undo)).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'undoProjectSettlement', undo)).toBeUndefined();
    expect((await seeProject(lead.client, id))!.transfers).toMatchObject([{ amountCents: 50 }]);
  });

  test('is noted once, also by both at once', async () => {
    const { id, lead, member } = project;
    for (let run = 0; run < 10; run += 1) {
      await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member]));
      const codes = await Promise.all(
        [lead, member].map(({ client }) => codeOf(client, 'settleProjectTransfer', transfer())),
      );
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1);
    }
    expect((await seeProject(lead.client, id))!.settlements).toHaveLength(10);
    expect(await balances()).toEqual([
      [lead.user.id, 0],
      [member.user.id, 0],
    ]);
  });
});

describe('whoever goes', () => {
  test('is removed only once they are even, and may leave before', async () => {
    const { id, lead, member } = project;
    await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member]));
    const going = { projectId: id, userId: idOf(member) };
    expect(await codeOf(lead.client, 'removeProjectMember', going)).toBe('CONFLICT');
    expect(await codeOf(member.client, 'removeProjectMember', going)).toBeUndefined();
    // What they owe is not forgotten with them.
    expect(await balances()).toEqual([
      [lead.user.id, 50],
      [member.user.id, -50],
    ]);
  });

  test('is either removed or owes something, when both happen at once', async () => {
    const { id, lead, member } = project;
    const going = { projectId: id, userId: idOf(member) };
    for (let run = 0; run < 10; run += 1) {
      const [removed, added] = await Promise.all([
        codeOf(lead.client, 'removeProjectMember', going),
        codeOf(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member])),
      ]);
      const { costs } = (await seeProject(lead.client, id))!;
      // Removed, and then there is nothing to bear; or kept by what there is.
      const outcome = [removed, added, costs.length];
      const isRemoved = removed === undefined;
      expect(outcome).toEqual(
        isRemoved ? [undefined, 'BAD_USER_INPUT', 0] : ['CONFLICT', undefined, 1],
      );
      if (isRemoved) await join(lead.client, id, member);
      else await change(lead.client, 'removeProjectCost', { id: costs[0]!.id });
    }
  });
});

test('a project costs as many statements however much is in it', async () => {
  const { id, lead, member } = project;
  const add = async () => {
    await change(lead.client, 'addProjectExpense', expense(lead, 100, [lead, member]));
    await change(member.client, 'attachBooking', { projectId: id, bookingId: await book(member) });
    await change(lead.client, 'addProjectNote', { projectId: id, content: 'Louder' });
  };
  const statements = async () => {
    server.database.takeQueries();
    await seeProject(lead.client, id);
    return server.database.takeQueries().length;
  };
  await add();
  const before = await statements();
  await add();
  await add();
  // People are looked up in one batch or in two, as it comes.
  expect(await statements()).toBeLessThanOrEqual(before + 1);
});
