import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { insertFidelityOrder } from '#db/services/fidelity-order.repository.ts';
import { useDatabase } from '#db/testing/test-database.ts';
import { startLiveServer } from '#api/testing/live-server.ts';
import type { LiveServer } from '#api/testing/live-server.ts';
import { codeOf } from '#api/testing/projects.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { TestSocket } from '#api/testing/test-socket.ts';

/* Two servers over one database, as two processes: what is done over one is heard at the other. */
const database = useDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'roomtone-fidelity-'));
const servers: LiveServer[] = [];
const NOW = '2026-12-01T12:00:00Z';

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function startServer(): Promise<LiveServer> {
  const server = await startLiveServer({ url: database.url, dataDir, now: NOW });
  servers.push(server);
  return server;
}

interface Told {
  payload: {
    data: { fidelityOrderChanged: { orderId: string; version: string } };
    errors?: { extensions: { code: string } }[];
  };
}

async function follow(server: LiveServer, client: TestClient, orderId: number) {
  const socket = await TestSocket.graphql(server.host, client);
  socket.subscribe(
    'subscription ($id: ID!) { fidelityOrderChanged(orderId: $id) { orderId version } }',
    { id: String(orderId) },
  );
  return { socket, first: (await socket.next<Told>()).payload };
}

test('customer and engineer hear of an order at once, at whichever process, and nobody else does', async () => {
  const [here, there] = [await startServer(), await startServer()];
  const [customer, engineer, stranger] = [here.client(), there.client(), there.client()];
  const { id: userId } = await customer.register();
  const { id: engineerId } = await engineer.register();
  await stranger.register();
  await database.sql
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', engineerId)
    .execute();
  const orderId = await insertFidelityOrder(database.sql, {
    userId,
    service: 'mixing',
    scale: 'single',
    quality: 'standard',
    priceCents: 15_000,
    brief: 'A door that opens.',
    references: '',
    idempotencyKey: 'known-key',
    requestDigest: '',
    now: Date.parse(NOW),
  });
  const followed = await follow(there, engineer, orderId);
  const plain = await TestSocket.open(here.host, '/ws', { client: customer });
  plain.send({ type: 'SUBSCRIBE', payload: { topic: 'FIDELITY_UPDATE', orderId } });
  await plain.next();
  const refused = await follow(there, stranger, orderId);
  expect(refused.first.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);

  expect(await codeOf(customer, 'cancelFidelity', { id: String(orderId) })).toBeUndefined();
  const { payload } = await followed.socket.next<Told>();
  const { orderId: told, version } = payload.data.fidelityOrderChanged;
  expect(told).toBe(String(orderId));
  expect(Number(version)).toBeGreaterThan(Number(followed.first.data.fidelityOrderChanged.version));
  expect(await plain.next()).toMatchObject({ type: 'FIDELITY_UPDATE', payload: { orderId } });
});
