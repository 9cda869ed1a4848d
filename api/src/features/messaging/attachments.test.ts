import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { administrator } from '#api/testing/administrator.ts';
import { storedFiles } from '#api/testing/avatars.ts';
import {
  readConversation,
  sendMessage,
  startConversation,
  uploadAttachment,
} from '#api/testing/conversations.ts';
import {
  hostileDocuments,
  hostilePictures,
  hostileRemains,
  plainPdf,
  polyglot,
} from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { id3Tag, mp3Frames, wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let guest: TestClient;
let host: TestClient;
let hostId: number;
let guestId: number;
let id: string;

beforeEach(async () => {
  server.setTime('2026-12-01T12:00:00Z');
  const musician = await signedIn(server, { name: 'Mia Lund' });
  guest = musician.client;
  guestId = musician.user.id;
  const owner = await signedIn(server, { isStudioOwner: true });
  host = owner.client;
  hostId = owner.user.id;
  const studio = await createStudio(server.database.em, { ownerId: hostId });
  id = await startConversation(guest, studio.id);
});

const photo = () => picture({ width: 2400, height: 1200 }).jpeg().toBuffer();
const stored = () => storedFiles(server, 'message-attachments');

/** Uploads a file that is taken. @returns its id */
async function uploaded(client: TestClient, bytes: Buffer, type: string): Promise<number> {
  const { body } = await uploadAttachment(client, id, bytes, type);
  return body.attachment!.id;
}

/** Sends files that are uploaded, without a text. */
async function send(client: TestClient, ...attachments: { id: number; fileName?: string }[]) {
  return sendMessage(client, id, '', undefined, attachments);
}

async function sentPdf(): Promise<string> {
  await send(guest, {
    id: await uploaded(guest, plainPdf, 'application/pdf'),
    fileName: 'Rider.pdf',
  });
  const [message] = (await readConversation(guest, id))!.messages.nodes;
  return message!.attachments[0]!.url;
}

/** Follows the address of an attachment to its file. */
async function open(client: TestClient, url: string): Promise<Response> {
  const leading = await client.fetch(url);
  return leading.status === 303 ? client.fetch(leading.headers.get('Location')!) : leading;
}

/** What the file of an attachment of the guest is called in the store. */
async function storedNameOf(url: string): Promise<string> {
  const { headers } = await guest.fetch(url);
  return /message-attachments\/([^?]+)/.exec(headers.get('Location')!)![1]!;
}

describe('what is attached', () => {
  test('is read by both sides as it was sent, in order and under its name', async () => {
    const ids = [
      await uploaded(guest, await photo(), 'image/jpeg'),
      await uploaded(guest, wavFile(2), 'audio/wav'),
      await uploaded(guest, plainPdf, 'application/pdf'),
    ];
    const names = ['Live room.JPG', 'take 1.wav', 'Rider\u202Efdp.exe'];
    await send(guest, ...ids.map((each, index) => ({ id: each, fileName: names[index]! })));
    const read = await readConversation(host, id);
    expect(read).toMatchObject({
      lastMessagePreview: '',
      lastMessageAttachment: 'IMAGE',
      unreadCount: 1,
      messages: {
        nodes: [
          {
            content: '',
            attachments: [
              { kind: 'IMAGE', fileName: 'Live room.webp', width: 1600, height: 800 },
              { kind: 'AUDIO', fileName: 'take 1.wav', durationMs: 2000 },
              { kind: 'PDF', fileName: 'Riderfdp.pdf', bytes: plainPdf.length },
            ],
          },
        ],
      },
    });
    const [image, sound, pdf] = read!.messages.nodes[0]!.attachments;
    const shown = await open(host, image!.url);
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(shown.headers.get('Content-Disposition')).toBeNull();
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await open(host, sound!.url)).headers.get('Content-Type')).toBe('audio/wav');
    const saved = await open(host, pdf!.url);
    expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename=Riderfdp.pdf');
    expect(Buffer.from(await saved.arrayBuffer()).equals(plainPdf)).toBe(true);
    const image2 = await open(host, `${image!.url}?save=1`);
    expect(image2.headers.get('Content-Disposition')).toBe('attachment; filename="Live room.webp"');
  });

  test('is found by its name, and named in the list beside a text', async () => {
    const attachment = {
      id: await uploaded(guest, wavFile(1), 'audio/wav'),
      fileName: 'Bridge.wav',
    };
    await sendMessage(guest, id, 'Listen', undefined, [attachment]);
    const { data } = await host.graphql<{ conversations: { nodes: unknown[] } }>(
      `{ conversations(query: "bridge") {
        nodes { id lastMessagePreview lastMessageAttachment }
      } }`,
    );
    expect(data!.conversations.nodes).toEqual([
      { id, lastMessagePreview: 'Listen', lastMessageAttachment: 'AUDIO' },
    ]);
  });

  test('is sent once, and under its key no other', async () => {
    const [one, other] = [
      { id: await uploaded(guest, plainPdf, 'application/pdf') },
      { id: await uploaded(guest, plainPdf, 'application/pdf') },
    ];
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => sendMessage(guest, id, '', 'one-attempt', [one])),
    );
    expect(new Set(sent.map(({ message }) => message?.id)).size).toBe(1);
    expect((await sendMessage(guest, id, '', 'one-attempt', [other])).code).toBe('CONFLICT');
    const again = await send(guest, one);
    expect(again.errors[0]?.extensions.fields).toEqual({ attachments: 'Attach this file again' });
    expect((await send(guest, other, other)).code).toBe('BAD_USER_INPUT');
    expect((await readConversation(guest, id))!.messages.totalCount).toBe(1);
  });

  test('costs as many statements for many messages as for one', async () => {
    const attachOne = async () =>
      send(guest, { id: await uploaded(guest, wavFile(1), 'audio/wav') });
    const statements = async () => {
      server.database.takeQueries();
      await readConversation(host, id);
      return server.database.takeQueries().length;
    };
    await attachOne();
    const one = await statements();
    await attachOne();
    await attachOne();
    expect(await statements()).toBe(one);
  });

  test('is sent and read on REST', async () => {
    const file = await uploaded(guest, plainPdf, 'application/pdf');
    const sent = await guest.post<{ attachments: { url: string }[] }>('/api/messages', {
      conversationId: Number(id),
      attachments: [{ id: file, fileName: 'Rider' }],
    });
    expect(sent).toMatchObject({
      status: 201,
      body: { content: '', attachments: [{ id: file, kind: 'pdf', fileName: 'Rider.pdf' }] },
    });
    const read = await host.get(`/api/conversations/${id}/messages`);
    expect(read.body).toMatchObject([{ attachments: sent.body.attachments }]);
    const none = await guest.post('/api/messages', { conversationId: Number(id), attachments: [] });
    expect(none).toMatchObject({
      status: 400,
      body: { fields: { content: 'Write a message first' } },
    });
  });
});

