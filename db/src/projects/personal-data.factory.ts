import { createBooking } from '#db/bookings/booking.factory.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';
import { insertCost, insertSettlement } from './project-cost.repository.ts';
import { insertProjectFile } from './project-file.repository.ts';
import { insertNote } from './project-note.repository.ts';
import { insertInvitation, insertProject, upsertProjectMember } from './project.repository.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const db = sqlOf(em);
  const now = Date.parse('2026-12-01T12:00:00Z');
  const { id: otherId } = await createUser(em);
  const content = {
    title: 'Tidal',
    artist: '',
    description: '',
    state: 'mixing',
    dueOn: '',
  } as const;
  const projectId = await insertProject(db, userId, content, now);
  await upsertProjectMember(db, { projectId, userId: otherId, role: 'member', now });
  await insertInvitation(db, {
    projectId,
    userId,
    email: 'ines@example.org',
    guestId: null,
    expiresAt: now + 1000,
    now,
  });
  await insertNote(db, { projectId, userId, content: 'Louder', now });
  await insertProjectFile(db, {
    projectId,
    userId,
    name: 'a'.repeat(64),
    ending: '.pdf',
    title: 'Score.pdf',
    bytes: 10,
    durationMs: null,
    now,
  });
  const { id: studioId } = await createStudio(em);
  const { id: bookingId } = await createBooking(em, {
    studioId,
    userId: otherId,
    startsAt: '2026-12-12T10:00:00Z',
  });
  const shares = [userId, otherId].map((id) => ({ userId: id, weight: 1 }));
  const cost = { projectId, shares, currency: 'usd', now } as const;
  const session = { bookingId, title: null, amountCents: null };
  const expense = { bookingId: null, title: 'Strings', amountCents: 100 };
  await insertCost(db, { ...cost, ...session, userId: otherId, payerId: otherId });
  await insertCost(db, { ...cost, ...expense, userId, payerId: userId });
  await insertSettlement(db, {
    projectId,
    fromId: userId,
    toId: otherId,
    amount: 50,
    currency: 'usd',
    now,
  });
};
