import { beforeEach, describe, expect, test } from 'vitest';
import { hostilePictures } from '#api/testing/hostile-files.ts';
import { signedIn } from '#api/testing/member.ts';
import { picture } from '#api/testing/pictures.ts';
import { change, codeOf, projectOfTwo, seeProject } from '#api/testing/projects.ts';
import { runSchedules } from '#api/testing/run-schedules.ts';
import { id3Tag, mp3Frames, wavFile } from '#api/testing/sounds.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

let project: Awaited<ReturnType<typeof projectOfTwo>>;

beforeEach(async () => {
  project = await projectOfTwo(server);
});

describe('a note', () => {
  test('is written by members, changed by its author, removed by them or the lead', async () => {
    const { id, lead, member, outsider } = project;
    const add = { projectId: id, content: 'Tune the piano' };
    expect(await codeOf(outsider.client, 'addProjectNote', add)).toBe('NOT_FOUND');
    expect(await codeOf(lead.client, 'addProjectNote', add)).toBeUndefined();
    await change(member.client, 'addProjectNote', { ...add, content: 'Bring cymbals' });
    const { nodes } = (await seeProject(member.client, id))!.notes;
    expect(nodes).toMatchObject([
      { content: 'Bring cymbals', viewerCanEdit: true, viewerCanRemove: true, editedAt: null },
      { content: 'Tune the piano', viewerCanEdit: false, viewerCanRemove: false },
    ]);
    const [byMember, byLead] = nodes.map((note) => note.id);
    const edited = { id: byMember, content: 'Bring snares' };
    expect(await codeOf(lead.client, 'editProjectNote', edited)).toBe('FORBIDDEN');
    expect(await codeOf(outsider.client, 'editProjectNote', edited)).toBe('NOT_FOUND');
    expect(await codeOf(member.client, 'editProjectNote', edited)).toBeUndefined();
    expect((await seeProject(lead.client, id))!.notes.nodes[0]).toMatchObject({
      content: 'Bring snares',
      editedAt: expect.any(String) as string,
    });
    expect(await codeOf(member.client, 'removeProjectNote', { id: byLead })).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'removeProjectNote', { id: byMember })).toBeUndefined();
    expect(await codeOf(member.client, 'removeProjectNote', { id: byMember })).toBe('NOT_FOUND');
    expect((await seeProject(lead.client, id))!.notes.totalCount).toBe(1);
  });

  test('says something, and not too much', async () => {
    const { id, lead } = project;
    for (const content of [' ', 'a'.repeat(4001)]) {
      const { fields } = await change(lead.client, 'addProjectNote', { projectId: id, content });
      expect(fields).toEqual(['content']);
    }
  });
});

interface Sent {
  status: number;
  body: { file?: { id: number; kind: string }; code?: string; fields?: Record<string, string> };
}

async function send(
  client: TestClient,
  [name, type, bytes]: readonly [name: string, type: string, bytes: Buffer],
): Promise<Sent> {
  const path = `/api/projects/${project.id}/files/${encodeURIComponent(name)}`;
  const headers = { 'Content-Type': type };
  const response = await client.fetch(path, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Sent['body'] };
}

