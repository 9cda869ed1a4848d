import { expect, test } from 'vitest';
import type { HoursException } from '#domain/studios/exceptions.ts';
import { administrator } from '#api/testing/administrator.ts';
import { change, inputOf, submitted, wholeDraft } from '#api/testing/listings.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

// The clock stands at 2026-12-01T12:00:00Z.
const server = useServer();

const days = (from: string, to: string, windows: HoursException['windows'] = [], reason = '') => ({
  from,
  to,
  windows,
  reason,
});

const exceptions: HoursException[] = [
  days('2026-11-30', '2026-11-30'),
  days('2026-12-24', '2026-12-26', [], 'Christmas'),
  days('2027-01-01', '2027-01-01', [
    { opens: '12:00', closes: '15:00' },
    { opens: '20:00', closes: '02:00' },
  ]),
];

const weekly = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({
  weekday,
  opens: '10:00',
  closes: '22:00',
}));

const PAGE = `query ($id: ID!, $from: Date!, $to: Date!) {
  studio(id: $id) {
    hoursExceptions { from to reason windows { opens closes } }
    availability(from: $from, to: $to, hours: 2) { days {
      date state freeIntervals { startsAt endsAt }
    } }
  }
}`;

/** A studio with exceptions that is online, and its owner. */
async function listed() {
  const { client } = await signedIn(server);
  const admin = await administrator(server);
  const { id, submittedVersion } = await submitted(client, { exceptions, hours: weekly });
  const { data } = await change(admin, 'approveListing', { id, version: submittedVersion });
  return { client, id, studioId: data!.approveListing!.listing.studioId! };
}

test('days that differ are on the page from today on, and cannot be booked otherwise', async () => {
  const { studioId } = await listed();
  const between = { from: '2026-12-26', to: '2027-01-01' };
  const { data } = await server
    .client()
    .graphql<{ studio: { hoursExceptions: unknown[]; availability: { days: unknown[] } } }>(PAGE, {
      id: studioId,
      ...between,
    });
  expect(data!.studio.hoursExceptions).toEqual(exceptions.slice(1));
  const found = data!.studio.availability.days;
  expect(found.at(0)).toMatchObject({ date: '2026-12-26', state: 'CLOSED' });
  expect(found.at(1)).toMatchObject({ date: '2026-12-27', state: 'FREE' });
  expect(found.at(-1)).toMatchObject({
    freeIntervals: [
      { startsAt: '2027-01-01T12:00:00.000Z', endsAt: '2027-01-01T15:00:00.000Z' },
      { startsAt: '2027-01-01T20:00:00.000Z', endsAt: expect.any(String) as string },
    ],
  });
  // The search for a time knows them too.
  const freeAt = (date: string) =>
    server.client().graphql<{ studios: { nodes: { id: string }[] } }>(
      `query ($freeAt: FreeAtInput!) { studios(first: 100, filter: { freeAt: $freeAt }) {
        nodes { id }
      } }`,
      { freeAt: { date, startTime: '13:00', hours: 2 } },
    );
  const ids = async (date: string) => (await freeAt(date)).data!.studios.nodes.map(({ id }) => id);
  expect(await ids('2026-12-25')).not.toContain(studioId);
  expect(await ids('2026-12-28')).toContain(studioId);
});

test('its owner has all of them to edit, and changes show at once', async () => {
  const { client, id, studioId } = await listed();
  const OWN = `query ($id: ID!) { listing(id: $id) {
    version content { exceptions { from to reason windows { opens closes } } pictures { url alt }  name }
  } }`;
  const { data } = await client.graphql<{
    listing: {
      version: number;
      content: { exceptions: unknown[]; name: string; pictures: object[] };
    };
  }>(OWN, { id });
  const { version, content } = data!.listing;
  expect(content.exceptions).toEqual(exceptions);
  const pictures = content.pictures.map((picture) => ({ ...picture, width: 1, height: 1 }));
  const changed = { name: content.name, hours: weekly, exceptions: [], pictures } as object;
  const saved = await change(client, 'saveListing', { id, version, content: inputOf(changed) });
  expect(saved.errors).toEqual([]);
  const sent = await change(client, 'submitListing', { id, version: version + 1 });
  expect(sent.data!.submitListing!.listing.status).toBe('APPROVED');
  const page = await server.client().graphql(PAGE, {
    id: studioId,
    from: '2026-12-25',
    to: '2026-12-25',
  });
  expect(page.data).toMatchObject({
    studio: { hoursExceptions: [], availability: { days: [{ state: 'FREE' }] } },
  });
});

test.each<[string, HoursException[], Record<string, string>]>([
  [
    'end before they begin',
    [days('2026-12-24', '2026-12-23')],
    { 'exceptions[0].to': 'The last day is before the first' },
  ],
  [
    'last for more than a year',
    [days('2026-12-24', '2027-12-25')],
    { 'exceptions[0].to': 'Must be at most 366 days' },
  ],
  [
    'are said twice',
    [days('2026-12-24', '2026-12-26'), days('2026-12-26', '2026-12-26')],
    { exceptions: 'Two of these are about the same day' },
  ],
  [
    'have hours that overlap',
    [
      days('2026-12-24', '2026-12-24', [
        { opens: '10:00', closes: '14:00' },
        { opens: '12:00', closes: '18:00' },
      ]),
    ],
    { 'exceptions[0].windows': 'Hours of one day overlap' },
  ],
])('days that %s are not submitted', async (_name, wrong, fields) => {
  const { client } = await signedIn(server);
  const { id, version } = await wholeDraft(client, { exceptions: wrong });
  const { errors } = await change(client, 'submitListing', { id, version });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
});
