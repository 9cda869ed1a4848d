import { beforeEach, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import { plainPdf } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';
import {
  answer,
  guestTicket,
  open,
  opened,
  read,
  reply,
  uploadFile,
} from '#api/testing/tickets.ts';

const server = useServer();

let admin: TestClient;

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  admin = await administrator(server);
});

async function uploaded(client: TestClient): Promise<string> {
  const { status, body } = await uploadFile(client, plainPdf, 'application/pdf');
  expect(status).toBe(200);
  return body.attachment!.key;
}

/** What the address of a file leads somebody to. */
async function statusOf(client: TestClient, url: string): Promise<number> {
  const leading = await client.fetch(url);
  if (leading.status !== 303) return leading.status;
  return (await client.fetch(leading.headers.get('Location')!)).status;
}

test('files are read by the sender and by staff, and by nobody else', async () => {
  const { client } = await signedIn(server);
  const photo = await picture({ width: 800, height: 600 }).jpeg().toBuffer();
  const { body } = await uploadFile(client, photo, 'image/jpeg');
  const attachments = [
    { key: body.attachment!.key, fileName: 'Room.jpg' },
    { key: await uploaded(client), fileName: 'Rider.pdf' },
  ];
  const id = await opened(client, { attachments });
  const [first] = (await read(client, id))!.messages;
  expect(first!.attachments).toMatchObject([
    { kind: 'IMAGE', fileName: 'Room.webp' },
    { kind: 'PDF', fileName: 'Rider.pdf' },
  ]);
  const { url } = first!.attachments[1]!;
  expect(await statusOf(client, url)).toBe(200);
  expect(await statusOf(admin, url)).toBe(200);
  const { client: stranger } = await signedIn(server);
  expect(await statusOf(stranger, url)).toBe(404);
  expect(await statusOf(server.client(), url)).toBe(404);
  // A key works once.
  const again = await reply(client, id, { attachments });
  expect(again.errors[0]?.extensions).toMatchObject({
    fields: { attachments: expect.any(String) as string },
  });
  expect((await read(client, id))!.messages).toHaveLength(1);
});

test('a guest attaches files and reads those of staff, by the key of their link', async () => {
  const guest = server.client();
  const attachments = [{ key: await uploaded(guest), fileName: 'CV.pdf' }];
  const { client, id, key } = await guestTicket(server, { attachments });
  await answer(admin, id, { attachments: [{ key: await uploaded(admin), fileName: 'Offer.pdf' }] });
  const messages = (await read(client, id, key))!.messages;
  for (const { attachments: files } of messages) {
    expect(await statusOf(client, files[0]!.url)).toBe(200);
    expect(await statusOf(client, files[0]!.url.split('?')[0]!)).toBe(404);
  }
});

test('what is no file for a ticket is refused, and what is never sent goes', async () => {
  const client = server.client();
  const { status } = await uploadFile(client, Buffer.from('<script>'), 'text/html');
  expect(status).toBe(400);
  const key = await uploaded(client);
  const kept = storedFiles(server, 'ticket-attachments').length;
  server.setTime('2026-12-02T12:00:00Z');
  await runSchedules(server.runtime);
  server.setTime('2026-12-03T13:00:00Z');
  await runSchedules(server.runtime);
  const late = await open(client, {
    name: 'Noa',
    email: 'late@example.org',
    attachments: [{ key }],
  });
  expect(late.errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(storedFiles(server, 'ticket-attachments')).toHaveLength(kept - 1);
});
