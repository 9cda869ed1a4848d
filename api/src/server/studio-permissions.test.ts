import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { Review } from '#db/reviews/review.entity.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { startConversation } from '#api/testing/conversations.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import {
  mayCall,
  standings,
  STUDIO_PERMISSIONS,
  studioOperations,
  studioPermissionTable,
} from './studio-permissions.ts';
import type { Standing } from './studio-permissions.ts';

const server = useServer({ env: { DEMO_MODE: 'off' } });
// The clock stands at 2026-12-01T12:00:00Z.

/** A studio with all who have to do with it, and something of each kind that belongs to it. */
async function createWorld() {
  const { em, sql } = server.database;
  const [guest, otherOwner, engineer, manager, owner, member, admin] = await Promise.all([
    signedIn(server),
    signedIn(server, { isStudioOwner: true }),
    signedIn(server),
    signedIn(server),
    signedIn(server, { isStudioOwner: true }),
    signedIn(server),
    signedInAdministrator(server),
  ]);
  await createStudio(em, { ownerId: otherOwner.user.id });
  const { id: studioId } = await createStudio(em, { ownerId: owner.user.id });
  for (const [{ user }, role] of [
    [manager, 'manager'],
    [engineer, 'engineer'],
    [member, 'engineer'],
  ] as const) {
    await sql
      .insertInto('studio_members')
      .values({
        studio_id: studioId,
        user_id: user.id,
        role,
        created_at: '2026-11-01T12:00:00Z',
      })
      .execute();
  }
  const { id: bookingId } = await createBooking(em, {
    studioId,
    userId: guest.user.id,
    startsAt: '2026-12-08T10:00:00Z',
    status: 'pending',
    expiresAt: '2026-12-03T12:00:00Z',
  });
  const { id: pastId } = await createBooking(em, {
    studioId,
    userId: guest.user.id,
    startsAt: '2026-11-28T10:00:00Z',
    status: 'completed',
  });
  const review = em.create(Review, {
    studio: studioId,
    user: guest.user.id,
    rating: 4,
    title: 'Warm',
    content: 'A warm room, and a host who is there.',
    verified: false,
  });
  await em.flush();
  const conversationId = await startConversation(guest.client, studioId);
  const clients: Readonly<Record<Standing, TestClient>> = {
    visitor: server.client(),
    guest: guest.client,
    'other owner': otherOwner.client,
    engineer: engineer.client,
    manager: manager.client,
    owner: owner.client,
    administrator: admin.client,
  };
  const listing = await clients.owner.graphql<{ listingOfStudio: { id: string } | null }>(
    'query ($id: ID!) { listingOfStudio(studioId: $id) { id } }',
    { id: String(studioId) },
  );
  const block = await clients.owner.graphql<{ createBlock: { block: { id: string } } }>(
    'mutation ($input: CreateBlockInput!) { createBlock(input: $input) { block { id } } }',
    { input: { studioId: String(studioId), ...blockedTime } },
  );
  return {
    clients,
    studioId: String(studioId),
    bookingId: String(bookingId),
    pastId: String(pastId),
    reviewId: String(review.id),
    memberId: String(member.user.id),
    conversationId,
    listingId: listing.data?.listingOfStudio?.id ?? '0',
    blockId: block.data!.createBlock.block.id,
  };
}

const blockedTime = {
  date: '2026-12-20',
  startTime: '09:00',
  endDate: '2026-12-20',
  endTime: '10:00',
};

type World = Awaited<ReturnType<typeof createWorld>>;

const slot = { date: '2026-12-09', hours: 1 };