const pdf = (content = '') => Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`);
const song = () => ['Rough mix.wav', 'audio/wav', wavFile(2)] as const;

/** What somebody reads of a file, following where they are led. */
async function read(client: TestClient, path: string): Promise<Response> {
  const response = await client.fetch(path);
  const location = response.headers.get('Location');
  return location === null ? response : client.fetch(location);
}

describe('a file', () => {
  test('is sound, an image or a document, by its content and under its name', async () => {
    const { id, member } = project;
    const png = await picture({ width: 600, height: 400 }).png().toBuffer();
    const tagged = Buffer.concat([id3Tag('my address'), mp3Frames(8)]);
    for (const file of [
      song(),
      ['../Cover/art.png', 'image/png', png],
      ['Score.pdf', 'application/pdf', pdf()],
      ['Demo', 'audio/mpeg', tagged],
    ] as const) {
      expect((await send(member.client, file)).status, file[0]).toBe(200);
    }
    const { files } = (await seeProject(member.client, id))!;
    expect(files).toMatchObject([
      { title: 'Demo.mp3', kind: 'AUDIO' },
      { title: 'Score.pdf', kind: 'PDF' },
      { title: '..Coverart.webp', kind: 'IMAGE' },
      { title: 'Rough mix.wav', kind: 'AUDIO', durationMs: 2000, peaks: [] },
    ]);
    const heard = Buffer.from(await (await read(member.client, files[0]!.url)).arrayBuffer());
    expect(heard.includes('my address')).toBe(false);
  });

  test('is read by those who take part, by links of their own', async () => {
    const { id, lead, member, outsider } = project;
    await send(member.client, song());
    const [file] = (await seeProject(lead.client, id))!.files;
    const response = await read(lead.client, file!.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const saved = await read(lead.client, `${file!.url}?save=1`);
    expect(saved.headers.get('Content-Disposition')).toContain('Rough mix.wav');
    const link = (await lead.client.fetch(file!.url)).headers.get('Location')!;
    expect((await outsider.client.fetch(file!.url)).status).toBe(404);
    expect((await outsider.client.fetch(link)).status).toBe(404);
    expect((await server.client().fetch(file!.url)).status).toBe(401);
    // Whoever has left gets no more of them.
    const userId = String(member.user.id);
    await change(member.client, 'removeProjectMember', { projectId: id, userId });
    expect((await member.client.fetch(file!.url)).status).toBe(404);
  });

  test('is sent by members, drawn by its sender, and removed by them or the lead', async () => {
    const { id, lead, member, outsider } = project;
    expect((await send(outsider.client, song())).body.code).toBe('NOT_FOUND');
    expect((await send(server.client(), song())).body.code).toBe('UNAUTHENTICATED');
    const { body } = await send(lead.client, song());
    const fileId = String(body.file!.id);
    const peaks = { id: fileId, peaks: [0, 100, 50] };
    expect(await codeOf(member.client, 'drawProjectFile', peaks)).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'drawProjectFile', peaks)).toBeUndefined();
    expect(
      (await change(lead.client, 'drawProjectFile', { ...peaks, peaks: [101] })).fields,
    ).toEqual(['peaks[0]']);
    expect((await seeProject(member.client, id))!.files).toMatchObject([
      { peaks: [0, 100, 50], viewerCanRemove: false },
    ]);
    expect(await codeOf(member.client, 'removeProjectFile', { id: fileId })).toBe('FORBIDDEN');
    expect(await codeOf(lead.client, 'removeProjectFile', { id: fileId })).toBeUndefined();
    expect((await seeProject(lead.client, id))!.files).toEqual([]);
  });

  test.each(hostilePictures)('is not $what', async ({ type, bytes }) => {
    const { status, body } = await send(project.lead.client, ['a.png', type, await bytes()]);
    expect(status).toBe(400);
    expect(Object.keys(body.fields!)).toEqual(['attachment']);
    expect((await seeProject(project.lead.client, project.id))!.files).toEqual([]);
  });

  test('is one of so many, and of so much together', async () => {
    const { lead, id } = project;
    const fill = (count: number, bytes: number) =>
      server.database.sql
        .insertInto('project_files')
        .values(
          Array.from({ length: count }, (_, index) => ({
            project_id: Number(id),
            user_id: lead.user.id,
            name: `${index}`,
            ending: '.pdf',
            title: 'A.pdf',
            bytes,
            peaks: [],
            created_at: new Date(),
          })),
        )
        .execute();
    await fill(2, 1000 * 1024 * 1024 - 10);
    expect((await send(lead.client, song())).body.code).toBe('CONFLICT');
    await server.database.sql.deleteFrom('project_files').execute();
    await fill(99, 1);
    expect((await send(lead.client, song())).status).toBe(200);
    const second = ['b.wav', 'audio/wav', wavFile(3)] as const;
    expect((await send(lead.client, second)).body.code).toBe('CONFLICT');
  });
});

test('a deleted account leaves its projects to others, and what it paid; not what it wrote', async () => {
  const { id, lead, member } = project;
  await change(lead.client, 'addProjectNote', { projectId: id, content: 'Mine' });
  await send(lead.client, song());
  await change(lead.client, 'addProjectExpense', {
    projectId: id,
    title: 'Strings',
    amountCents: 100,
    payerId: String(lead.user.id),
    shares: [{ userId: String(member.user.id) }],
  });
  const alone = await signedIn(server);
  await change(alone.client, 'createProject', { title: 'Alone' });
  await server.database.sql
    .updateTable('users')
    .set({ deletion_due_at: new Date(server.runtime.clock()) })
    .where('id', 'in', [lead.user.id, alone.user.id])
    .execute();
  await runSchedules(server.runtime);
  expect(await seeProject(member.client, id)).toMatchObject({
    viewerRole: 'LEAD',
    members: [{ user: { id: String(member.user.id) } }],
    files: [],
    notes: { nodes: [] },
    transfers: [{ to: { id: String(lead.user.id) }, amountCents: 100 }],
  });
  const titles = await server.database.sql.selectFrom('projects').select('title').execute();
  expect(titles.some(({ title }) => title === 'Alone')).toBe(false);
});
