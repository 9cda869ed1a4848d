import { beforeEach, describe, expect, test } from 'vitest';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { sendMessage, startConversation } from '#api/testing/conversations.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

interface Team {
  studio: { id: string; name: string };
  viewerRole: string | null;
  members: { user: { id: string }; role: string }[];
  invitations: { id: string; email: string; role: string }[];
}

const TEAM =
  'studio { id name } viewerRole members { user { id } role } invitations { id email role }';

/** Changes something of a team. */
async function change(client: TestClient, mutation: string, input: Record<string, unknown>) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await client.graphql<Record<string, { team: Team } | null>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { team { ${TEAM} } } }`,
    { input },
  );
  return { team: data?.[mutation]?.team, errors };
}

async function teamsOf(client: TestClient): Promise<Team[]> {
  const { data } = await client.graphql<{ myTeams: Team[] }>(`{ myTeams { ${TEAM} } }`);
  return data!.myTeams;
}

async function invitationsOf(client: TestClient) {
  const { data } = await client.graphql<{
    myTeamInvitations: { id: string; studio: { name: string }; invitedBy: { id: string } }[];
  }>('{ myTeamInvitations { id studio { name } invitedBy { id } } }');
  return data!.myTeamInvitations;
}

async function codesOf(client: TestClient, mutation: string, input: Record<string, unknown>) {
  const { errors } = await change(client, mutation, input);
  return errors.map(({ extensions }) => extensions.code);
}

let owner: Awaited<ReturnType<typeof signedIn>>;
let other: Awaited<ReturnType<typeof signedIn>>;
let studioId: string;

beforeEach(async () => {
  owner = await signedIn(server, { emailVerifiedAt: new Date() });
  other = await signedIn(server, { emailVerifiedAt: new Date() });
  const studio = await createStudio(server.database.em, {
    ownerId: owner.user.id,
    name: 'Cedar Hall',
  });
  studioId = String(studio.id);
});

/** Has somebody work for the studio. */
async function join(role: 'MANAGER' | 'ENGINEER', person = other): Promise<void> {
  await change(owner.client, 'inviteToTeam', { studioId, email: person.user.email, role });
  const [invitation] = await invitationsOf(person.client);
  await change(person.client, 'acceptTeamInvitation', { id: invitation!.id });
}

describe('an invitation', () => {
  test('is mailed, seen by whom it is for, and accepted once', async () => {
    const email = other.user.email.toUpperCase();
    const { team } = await change(owner.client, 'inviteToTeam', {
      studioId,
      email,
      role: 'MANAGER',
    });
    expect(team?.invitations).toMatchObject([{ email: other.user.email, role: 'MANAGER' }]);
    const mail = (await collectMail(server)).find(
      ({ recipient }) => recipient === other.user.email,
    );
    expect(mail?.subject).toContain('Cedar Hall');
    const [invitation] = await invitationsOf(other.client);
    expect(invitation).toMatchObject({
      studio: { name: 'Cedar Hall' },
      invitedBy: { id: String(owner.user.id) },
    });
    const id = invitation!.id;
    const accepted = await change(other.client, 'acceptTeamInvitation', { id });
    expect(accepted.team).toMatchObject({ viewerRole: 'MANAGER', invitations: [] });
    expect(await codesOf(other.client, 'acceptTeamInvitation', { id })).toEqual(['NOT_FOUND']);
    expect(await teamsOf(other.client)).toMatchObject([{ studio: { name: 'Cedar Hall' } }]);
    expect(await invitationsOf(other.client)).toEqual([]);
  });

  test('is for its address only, once that is confirmed', async () => {
    const stranger = await signedIn(server, { emailVerifiedAt: new Date() });
    await change(owner.client, 'inviteToTeam', {
      studioId,
      email: other.user.email,
      role: 'ENGINEER',
    });
    const id = (await invitationsOf(other.client))[0]!.id;
    for (const mutation of ['acceptTeamInvitation', 'withdrawTeamInvitation']) {
      expect(await codesOf(stranger.client, mutation, { id })).toEqual(['NOT_FOUND']);
    }
    await server.database.sql
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', other.user.id)
      .execute();
    expect(await invitationsOf(other.client)).toEqual([]);
    expect(await codesOf(other.client, 'acceptTeamInvitation', { id })).toEqual(['FORBIDDEN']);
  });

  test('is taken back, declined, and ends by itself', async () => {
    const invite = () =>
      change(owner.client, 'inviteToTeam', { studioId, email: other.user.email, role: 'MANAGER' });
    const { team } = await invite();
    const id = team!.invitations[0]!.id;
    const after = await change(owner.client, 'withdrawTeamInvitation', { id });
    expect(after.team?.invitations).toEqual([]);
    expect(await codesOf(other.client, 'acceptTeamInvitation', { id })).toEqual(['NOT_FOUND']);
    await invite();
    const [second] = await invitationsOf(other.client);
    await other.client.graphql(
      'mutation ($input: DeclineTeamInvitationInput!) { declineTeamInvitation(input: $input) { declinedInvitationId } }',
      { input: { id: second!.id } },
    );
    expect(await invitationsOf(other.client)).toEqual([]);
    await invite();
    await server.database.sql
      .updateTable('studio_invitations')
      .set({ expires_at: new Date(server.runtime.clock()) })
      .execute();
    expect(await invitationsOf(other.client)).toEqual([]);
  });

  test('names the field that is wrong, and goes to nobody who works there', async () => {
    const { errors } = await change(owner.client, 'inviteToTeam', {
      studioId,
      email: 'nobody',
      role: 'MANAGER',
    });
    expect(Object.keys(errors[0]!.extensions.fields!)).toEqual(['email']);
    await join('ENGINEER');
    const again = { studioId, email: other.user.email, role: 'MANAGER' };
    expect(await codesOf(owner.client, 'inviteToTeam', again)).toEqual(['BAD_USER_INPUT']);
    const own = { studioId, email: owner.user.email, role: 'MANAGER' };
    expect(await codesOf(owner.client, 'inviteToTeam', own)).toEqual(['BAD_USER_INPUT']);
  });

  test('goes to as many people as a team may have, also at once', async () => {
    const invited = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        codesOf(owner.client, 'inviteToTeam', {
          studioId,
          email: `person-${index}@example.org`,
          role: 'ENGINEER',
        }),
      ),
    );
    expect(invited.filter((codes) => codes.length === 0)).toHaveLength(20);
    expect((await teamsOf(owner.client))[0]!.invitations).toHaveLength(20);
  });
});

describe('a member', () => {
  test('sees the team and not who is invited, and changes neither', async () => {
    await join('MANAGER');
    await change(owner.client, 'inviteToTeam', {
      studioId,
      email: 'ines@example.org',
      role: 'ENGINEER',
    });
    const [team] = await teamsOf(other.client);
    expect(team).toMatchObject({
      viewerRole: 'MANAGER',
      members: [{ role: 'OWNER' }, { role: 'MANAGER' }],
      invitations: [],
    });
    const someone = { studioId, userId: String(owner.user.id) };
    expect(
      await Promise.all([
        codesOf(other.client, 'inviteToTeam', {
          studioId,
          email: 'a@example.org',
          role: 'MANAGER',
        }),
        codesOf(other.client, 'changeTeamRole', { ...someone, role: 'MANAGER' }),
        codesOf(other.client, 'removeTeamMember', someone),
      ]),
    ).toEqual([['FORBIDDEN'], ['FORBIDDEN'], ['FORBIDDEN']]);
  });

  test('is given another role, and leaves or is removed; owners stay', async () => {
    await join('ENGINEER');
    const userId = String(other.user.id);
    const { team } = await change(owner.client, 'changeTeamRole', {
      studioId,
      userId,
      role: 'MANAGER',
    });
    expect(team?.members.at(-1)).toEqual({ user: { id: userId }, role: 'MANAGER' });
    const left = await change(other.client, 'removeTeamMember', { studioId, userId });
    expect(left.team?.viewerRole).toBeNull();
    expect(await teamsOf(other.client)).toEqual([]);
    const self = { studioId, userId: String(owner.user.id) };
    expect(await codesOf(owner.client, 'removeTeamMember', self)).toEqual(['BAD_USER_INPUT']);
    expect(await codesOf(owner.client, 'changeTeamRole', { ...self, role: 'MANAGER' })).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  test('is nobody to others, who do not learn of the team', async () => {
    const userId = String(owner.user.id);
    const email = 'a@example.org';
    expect(
      await Promise.all([
        codesOf(other.client, 'inviteToTeam', { studioId, email, role: 'MANAGER' }),
        codesOf(other.client, 'removeTeamMember', { studioId, userId }),
        codesOf(server.client(), 'removeTeamMember', { studioId, userId }),
      ]),
    ).toEqual([['NOT_FOUND'], ['NOT_FOUND'], ['UNAUTHENTICATED']]);
  });
});

describe('what members do', () => {
  const ACCEPT =
    'mutation ($id: ID!) { acceptBooking(input: { id: $id }) { booking { status viewerRole } } }';
  const CANCEL = 'mutation ($id: ID!) { cancelBooking(input: { id: $id }) { booking { status } } }';
  const RECEIVED =
    '{ me { waitingRequestCount } receivedBookings(period: UPCOMING) { nodes { id viewerRole viewerCanAnswer cancellation { refundCents } } } }';

  interface Received {
    me: { waitingRequestCount: number };
    receivedBookings: { nodes: { id: string; viewerRole: string; viewerCanAnswer: boolean }[] };
  }

  /** A request of somebody for Saturday. */
  async function request(startsAt = '2026-12-05T10:00:00Z') {
    const musician = await signedIn(server);
    const { id } = await createBooking(server.database.em, {
      studioId: Number(studioId),
      userId: musician.user.id,
      startsAt,
      status: 'pending',
      expiresAt: '2026-12-03T12:00:00Z',
    });
    return { musician, id: String(id) };
  }

  test('managers answer requests, of which they are told as the owner is', async () => {
    await join('MANAGER');
    const { id } = await request();
    const { data } = await other.client.graphql<Received>(RECEIVED);
    expect(data).toMatchObject({
      me: { waitingRequestCount: 1 },
      receivedBookings: { nodes: [{ id, viewerRole: 'OWNER', viewerCanAnswer: true }] },
    });
    const accepted = await other.client.graphql(ACCEPT, { id });
    expect(accepted.data).toEqual({
      acceptBooking: { booking: { status: 'CONFIRMED', viewerRole: 'OWNER' } },
    });
    await collectMail(server);
    const { musician, id: second } = await request('2026-12-06T10:00:00Z');
    await musician.client.graphql(CANCEL, { id: second });
    const told = (await collectMail(server)).map(({ recipient }) => recipient);
    expect(told).toEqual(expect.arrayContaining([owner.user.email, other.user.email]));
  });

  test('engineers see bookings and change none of them', async () => {
    await join('ENGINEER');
    const { id } = await request();
    const { data } = await other.client.graphql<Received>(RECEIVED);
    expect(data).toEqual({
      me: { waitingRequestCount: 0 },
      receivedBookings: {
        nodes: [{ id, viewerRole: 'ENGINEER', viewerCanAnswer: false, cancellation: null }],
      },
    });
    for (const mutation of [ACCEPT, CANCEL]) {
      const { errors } = await other.client.graphql(mutation, { id });
      expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  test('managers write for the studio, engineers do not read what is written', async () => {
    await join('MANAGER');
    const engineer = await signedIn(server, { emailVerifiedAt: new Date() });
    await join('ENGINEER', engineer);
    const guest = await signedIn(server);
    const conversation = await startConversation(guest.client, Number(studioId));
    await sendMessage(guest.client, conversation, 'Is the piano tuned?');
    const { message } = await sendMessage(other.client, conversation, 'On Monday.');
    expect(message).toMatchObject({ side: 'HOST' });
    expect((await sendMessage(engineer.client, conversation, 'No.')).code).toBe('NOT_FOUND');
  });

  test('managers see the listing and engineers do not', async () => {
    await join('MANAGER');
    const engineer = await signedIn(server, { emailVerifiedAt: new Date() });
    await join('ENGINEER', engineer);
    const countOf = async (client: TestClient) =>
      (
        await client.graphql<{ myListings: { totalCount: number } }>(
          '{ myListings { totalCount } }',
        )
      ).data!.myListings.totalCount;
    expect(await countOf(other.client)).toBe(1);
    expect(await countOf(engineer.client)).toBe(0);
  });

  test('members neither book nor review the studio', async () => {
    await join('ENGINEER');
    const { data } = await other.client.graphql(
      'query ($id: ID!) { studio(id: $id) { viewerCanBook viewerCanReview } }',
      { id: studioId },
    );
    expect(data).toEqual({ studio: { viewerCanBook: false, viewerCanReview: false } });
  });
});

describe('those who work for a studio', () => {
  test('are known as that by themselves', async () => {
    const ask = async (who: typeof other) => {
      const { data } = await who.client.graphql<{ user: { worksForStudios: boolean | null } }>(
        'query ($id: ID!) { user(id: $id) { worksForStudios } }',
        { id: String(other.user.id) },
      );
      return data!.user.worksForStudios;
    };
    expect(await ask(other)).toBe(false);
    await join('ENGINEER');
    expect(await ask(other)).toBe(true);
    expect(await ask(owner)).toBeNull();
  });
});