describe('who may not', () => {
  test('read it learn nothing of it, not by its address either', async () => {
    const url = await sentPdf();
    const { client: stranger } = await signedIn(server);
    expect((await open(stranger, url)).status).toBe(404);
    expect((await open(server.client(), url)).status).toBe(401);
    const admin = await administrator(server);
    expect((await open(admin, url)).status).toBe(404);
    const report = { id, reason: 'OTHER' };
    await host.graphql(
      'mutation ($input: ReportConversationInput!) { reportConversation(input: $input) { conversation { id } } }',
      { input: report },
    );
    expect((await open(admin, url)).status).toBe(200);
    // What was handed to one is of no use to another, nor for ever.
    const location = (await host.fetch(url)).headers.get('Location')!;
    expect((await host.fetch(location)).status).toBe(200);
    expect((await stranger.fetch(location)).status).toBe(404);
    expect((await server.client().fetch(location.replace(/\?.*/, ''))).status).toBe(404);
    server.setTime('2026-12-01T13:00:00Z');
    expect((await host.fetch(location)).status).toBe(403);
    expect((await open(host, url)).status).toBe(200);
  });

  test('read what is not sent yet are all but who attached it', async () => {
    const file = await uploaded(guest, plainPdf, 'application/pdf');
    expect((await open(guest, `/api/attachments/${file}`)).status).toBe(200);
    expect((await open(host, `/api/attachments/${file}`)).status).toBe(404);
    expect((await open(guest, '/api/attachments/999999')).status).toBe(404);
    expect((await open(guest, '/api/attachments/none')).status).toBe(404);
  });

  test('send what others attached, nor elsewhere than it was attached', async () => {
    const theirs = await uploaded(host, plainPdf, 'application/pdf');
    expect((await send(guest, { id: theirs })).code).toBe('BAD_USER_INPUT');
    const own = await uploaded(guest, plainPdf, 'application/pdf');
    const other = await startConversation(guest, (await createStudio(server.database.em)).id);
    expect((await sendMessage(guest, other, '', undefined, [{ id: own }])).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('write in the conversation cannot attach anything', async () => {
    const attach = async (client: TestClient) =>
      (await uploadAttachment(client, id, plainPdf, 'application/pdf')).status;
    expect(await attach((await signedIn(server)).client)).toBe(404);
    expect(await attach(server.client())).toBe(401);
    await host.graphql(
      'mutation ($input: BlockConversationInput!) { blockConversation(input: $input) { conversation { id } } }',
      { input: { id } },
    );
    expect(await attach(guest)).toBe(409);
    expect(await attach(host)).toBe(409);
  });
});

describe('a file', () => {
  test.each([...hostilePictures, ...hostileDocuments])(
    'that is $what is refused, and nothing of it kept',
    async ({ type, bytes }) => {
      const before = stored();
      const { status, body } = await uploadAttachment(guest, id, await bytes(), type);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['attachment']]);
      expect(stored()).toEqual(before);
      expect(storedFiles(server, 'unfinished')).toEqual([]);
    },
  );

  test('that is something else as well is that no more', async () => {
    const image = await uploaded(guest, await polyglot(), 'image/jpeg');
    const sound = Buffer.concat([id3Tag(hostileRemains[0]!), mp3Frames(50)]);
    const audio = await uploaded(guest, sound, 'audio/mpeg');
    for (const file of [image, audio]) {
      const read = await open(guest, `/api/attachments/${file}`);
      const bytes = Buffer.from(await read.arrayBuffer());
      for (const remains of hostileRemains) expect(bytes.includes(remains)).toBe(false);
    }
    const read = await open(guest, `/api/attachments/${image}`);
    const { exif } = await sharp(Buffer.from(await read.arrayBuffer())).metadata();
    expect(exif).toBeUndefined();
  });

  test('that is too large is refused', async () => {
    const large = Buffer.concat([plainPdf, Buffer.alloc(25 * 1024 * 1024)]);
    expect((await uploadAttachment(guest, id, large, 'application/pdf')).status).toBe(413);
  });

  test('goes a day after it was uploaded for a message that nobody sent', async () => {
    const unsent = `/api/attachments/${await uploaded(guest, plainPdf, 'application/pdf')}`;
    const sent = await sentPdf();
    const names = [await storedNameOf(unsent), await storedNameOf(sent)];
    expect(stored()).toEqual(expect.arrayContaining(names));
    server.setTime('2026-12-02T12:00:01Z');
    await runSchedules(server.runtime);
    await runSchedules(server.runtime);
    expect(names.filter((name) => stored().includes(name))).toEqual([names[1]]);
  });

  test('goes with the account of the guest, also that of the host', async () => {
    const before = stored().length;
    await sentPdf();
    await send(host, { id: await uploaded(host, wavFile(1), 'audio/wav') });
    expect(stored()).toHaveLength(before + 2);
    await server.database.sql
      .updateTable('users')
      .set({ deletion_due_at: '2026-12-01T11:00:00Z' })
      .where('id', '=', guestId)
      .execute();
    await runSchedules(server.runtime);
    await runSchedules(server.runtime);
    expect(stored()).toHaveLength(before);
  });
});

test('nobody has more than fifty files waiting to be sent', async () => {
  await uploaded(guest, plainPdf, 'application/pdf');
  await sql`
    INSERT INTO message_attachments (conversation_id, user_id, kind, name, ending, bytes, created_at)
    SELECT conversation_id, user_id, kind, name, ending, bytes, created_at
    FROM message_attachments CROSS JOIN generate_series(1, 49) WHERE user_id = ${guestId}
  `.execute(server.database.sql);
  const { status, body } = await uploadAttachment(guest, id, plainPdf, 'application/pdf');
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
});
