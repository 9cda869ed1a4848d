import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createProduct } from '#db/catalog/product.factory.ts';
import { createOrder } from '#db/orders/order.factory.ts';
import { isCanvasTrack } from '#db/services/canvas-track.repository.ts';
import { drawCanvas } from '#domain/services/canvas-print.ts';
import { shapeText } from '#domain/services/canvas-track.ts';
import { newSessionId } from '#api/features/carts/carts.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { signedIn } from '#api/testing/member.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { riffChunk, wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
const NOW = Date.parse('2026-12-01T12:00:00Z');
const DAY_MS = 86_400_000;

const setTime = (ms: number) => server.setTime(new Date(ms).toISOString());

/** Loud at its beginning, and hardly to be heard at its end. */
const peaks = [100, 100, 2, 2];

let productId: number;
let variantId: number;

beforeEach(async () => {
  setTime(NOW);
  const product = await createProduct(server.database.em, {
    kind: 'canvas',
    variants: [{ stock: null }],
  });
  productId = product.id;
  variantId = product.variantIds[0]!;
});

interface Sending {
  shape?: string;
  name?: string;
  type?: string;
}

async function send(
  client: TestClient,
  content: Uint8Array = wavFile(2),
  { shape = shapeText(peaks), name = 'Night Train.wav', type = 'audio/wav' }: Sending = {},
) {
  const response = await client.fetch(`/api/canvas-tracks/${shape}/${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(content),
  });
  const body = (await response.json()) as {
    track?: { id: string; durationMs: number };
    fields?: Record<string, string>;
  };
  return { status: response.status, body };
}

async function sent(client: TestClient): Promise<string> {
  const { status, body } = await send(client);
  expect(status).toBe(200);
  return body.track!.id;
}

const choice = { size: 'small', frame: 'none', style: 'classic' } as const;

const put = (client: TestClient, trackId: string, sessionId = newSessionId()) =>
  client.post<{ options: object; fields?: object }>('/api/carts/items', {
    productId,
    sessionId,
    options: { ...choice, trackId },
  });

/** An order of a print. @returns the ids of both */
async function ordered(trackId: string, paidAt: number | null = NOW) {
  const { sql } = server.database;
  const orderId = await createOrder(sql, { variantId, now: NOW });
  const { id: itemId } = await sql
    .updateTable('order_items')
    .set({ kind: 'canvas', name: 'Canvas print', options: { ...choice, trackId } })
    .where('order_id', '=', orderId)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (paidAt !== null) {
    await sql
      .updateTable('orders')
      .set({ status: 'paid', paid_at: new Date(paidAt) })
      .where('id', '=', orderId)
      .execute();
  }
  return { orderId, itemId };
}

const fileOf = (itemId: number) => `/api/admin/order-items/${itemId}/print.png`;

describe('a track that somebody sends', () => {
  test('is printed for staff at 300 dots per inch, as it was seen', async () => {
    const guest = server.client();
    const trackId = await sent(guest);
    expect(await put(guest, trackId)).toMatchObject({
      status: 201,
      body: { options: { ...choice, trackId } },
    });
    const { itemId } = await ordered(trackId);
    const admin = await administrator(server);
    const response = await admin.fetch(fileOf(itemId));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const file = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await file.metadata()).toMatchObject({ width: 3000, height: 2400, density: 300 });
    // Far from the middle only what is loud has left something.
    const { width, height, background, lines } = drawCanvas(peaks, choice);
    const at = async (share: number) => {
      const left = Math.round(3000 * share);
      const pixel = file.clone().extract({ left, top: 700, width: 1, height: 1 }).removeAlpha();
      return `#${(await pixel.raw().toBuffer()).toString('hex').toUpperCase()}`;
    };
    expect([width, height]).toEqual([1000, 800]);
    expect(await at(0.2)).toBe(lines[0]!.color);
    expect(await at(0.8)).toBe(background);
    // The sound itself is there for staff as well.
    const leading = await admin.fetch(`/api/admin/order-items/${itemId}/track`);
    expect(leading.status).toBe(303);
    const sound = await admin.fetch(leading.headers.get('Location')!);
    expect([sound.status, sound.headers.get('Content-Disposition')]).toEqual([
      200,
      expect.stringContaining('Night'),
    ]);
  });

  test('is told of to those who read the order, and its files to staff alone', async () => {
    const { client, user } = await signedIn(server);
    const { orderId, itemId } = await ordered(await sent(client));
    await server.database.sql
      .updateTable('orders')
      .set({ user_id: user.id })
      .where('id', '=', orderId)
      .execute();
    const admin = await administrator(server);
    const printOf = async (reader: TestClient) => {
      const { data } = await reader.graphql<{
        order: { items: { print: object | null; choices: { name: string }[] }[] };
      }>(
        `query ($number: ID!) { order(number: $number) { items {
          choices { name } print { size frame style trackTitle fileUrl trackUrl }
        } } }`,
        { number: `RT-${100_000 + orderId}` },
      );
      return data!.order.items;
    };
    const choices = ['frame', 'size', 'style'].map((name) => ({ name }));
    const [mine] = await printOf(client);
    expect(mine!.print).toEqual({
      size: 'SMALL',
      frame: 'NONE',
      style: 'CLASSIC',
      trackTitle: 'Night Train.wav',
      fileUrl: null,
      trackUrl: null,
    });
    expect(mine!.choices).toEqual(expect.arrayContaining(choices));
    expect(mine!.choices).toHaveLength(3);
    expect((await printOf(admin))[0]!.print).toMatchObject({ fileUrl: fileOf(itemId) });
    for (const path of [fileOf(itemId), `/api/admin/order-items/${itemId}/track`]) {
      expect((await client.fetch(path)).status).toBe(403);
      expect((await server.client().fetch(path)).status).toBe(401);
    }
    expect((await admin.fetch(fileOf(itemId + 1))).status).toBe(404);
  });

  test.each([
    ['no sound at all', Buffer.from('<script>alert(1)</script>'), {}, 'track'],
    ['something else than it says', wavFile(2), { type: 'audio/mpeg' }, 'track'],
    ['a page', Buffer.from('<html>'), { type: 'text/html' }, 'track'],
    ['damaged', riffChunk('RIFF', Buffer.from('WAVE')), {}, 'track'],
    ['too short', wavFile(0.5), {}, 'track'],
    ['too long', wavFile(1201), {}, 'track'],
    ['without a shape', wavFile(2), { shape: '0g' }, 'shape'],
    ['silent', wavFile(2), { shape: '0000' }, 'shape'],
  ] as const)('is refused when it is %s', async (_what, content, sending, field) => {
    const kept = storedFiles(server, 'canvas-tracks').length;
    const { status, body } = await send(server.client(), content, sending);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(storedFiles(server, 'canvas-tracks')).toHaveLength(kept);
  });

  test('goes after a day in no cart, and once its order needs it no more', async () => {
    const client = server.client();
    const [forgotten, inCart, bought, unpaid] = [
      await sent(client),
      await sent(client),
      await sent(client),
      await sent(client),
    ];
    const kept = storedFiles(server, 'canvas-tracks').length;
    expect((await put(client, inCart)).status).toBe(201);
    await ordered(bought);
    await ordered(unpaid, null);
    const left = async (after: number) => {
      setTime(NOW + after);
      await runSchedules(server.runtime);
      const keys = [forgotten, inCart, bought, unpaid];
      return Promise.all(keys.map((key) => isCanvasTrack(server.database.sql, key)));
    };
    expect(await left(DAY_MS - 1)).toEqual([true, true, true, true]);
    expect(await left(DAY_MS)).toEqual([false, true, true, true]);
    expect(await left(30 * DAY_MS)).toEqual([false, true, true, false]);
    await left(32 * DAY_MS);
    expect(storedFiles(server, 'canvas-tracks')).toHaveLength(kept - 2);
    // The cart of a visitor goes first.
    await left(180 * DAY_MS);
    expect(await left(180 * DAY_MS)).toEqual([false, false, false, false]);
  });
});

test('a print is made from a sample, or from a track that there is', async () => {
  const client = server.client();
  expect((await put(client, 'club')).status).toBe(201);
  for (const trackId of ['drums', 'a'.repeat(43)]) {
    const { status, body } = await put(client, trackId);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['options.trackId']]);
  }
  const { itemId } = await ordered('club');
  const admin = await administrator(server);
  expect((await admin.fetch(fileOf(itemId))).status).toBe(200);
  expect((await admin.fetch(`/api/admin/order-items/${itemId}/track`)).status).toBe(404);
});
