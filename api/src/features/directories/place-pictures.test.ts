import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { upsertPlaceClaim } from '#db/directories/place-claim.repository.ts';
import { createPlace } from '#db/directories/place.factory.ts';
import { placeLimits as limits } from '#domain/directories/place.ts';
import { deleteRemovedFiles } from '#api/lib/files/stored-files.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { hostilePictures, hostileRemains, polyglot } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer({ env: { KEPT_ANSWERS: 'on' } });
const FOLDER = 'place-pictures';
const NOW = Date.parse('2026-12-01T12:00:00Z');
const LATER = Date.parse('2026-12-03T12:00:00Z');

interface Sent {
  status: number;
  body: {
    picture?: { id: number; url: string; width: number };
    code?: string;
    fields?: Record<string, string>;
  };
}

async function sendBytes(
  client: TestClient,
  placeId: number,
  bytes: Buffer,
  type = 'image/png',
): Promise<Sent> {
  const response = await client.fetch(`/api/places/${placeId}/pictures`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

/** Another colour for each number. */
const colourOf = (number: number) => `#0000${(16 + 10 * number).toString(16)}`;

const png = (colour: string) => picture({ width: 640, height: 480, colour }).png().toBuffer();

const send = async (client: TestClient, placeId: number, colour = '#0a0') =>
  sendBytes(client, placeId, await png(colour));

/** Ids of pictures that were sent for a place, each of another colour. */
async function sentIds(client: TestClient, placeId: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await send(client, placeId, colourOf(index));
    ids.push(String(body.picture!.id));
  }
  return ids;
}

const save = (client: TestClient, id: number, pictures?: readonly object[]) =>
  client.graphql(
    `mutation ($input: UpdatePlaceInput!) {
      updatePlace(input: $input) { place { cover { alt } pictures { alt width height } } }
    }`,
    { input: { id, name: 'Cellar', cityId: 'london', ...(pictures && { pictures }) } },
  );

const fieldsOf = ({ errors }: Awaited<ReturnType<typeof save>>) =>
  Object.keys(errors[0]?.extensions.fields ?? {});

async function shown({ slug }: { slug: string }) {
  const { data } = await server.client().graphql<{
    place: { cover: { url: string } | null; pictures: { url: string; alt: string }[] };
  }>(
    `query ($slug: ID!) {
      place(kind: RECORD_STORE, idOrSlug: $slug) { cover { url } pictures { url alt } }
    }`,
    { slug },
  );
  return data!.place;
}

/** A shop, and whoever runs it. */
async function claimed() {
  const { client, user } = await signedIn(server);
  const place = await createPlace(server.database.em);
  const { sql } = server.database;
  const claim = { placeId: place.id, userId: user.id, statement: 'It is mine.', now: NOW };
  const claimId = await upsertPlaceClaim(sql, claim);
  const decide = (status: 'granted' | 'declined') =>
    sql
      .updateTable('place_claims')
      .set({ status, decided_at: new Date(NOW) })
      .where('id', '=', claimId)
      .execute();
  await decide('granted');
  return { client, user, place, withdraw: () => decide('declined') };
}

/** Has files deleted that have been removed for long enough. */
const deleteFiles = () => {
  const { orm, files } = server.runtime;
  return deleteRemovedFiles(orm, files, LATER);
};

describe('pictures of a place', () => {
  test('are added by whoever runs it, and everybody sees them in their order', async () => {
    const { client, place } = await claimed();
    const [first, second] = await sentIds(client, place.id, 2);
    // What is only sent is not shown. By the second time that is kept, until it is not so any more.
    await shown(place);
    expect(await shown(place)).toEqual({ cover: null, pictures: [] });
    const { data } = await save(client, place.id, [
      { id: second, alt: ' The window at night ' },
      { id: first },
    ]);
    const size = { width: 640, height: 480 };
    expect(data).toEqual({
      updatePlace: {
        place: {
          cover: { alt: 'The window at night' },
          pictures: [
            { alt: 'The window at night', ...size },
            { alt: '', ...size },
          ],
        },
      },
    });
    const { cover, pictures } = await shown(place);
    expect(cover?.url).toBe(pictures[0]?.url);
    for (const { url } of pictures) {
      const served = await server.client().fetch(url);
      expect(served.headers.get('Content-Type')).toBe('image/webp');
    }
  });

  test('are put in another order, and one is removed, file and all', async () => {
    const { client, place } = await claimed();
    const before = storedFiles(server, FOLDER).length;
    const [first, second, third] = await sentIds(client, place.id, 3);
    await save(client, place.id, [{ id: first, alt: 'One' }, { id: second }, { id: third }]);
    const gone = (await shown(place)).pictures[1]!.url;
    await save(client, place.id, [
      { id: third, alt: 'Three' },
      { id: first, alt: 'One' },
    ]);
    expect((await shown(place)).pictures.map(({ alt }) => alt)).toEqual(['Three', 'One']);
    await deleteFiles();
    expect((await server.client().fetch(gone)).status).toBe(404);
    expect(storedFiles(server, FOLDER)).toHaveLength(before + 2);
  });

  test('stay as they are when the place is saved without a word about them', async () => {
    const { client, place } = await claimed();
    const [id] = await sentIds(client, place.id, 1);
    await save(client, place.id, [{ id, alt: 'Kept' }]);
    expect((await save(client, place.id)).errors).toEqual([]);
    expect((await shown(place)).pictures).toMatchObject([{ alt: 'Kept' }]);
    await save(client, place.id, []);
    expect((await shown(place)).pictures).toEqual([]);
  });

  test('are shown where the page is shared', async () => {
    const { client, place } = await claimed();
    const { body } = await send(client, place.id, '#00aa00');
    await save(client, place.id, [{ id: String(body.picture!.id) }]);
    const response = await server.client().fetch(`/previews/store/${place.slug}.png`);
    const pixel = await sharp(Buffer.from(await response.arrayBuffer()))
      .extract({ left: 900, top: 180, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel.subarray(0, 3)]).toEqual([
      expect.closeTo(0, -1.3),
      expect.closeTo(170, -1.3),
      expect.closeTo(0, -1.3),
    ]);
  });

  test('go with the account of whoever sent them, files and rows', async () => {
    const { client, user, place } = await claimed();
    const [id] = await sentIds(client, place.id, 1);
    await save(client, place.id, [{ id }]);
    const { url } = (await shown(place)).pictures[0]!;
    const { body } = await client.get<{ placePictures: object[] }>('/api/account/export');
    expect(body.placePictures).toMatchObject([{ place: 'Cellar', url }]);
    await server.database.sql
      .updateTable('users')
      .set({ deletion_due_at: new Date(NOW - 1) })
      .where('id', '=', user.id)
      .execute();
    await runSchedules(server.runtime);
    await runSchedules(server.runtime);
    expect((await shown(place)).pictures).toEqual([]);
    expect((await server.client().fetch(url)).status).toBe(404);
  });
});

describe('nobody else', () => {
  test('sends a picture or chooses among them: no guest, and no owner of another place', async () => {
    const { client: owner, place } = await claimed();
    const { client: other, place: theirs } = await claimed();
    const [id] = await sentIds(owner, place.id, 1);
    const [foreign] = await sentIds(other, theirs.id, 1);
    for (const [client, code] of [
      [server.client(), 'UNAUTHENTICATED'],
      [other, 'FORBIDDEN'],
    ] as const) {
      expect((await send(client, place.id)).body.code).toBe(code);
      const { errors } = await save(client, place.id, [{ id }]);
      expect(errors[0]?.extensions.code).toBe(code);
    }
    expect(fieldsOf(await save(owner, place.id, [{ id }, { id: foreign }]))).toEqual([
      'pictures[1]',
    ]);
    expect((await shown(place)).pictures).toEqual([]);
    expect((await send(await administrator(server), place.id)).status).toBe(200);
  });

  test('not even whoever ran it, once their claim is withdrawn', async () => {
    const { client, place, withdraw } = await claimed();
    const [id] = await sentIds(client, place.id, 1);
    await withdraw();
    expect((await send(client, place.id)).body.code).toBe('FORBIDDEN');
    expect((await save(client, place.id, [{ id }])).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('of places that are only suggested there are none', async () => {
    const { id } = await createPlace(server.database.em, { status: 'draft' });
    expect((await send(await administrator(server), id)).body.code).toBe('NOT_FOUND');
  });
});

describe('what is too much or wrong', () => {
  test('is named: too many, one twice, words that are too long', async () => {
    const { client, place } = await claimed();
    const ids = await sentIds(client, place.id, limits.pictures + 1);
    const all = ids.map((id) => ({ id }));
    expect(fieldsOf(await save(client, place.id, all))).toEqual(['pictures']);
    expect(fieldsOf(await save(client, place.id, [all[0]!, all[0]!]))).toEqual(['pictures[1]']);
    const long = [{ id: ids[0], alt: 'a'.repeat(limits.alt + 1) }];
    expect(fieldsOf(await save(client, place.id, long))).toEqual(['pictures[0].alt']);
    expect((await save(client, place.id, all.slice(1))).errors).toEqual([]);
    expect((await shown(place)).pictures).toHaveLength(limits.pictures);
  });

  test('is not kept: of more than may be sent at once as many are, and nothing of the others', async () => {
    const { client, place } = await claimed();
    await deleteFiles();
    const before = storedFiles(server, FOLDER).length;
    const most = 2 * limits.pictures;
    const colours = Array.from({ length: most + 4 }, (_, index) => colourOf(index));
    const answers = await Promise.all(colours.map((colour) => send(client, place.id, colour)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    await deleteFiles();
    expect(storedFiles(server, FOLDER)).toHaveLength(before + most);
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test.each(hostilePictures)('is refused when it is $what', async ({ type, bytes }) => {
    const { client, place } = await claimed();
    const before = storedFiles(server, FOLDER);
    const { status, body } = await sendBytes(client, place.id, Buffer.from(await bytes()), type);
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['picture']]);
    expect(storedFiles(server, FOLDER)).toEqual(before);
  });

  test('is made anew when it is something else as well', async () => {
    const { client, place } = await claimed();
    const { body } = await sendBytes(client, place.id, await polyglot(), 'image/jpeg');
    const served = await server.client().fetch(body.picture!.url);
    const bytes = Buffer.from(await served.arrayBuffer());
    for (const remains of hostileRemains) expect(bytes.includes(remains)).toBe(false);
  });
});
