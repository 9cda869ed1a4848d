import { expect, test } from 'vitest';
import sharp from 'sharp';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { change, inputOf, start, uploadPicture, wholeDraft } from '#api/testing/listings.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const CROP = `mutation ($input: CropListingPictureInput!) { cropListingPicture(input: $input) {
  picture { url width height }
  listing { croppedPictures { url crop { x y width height } whole { url width height } } }
} }`;

interface Cropped {
  cropListingPicture: {
    picture: { url: string; width: number; height: number };
    listing: { croppedPictures: object[] };
  } | null;
}

const area = { x: 100, y: 50, width: 600, height: 400 };

const crop = (client: TestClient, listingId: string, url: string, part: object = area) =>
  client.graphql<Cropped>(CROP, { input: { listingId, url, crop: part } });

/** A draft with a photograph of two halves: red on the left, blue on the right. */
async function halves(client: TestClient) {
  const { id, version } = await start(client);
  const red = await sharp({ create: { width: 450, height: 600, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const response = await client.fetch(`/api/listings/${id}/pictures`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(body),
  });
  const { picture } = (await response.json()) as {
    picture: { url: string; width: number; height: number };
  };
  return { id, version, picture };
}

test('a part of a photograph is shown, and another part of the whole one later', async () => {
  const { client } = await signedIn(server);
  const { id, version, picture } = await halves(client);
  const { data } = await crop(client, id, picture.url, { x: 0, y: 0, width: 320, height: 320 });
  const left = data!.cropListingPicture!.picture;
  expect(left).toMatchObject({ width: 320, height: 320 });
  expect(data!.cropListingPicture!.listing.croppedPictures).toEqual([
    { url: left.url, crop: { x: 0, y: 0, width: 320, height: 320 }, whole: picture },
  ]);
  const served = await server.client().fetch(left.url);
  const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
  expect(dominant).toMatchObject({ r: expect.toSatisfy((red: number) => red > 200) as number });

  const pictures = [{ ...left, alt: 'The red one' }];
  const saved = await change(client, 'saveListing', {
    id,
    version,
    content: inputOf({ name: 'Halves', pictures }),
  });
  expect(saved.data!.saveListing!.listing.content.pictures).toEqual([
    { ...left, alt: 'The red one' },
  ]);
  // Out of the whole one, though it is named by its part.
  const again = await crop(client, id, left.url, { x: 500, y: 100, width: 400, height: 400 });
  const right = again.data!.cropListingPicture!.picture;
  const blue = await server.client().fetch(right.url);
  const stats = await sharp(Buffer.from(await blue.arrayBuffer())).stats();
  expect(stats.dominant.b).toBeGreaterThan(200);
  // The same once more is the same.
  const same = await crop(client, id, picture.url, { x: 500, y: 100, width: 400, height: 400 });
  expect(same.data!.cropListingPicture!.picture).toEqual(right);
  expect(same.data!.cropListingPicture!.listing.croppedPictures).toHaveLength(2);
});

test('what is shown no more goes, and the whole photograph stays with its part', async () => {
  const { client } = await signedIn(server);
  const { id, version, name, pictures } = await wholeDraft(client);
  const [whole] = pictures;
  const first = await crop(client, id, whole!.url);
  const shown = await crop(client, id, whole!.url, { ...area, x: 0 });
  const part = shown.data!.cropListingPicture!.picture;
  const content = inputOf({ name, pictures: [{ ...part, alt: 'A part' }] });
  await change(client, 'saveListing', { id, version, content });
  await change(client, 'submitListing', { id, version: version + 1 });
  const used = await server.database.sql
    .selectFrom('files')
    .select('name')
    .where('removed_at', 'is', null)
    .execute();
  const kept = new Set(used.map((file) => `${file.name}.webp`));
  const fileOf = (url: string) => url.split('/').at(-1)!;
  expect(kept.has(fileOf(first.data!.cropListingPicture!.picture.url))).toBe(false);
  expect(kept.has(fileOf(part.url))).toBe(true);
  expect(kept.has(fileOf(whole!.url))).toBe(true);
  expect(storedFiles(server, 'studio-pictures')).toContain(fileOf(part.url));
});

test.each([
  ['reaches beyond the edge', { ...area, x: 700 }, 'crop.width'],
  ['is too small', { ...area, height: 100 }, 'crop.height'],
  ['begins outside', { ...area, x: -1 }, 'crop.x'],
])('a part that %s is refused', async (_name, part, field) => {
  const { client } = await signedIn(server);
  const { id } = await start(client);
  const { body } = await uploadPicture(client, id);
  const { errors } = await crop(client, id, body.picture!.url, part);
  expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
});

test('only who may edit the listing crops its photographs, and no others', async () => {
  const { client } = await signedIn(server);
  const { id } = await start(client);
  const { body } = await uploadPicture(client, id);
  const { url } = body.picture!;
  const { client: other } = await signedIn(server);
  const own = await start(other);
  const code = async (result: ReturnType<typeof crop>) => (await result).errors[0]?.extensions.code;
  expect(await code(crop(other, id, url))).toBe('NOT_FOUND');
  expect(await code(crop(await administrator(server), id, url))).toBe('NOT_FOUND');
  expect(await code(crop(other, own.id, url))).toBe('BAD_USER_INPUT');
  expect(await code(crop(server.client(), id, url))).toBe('UNAUTHENTICATED');
});