/** What each operation is called with; queries take it as it is, mutations as their input. */
const argumentsOf: Readonly<Record<string, (world: World) => Record<string, unknown>>> = {
  'query booking': ({ bookingId }) => ({ id: bookingId }),
  'GET /api/bookings/:id/calendar.ics': ({ bookingId }) => ({ id: bookingId }),
  'mutation acceptBooking': ({ bookingId }) => ({ id: bookingId }),
  'mutation declineBooking': ({ bookingId }) => ({ id: bookingId }),
  'mutation cancelBooking': ({ bookingId }) => ({ id: bookingId }),
  'mutation proposeChange': ({ bookingId }) => ({ id: bookingId, hours: 3 }),
  'mutation acceptProposal': ({ bookingId }) => ({ bookingId, proposalId: '999' }),
  'mutation closeProposal': ({ bookingId }) => ({ bookingId, proposalId: '999' }),
  'mutation splitBooking': ({ bookingId }) => ({
    id: bookingId,
    ownCents: 50_00,
    members: [{ who: 'drummer', amountCents: 50_00 }],
  }),
  'mutation endSplit': ({ bookingId }) => ({ id: bookingId }),
  'mutation remindOfShares': ({ bookingId }) => ({ id: bookingId }),
  'query changePreview': ({ bookingId }) => ({ input: { id: bookingId, hours: 3 } }),
  'mutation bookStudio': ({ studioId }) => ({ studioId, startTime: '10:00', ...slot }),
  'mutation joinWaitlist': ({ studioId }) => ({ studioId, ...slot }),
  'mutation createBlock': ({ studioId }) => ({ studioId, ...blockedTime }),
  'mutation removeBlock': ({ blockId }) => ({ id: blockId, version: 1 }),
  'mutation addCalendarImport': ({ studioId }) => ({ studioId, url: 'https://127.0.0.1/x.ics' }),
  'mutation createCalendarFeed': ({ studioId }) => ({ studioId }),
  'query calendarImports': ({ studioId }) => ({ studioId }),
  'query listingOfStudio': ({ studioId }) => ({ studioId }),
  'mutation submitListing': ({ listingId }) => ({ id: listingId, version: 99 }),
  'mutation suspendListing': ({ listingId }) => ({ id: listingId, reasons: 'It is no studio.' }),
  'mutation orderPromotion': ({ studioId }) => ({ studioId, kind: 'BOOST', days: 7 }),
  'mutation startConversation': ({ studioId }) => ({ studioId }),
  'mutation startBookingConversation': ({ bookingId }) => ({ bookingId }),
  'query conversation': ({ conversationId }) => ({ id: conversationId }),
  'GET /api/conversations/:id/messages': ({ conversationId }) => ({ id: conversationId }),
  'mutation sendMessage': ({ conversationId }) => ({
    conversationId,
    content: 'Hello',
    idempotencyKey: 'a-message-of-mine',
  }),
  'mutation archiveConversation': ({ conversationId }) => ({ id: conversationId }),
  'mutation blockConversation': ({ conversationId }) => ({ id: conversationId }),
  'mutation reportConversation': ({ conversationId }) => ({ id: conversationId, reason: 'OTHER' }),
  'mutation addReview': ({ studioId }) => ({
    studioId,
    rating: 5,
    title: 'Warm',
    content: 'A warm room, and a host who is there.',
  }),
  'mutation removeReview': ({ reviewId }) => ({ id: reviewId }),
  'mutation answerReview': ({ reviewId }) => ({ reviewId, content: 'Thank you.' }),
  'mutation removeReviewAnswer': ({ reviewId }) => ({ reviewId }),
  'mutation reviewGuest': ({ pastId }) => ({
    bookingId: pastId,
    rating: 5,
    content: 'Left the room as it was.',
  }),
  'mutation inviteToTeam': ({ studioId }) => ({
    studioId,
    email: 'somebody@example.com',
    role: 'ENGINEER',
  }),
  'mutation changeTeamRole': ({ studioId, memberId }) => ({
    studioId,
    userId: memberId,
    role: 'MANAGER',
  }),
  'mutation removeTeamMember': ({ studioId, memberId }) => ({ studioId, userId: memberId }),
};

/** Codes with which somebody is turned away, whatever they ask for. */
const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'];

/** Whether somebody is turned away: by a refusal, or by being shown nothing. */
async function isRefused(world: World, standing: Standing, name: string): Promise<boolean> {
  const client = world.clients[standing];
  const values = argumentsOf[name]!(world);
  const [kind, field = ''] = name.split(' ');
  if (kind === 'GET') {
    const response = await client.fetch(field.replace(':id', String(values.id)));
    return [401, 403, 404].includes(response.status);
  }
  const { data, errors } = await client.graphql<Record<string, unknown>>(
    kind === 'query' ? queryOf(field, values) : mutationOf(field),
    kind === 'query' ? values : { input: values },
  );
  const code = errors[0]?.extensions.code;
  return errors.length > 0 ? refusals.includes(code ?? '') : data?.[field] === null;
}

function queryOf(field: string, values: Record<string, unknown>): string {
  const types = Object.keys(values).map((name) => [
    name,
    name === 'input' ? 'BookingTermsInput!' : 'ID!',
  ]);
  const declared = types.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const passed = types.map(([name]) => `${name}: $${name}`).join(', ');
  return `query (${declared}) { ${field}(${passed}) { __typename } }`;
}

function mutationOf(field: string): string {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
}

test('the table in the documentation is this one: npm run schema', () => {
  expect(studioPermissionTable()).toBe(readFileSync(STUDIO_PERMISSIONS, 'utf8'));
});

test.each(studioOperations)('$name is for those in the table', async (operation) => {
  const allowed = standings.filter((standing) => mayCall(standing, operation));
  const world = await createWorld();
  const turnedAway: Standing[] = [];
  for (const standing of standings.filter((other) => !allowed.includes(other))) {
    if (await isRefused(world, standing, operation.name)) turnedAway.push(standing);
  }
  expect([...turnedAway, ...allowed].toSorted()).toEqual(standings.toSorted());
  // In a world of their own each, since what one did the next finds done.
  for (const standing of allowed) {
    expect([standing, await isRefused(await createWorld(), standing, operation.name)]).toEqual([
      standing,
      false,
    ]);
  }
});
