import { describe, expect, test } from 'vitest';
import { newMember } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

interface Preference {
  kind: string;
  channel: string;
  isOn: boolean;
  isLocked: boolean;
}

const PREFERENCES = '{ myNotificationPreferences { kind channel isOn isLocked } }';
const SET = /* GraphQL */ `
  mutation ($kind: NotificationKind!, $channel: NotificationChannel! = EMAIL, $isOn: Boolean!) {
    setNotificationPreference(input: { kind: $kind, channel: $channel, isOn: $isOn }) {
      preference {
        kind
        channel
        isOn
        isLocked
      }
    }
  }
`;

const set = (client: TestClient, kind: string, isOn: boolean) =>
  client.graphql<{ setNotificationPreference: { preference: Preference } }>(SET, { kind, isOn });

async function offIn(client: TestClient): Promise<string[]> {
  const { data } = await client.graphql<{ myNotificationPreferences: Preference[] }>(PREFERENCES);
  return data!.myNotificationPreferences.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
}

async function storedOf(userId: number) {
  return server.database.sql
    .selectFrom('notification_preferences')
    .select(['kind', 'channel', 'is_on'])
    .where('user_id', '=', userId)
    .execute();
}

describe('what one is notified of', () => {
  test('is everything at first, in one statement, and only safety is locked', async () => {
    const { client } = await newMember(server);
    server.database.takeQueries();
    const { data } = await client.graphql<{ myNotificationPreferences: Preference[] }>(PREFERENCES);
    const asked = server.database.takeQueries().filter((text) => text.includes('notification_'));
    expect(asked).toHaveLength(1);
    const preferences = data!.myNotificationPreferences;
    expect(preferences.map(({ kind }) => kind)).toEqual([
      'BOOKING_REQUESTED',
      'BOOKING_CONFIRMED',
      'BOOKING_DECLINED',
      'BOOKING_CANCELLED',
      'BOOKING_CHANGES',
      'BOOKING_SHARES',
      'BOOKING_EXPIRED',
      'BOOKING_REMINDER',
      'WAITLIST_OFFER',
      'BOOKING_OVER',
      'STUDIO_REQUESTED',
      'STUDIO_BOOKED',
      'STUDIO_CANCELLED',
      'STUDIO_CHANGES',
      'STUDIO_REMINDER',
      'STUDIO_REVIEWED',
      'REQUEST_ANSWERED',
      'REVIEW_RECEIVED',
      'REVIEW_ANSWERED',
      'UNREAD_MESSAGES',
      'SAVED_SEARCH',
      'IDEA_ANSWERED',
      'ACCOUNT',
    ]);
    expect(preferences.every(({ channel, isOn }) => channel === 'EMAIL' && isOn)).toBe(true);
    const locked = preferences.filter(({ isLocked }) => isLocked);
    expect(locked.map(({ kind }) => kind)).toEqual(['ACCOUNT']);
  });

  test('is one’s own to choose, kind by kind; only what differs is stored', async () => {
    const [member, other] = [await newMember(server), await newMember(server)];
    const { data } = await set(member.client, 'BOOKING_EXPIRED', false);
    expect(data!.setNotificationPreference.preference).toEqual({
      kind: 'BOOKING_EXPIRED',
      channel: 'EMAIL',
      isOn: false,
      isLocked: false,
    });
    expect(await offIn(member.client)).toEqual(['BOOKING_EXPIRED']);
    expect(await storedOf(member.id)).toEqual([
      { kind: 'booking-expired', channel: 'email', is_on: false },
    ]);
    expect(await offIn(other.client)).toEqual([]);
    await set(member.client, 'BOOKING_EXPIRED', true);
    expect(await offIn(member.client)).toEqual([]);
    expect(await storedOf(member.id)).toEqual([]);
  });

  test('stays so when it is said again, or many times at once', async () => {
    const { client, id } = await newMember(server);
    const results = await Promise.all(
      Array.from({ length: 8 }, () => set(client, 'BOOKING_CONFIRMED', false)),
    );
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await storedOf(id)).toHaveLength(1);
  });

  test('holds what keeps an account safe in any case', async () => {
    const { client, id } = await newMember(server);
    expect((await set(client, 'ACCOUNT', false)).errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: { isOn: 'Account security emails can’t be turned off' },
        },
      },
    ]);
    const { data } = await set(client, 'ACCOUNT', true);
    expect(data!.setNotificationPreference.preference).toMatchObject({
      isOn: true,
      isLocked: true,
    });
    expect(await storedOf(id)).toEqual([]);
    // Not even what somebody wrote into the table switches it off.
    await server.database.sql
      .insertInto('notification_preferences')
      .values({ user_id: id, kind: 'account', channel: 'email', is_on: false })
      .execute();
    expect(await offIn(client)).toEqual([]);
  });

  test.each([
    ['kind: PIGEONS, channel: EMAIL'],
    ['kind: BOOKING_EXPIRED, channel: PIGEON'],
    ['kind: "booking-expired", channel: EMAIL'],
  ])('cannot be %s', async (input) => {
    const { client, id } = await newMember(server);
    const { errors } = await client.graphql(
      `mutation { setNotificationPreference(input: { ${input}, isOn: false }) { preference { isOn } } }`,
    );
    expect(errors[0]?.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect(await storedOf(id)).toEqual([]);
  });

  test.each([
    PREFERENCES,
    'mutation { setNotificationPreference(input: { kind: BOOKING_EXPIRED, channel: EMAIL, isOn: false }) { preference { isOn } } }',
  ])('is refused to whoever is not logged in: %s', async (query) => {
    const { errors } = await server.client().graphql(query);
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
