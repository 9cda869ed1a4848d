import { DAY_MS, formatDate } from '#domain/time/calendar.ts';
import { insertCost } from '#db/projects/project-cost.repository.ts';
import { insertNote } from '#db/projects/project-note.repository.ts';
import {
  insertProject,
  touchProject,
  upsertProjectMember,
} from '#db/projects/project.repository.ts';
import type { Sql } from '#db/orm.ts';
import { projectLines } from './project-lines.ts';
import type { DemoProject } from './project-lines.ts';

/** A booking that can be part of a project. */
interface Booked {
  id: number;
  userId: number;
}

/** Who makes records in the demo data. */
interface Makers {
  /** The people of each project, by the order of the projects; who leads comes first. */
  people: readonly (readonly number[])[];
  /** Bookings of theirs, the latest last. */
  bookings: readonly Booked[];
}

/** Sessions of a demo project at most. */
const SESSIONS = 3;

/** Writes the records in the making of the demo data, as they are at `now` (epoch milliseconds). */
export async function loadProjects(
  db: Sql,
  { people, bookings }: Makers,
  now: number,
): Promise<void> {
  for (const [index, project] of projectLines.entries()) {
    await loadProject(db, project, { people: people[index]!, bookings }, now);
  }
}

async function loadProject(
  db: Sql,
  { content, dueInDays, age, notes, expenses }: DemoProject,
  { people, bookings }: { people: readonly number[]; bookings: readonly Booked[] },
  now: number,
): Promise<void> {
  const [leadId = 0, ...others] = people;
  const daysAgo = (days: number) => now - days * DAY_MS;
  const dueOn = formatDate(now + dueInDays * DAY_MS);
  const projectId = await insertProject(db, leadId, { ...content, dueOn }, daysAgo(age));
  for (const userId of others) {
    const joined = { projectId, userId, role: 'member', now: daysAgo(age - 1) } as const;
    await upsertProjectMember(db, joined);
  }
  const sessions = bookings.filter(({ userId }) => userId === leadId).slice(-SESSIONS);
  for (const { id: bookingId } of sessions) {
    const shares = people.map((userId) => ({ userId, weight: 1 }));
    const session = { projectId, userId: leadId, payerId: leadId, bookingId, shares };
    const price = { title: null, amountCents: null, currency: 'usd' } as const;
    await insertCost(db, { ...session, ...price, now: daysAgo(age - 2) });
  }
  for (const { by, weights, daysAgo: days, ...expense } of expenses) {
    const payerId = people[by]!;
    const shares = weights.map((weight, place) => ({ userId: people[place]!, weight }));
    const cost = { ...expense, projectId, userId: payerId, payerId, bookingId: null, shares };
    await insertCost(db, { ...cost, now: daysAgo(days) });
  }
  for (const { by, daysAgo: days, content: said } of notes) {
    await insertNote(db, { projectId, userId: people[by]!, content: said, now: daysAgo(days) });
  }
  const last = Math.min(...notes.map((note) => note.daysAgo));
  await touchProject(db, projectId, daysAgo(last));
}
