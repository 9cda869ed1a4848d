import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { deleteRemovedFiles } from '#api/lib/files/stored-files.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { hostilePictures, hostileRemains, polyglot } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { reviewStudio } from '#api/testing/reviews.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import { forgetUnusedPictures } from './review-picture.service.ts';

const server = useServer();
const FOLDER = 'review-pictures';

interface Answer {
  status: number;
  body: { picture?: { id: number; url: string }; code?: string; fields?: Record<string, string> };
}

async function send(
  client: TestClient,
  studioId: number,
  bytes: Buffer,
  type = 'image/png',
): Promise<Answer> {
  const response = await client.fetch(`/api/studios/${studioId}/review-pictures`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const png = (colour: string) => picture({ width: 600, height: 400, colour }).png().toBuffer();

/** Ids of photographs that were sent for a review. */
async function sent(client: TestClient, studioId: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { body } = await send(client, studioId, await png(`#0000${number}0`));
    ids.push(String(body.picture!.id));
  }
  return ids;
}

const add = (client: TestClient, studioId: number, pictures: readonly string[]) =>
  client.graphql(
    'mutation ($input: AddReviewInput!) { addReview(input: $input) { review { pictures { id } } } }',
    { input: { studioId, rating: 4, title: 'Warm', content: 'The drums bloomed.', pictures } },
  );

describe('photographs in a review', () => {
  test('are shown in order, and go with it', async () => {
    const { id: studioId } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const before = storedFiles(server, FOLDER);
    const [first = '', second = ''] = await sent(client, studioId, 2);
    const { data } = await add(client, studioId, [second, first]);
    expect(data).toEqual({ addReview: { review: { pictures: [{ id: second }, { id: first }] } } });
    const { body } = await server
      .client()
      .get<{ id: number; pictures: { url: string; width: number }[] }[]>(
        `/api/studios/${studioId}/reviews`,
      );
    expect(body[0]!.pictures).toMatchObject([{ width: 600 }, { width: 600 }]);
    const { url } = body[0]!.pictures[0]!;
    const served = await server.client().fetch(url);
    expect(served.headers.get('Content-Type')).toBe('image/webp');

    await client.graphql('mutation ($id: ID!) { removeReview(input: { id: $id }) { reviewId } }', {
      id: body[0]!.id,
    });
    const { orm, files } = server.runtime;
    await deleteRemovedFiles(orm, files, Date.parse('2026-12-03T12:00:00Z'));
    expect(storedFiles(server, FOLDER)).toEqual(before);
    expect((await server.client().fetch(url)).status).toBe(404);
  });

  test('that no review came of go after a day', async () => {
    const { id: studioId } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const before = storedFiles(server, FOLDER);
    const ids = await sent(client, studioId, 1);
    const { orm, files } = server.runtime;
    await forgetUnusedPictures({ orm }, Date.parse('2026-12-02T12:00:01Z'));
    await deleteRemovedFiles(orm, files, Date.parse('2026-12-03T12:00:02Z'));
    expect(storedFiles(server, FOLDER)).toEqual(before);
    const { errors } = await add(client, studioId, ids);
    expect(errors[0]?.extensions.fields).toEqual({ pictures: 'Upload the photos again' });
  });

  test('are one’s own, for this studio, and at most four', async () => {
    const em = server.database.em;
    const [one, other] = [await createStudio(em), await createStudio(em)];
    const { client } = await signedIn(server);
    const { client: stranger } = await signedIn(server);
    const unknown = { pictures: 'Upload the photos again' };
    const foreign = await add(stranger, one.id, await sent(client, one.id, 1));
    expect(foreign.errors[0]?.extensions.fields).toEqual(unknown);
    const elsewhere = await add(client, one.id, await sent(client, other.id, 1));
    expect(elsewhere.errors[0]?.extensions.fields).toEqual(unknown);
    const tooMany = await add(client, one.id, ['1', '2', '3', '4', '5']);
    expect(tooMany.errors[0]?.extensions.fields).toEqual({ pictures: 'At most 4 photos' });
    // Nothing came of any of these.
    expect((await reviewStudio(client, one.id)).hiddenUntil).toBeNull();
  });

  test('are sent by who may review: nobody else', async () => {
    const owner = await signedIn(server, { isStudioOwner: true });
    const em = server.database.em;
    const { id } = await createStudio(em, { ownerId: owner.user.id });
    const hidden = await createStudio(em, { status: 'pending' });
    const bytes = await png('#112233');
    expect((await send(server.client(), id, bytes)).status).toBe(401);
    expect((await send(owner.client, id, bytes)).status).toBe(403);
    expect((await send(owner.client, hidden.id, bytes)).status).toBe(404);
  });

  test('come a dozen ahead of a review at most', async () => {
    const { id } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const files = await Promise.all(
      Array.from({ length: 12 }, (_, index) => png(`#0000${10 + 8 * index}`)),
    );
    for (const bytes of files) expect((await send(client, id, bytes)).status).toBe(200);
    expect(await send(client, id, await png('#abcdef'))).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });
});

describe('what is sent as a photograph', () => {
  test.each(hostilePictures)('and is $what is refused and not kept', async ({ type, bytes }) => {
    const { id } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const before = storedFiles(server, FOLDER);
    const { status, body } = await send(client, id, await bytes(), type);
    expect(status).toBe(400);
    expect(Object.keys(body.fields!)).toEqual(['picture']);
    expect(storedFiles(server, FOLDER)).toEqual(before);
    expect(storedFiles(server, 'unfinished')).toEqual([]);
  });

  test('and is something else as well is made anew: nothing of the file is served', async () => {
    const { id } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const { body } = await send(client, id, await polyglot(), 'image/jpeg');
    const { dataDir } = server.runtime.config;
    const kept = readFileSync(join(dataDir, body.picture!.url));
    for (const remains of hostileRemains) expect(kept.includes(remains)).toBe(false);
    const { format, exif } = await sharp(kept).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  });
});
