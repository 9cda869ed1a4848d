import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { openDatabase, sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { useEmptyDatabase } from '#db/testing/test-database.ts';
import { openFileStore } from '#api/server/open-file-store.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import { upload } from '#api/testing/avatars.ts';
import { newMember } from '#api/testing/member.ts';
import type { Member } from '#api/testing/member.ts';
import { startServerOver } from '#api/testing/server-over-database.ts';
import { useServer } from '#api/testing/test-server.ts';
import { runCommand } from '#api/testing/test-terminal.ts';
import { ArchiveWriter, readArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const server = useServer();
const goal = useEmptyDatabase();
const folders: string[] = [];
let member: Member;

/** More than one part of an archive. */
const MANY_EMAILS = 30_000;

beforeAll(async () => {
  const { database } = server;
  member = await newMember(server);
  await upload(member.client, member.id);
  const studio = await createStudio(database.em, { ownerId: member.id });
  await createBooking(database.em, { studioId: studio.id, startsAt: '2026-12-03T10:00:00Z' });
  // What COPY has to write otherwise.
  await createUser(database.em, { name: 'Tab\tNew\nline \\N Ä 音' });
  await sql`
    INSERT INTO outgoing_mail (deduplication_key, recipient, kind, data)
    SELECT 'many:' || n, 'x@example.com', 'many', jsonb_build_object('text', repeat(md5(n::text), 10))
    FROM generate_series(1, ${MANY_EMAILS}) n
  `.execute(database.sql);
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await boss.createQueue('later');
  await boss.send('later', { what: 'this' }, { startAfter: 60 });
  await boss.stop();
});

afterEach(async () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  await runCommand(['db', 'reset', '--yes', '--force'], { env: { DATABASE_URL: goal.url } });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roomtone-backup-'));
  folders.push(folder);
  return folder;
}

/** Every row of every table with something to lose, as text, and where ids go on. */
async function contentsOf({ em }: Pick<Orm, 'em'>): Promise<Record<string, string[]>> {
  const db = sqlOf(em);
  const tables = await sql<{ name: string }>`
    SELECT c.oid::regclass::text AS name FROM pg_class c
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p' AND (
      c.relnamespace = 'public'::regnamespace
      OR c.oid::regclass::text IN ('pgboss.job', 'pgboss.queue', 'pgboss.schedule')
    )
  `.execute(db);
  const contents: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      SELECT t::text AS row FROM ${sql.raw(name)} t ORDER BY 1
    `.execute(db);
    contents[name] = rows.map(({ row }) => row);
  }
  return contents;
}

async function filesIn(store: FileStore): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const name of store.list()) {
    files[name] = (await store.read(name))!.toString('base64');
  }
  return files;
}

/** Opens a database for a look at it. */
async function look<T>(url: string, at: (orm: Orm) => Promise<T>): Promise<T> {
  const orm = await openDatabase({ url, poolSize: 2 });
  return at(orm).finally(() => orm.close());
}

/** Backs the server's installation up into memory. */
async function backUp(files = server.runtime.files): Promise<Buffer> {
  const destination = new PassThrough();
  const source = { url: server.database.url, files, release: '1.2.3', now: Date.now() };
  const [archive] = await Promise.all([buffer(destination), createBackup(source, destination)]);
  return archive;
}

/**
 * An archive with another bit near its middle that matters: where a text repeats, a bit that picks
 * the other of two equal copies leaves what is unzipped as it was.
 */
function withChangedBit(archive: Buffer): Buffer {
  for (let at = Math.floor(archive.length / 2); at < archive.length; at += 1) {
    const changed = Buffer.from(archive);
    changed[at] = changed[at]! ^ 0b100;
    try {
      if (!gunzipSync(changed).equals(gunzipSync(archive))) return changed;
    } catch {
      return changed;
    }
  }
  throw new Error('No bit matters');
}

/** Uploaded files below a folder. */
async function storeIn(dataDir: string): Promise<FileStore> {
  return (await openFileStore({ dataDir, s3: undefined })).files;
}

const restore = (archive: Buffer, files: FileStore) =>
  restoreBackup({ url: goal.url, files }, Readable.from([archive]));

test('a backup made while people write is of one moment, and restored row by row and file by file', async () => {
  const { database, runtime } = server;
  const before = await contentsOf(database.orm);
  const filesBefore = await filesIn(runtime.files);
  const written = { rows: 0 };
  const over = new AbortController();
  const writeOn = async () => {
    while (!over.signal.aborted) {
      await createUser(database.em);
      await sql`DELETE FROM outgoing_mail WHERE id = (SELECT max(id) FROM outgoing_mail)`.execute(
        database.sql,
      );
      written.rows += 1;
    }
  };
  let writing: Promise<void> | undefined;
  const busyFiles: FileStore = {
    ...runtime.files,
    async *list() {
      // The moment is over: nothing that is written from now on may be in the backup.
      writing = writeOn();
      await expect.poll(() => written.rows).toBeGreaterThan(0);
      yield* runtime.files.list();
    },
  };
  const archive = await backUp(busyFiles).finally(() => over.abort());
  await writing;
  expect(await contentsOf(database.orm)).not.toEqual(before);

  const files = await storeIn(newFolder());
  const summary = await restore(archive, files);
  expect(summary.files).toBe(Object.keys(filesBefore).length);
  expect(summary.files).toBeGreaterThan(0);
  const after = await look(goal.url, contentsOf);
  expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  for (const [table, rows] of Object.entries(before))
    expect([table, after[table]]).toEqual([table, rows]);
  expect(after['pgboss.job']).toHaveLength(1);
  expect(await filesIn(files)).toEqual(filesBefore);
});

test('what is restored is an installation that goes on', async () => {
  const dataDir = newFolder();
  await restore(await backUp(), await storeIn(dataDir));
  const { em } = server.database;
  const last = await sql<{ id: number }>`SELECT max(id) AS id FROM users`.execute(
    server.database.sql,
  );
  await createUser(em);
  const restored = await startServerOver({ url: goal.url, dataDir });
  onTestFinished(() => restored.close());
  const client = restored.client();
  const login = { identifier: member.email, password: member.password };
  expect((await client.post('/api/auth/login', login)).status).toBe(200);
  const me = await client.get<{ avatarUrl: string }>('/api/auth/me');
  expect((await client.fetch(me.body.avatarUrl)).status).toBe(200);
  const next = await createUser(restored.orm.em.fork());
  expect(next.id).toBeGreaterThan(last.rows[0]!.id);
  // Rules are back: keys, triggers and jobs.
  await expect(
    createBooking(restored.orm.em.fork(), { studioId: 4711, startsAt: '2026-12-03T10:00:00Z' }),
  ).rejects.toThrow('foreign key');
  const disabled = await sql`
    SELECT FROM pg_trigger WHERE tgenabled <> 'O' AND NOT tgisinternal
  `.execute(sqlOf(restored.orm.em));
  expect(disabled.rows).toEqual([]);
  const boss = new PgBoss({ connectionString: goal.url, schedule: false, supervise: false });
  await boss.start();
  await expect(boss.send('later', {})).resolves.toEqual(expect.any(String));
  await boss.stop();
});

describe('a restore refuses', () => {
  /** Nothing of it is left: no table and no file. */
  async function expectNothingLeft(files: FileStore) {
    expect(await look(goal.url, contentsOf)).toEqual({ migrations: [] });
    expect(await filesIn(files)).toEqual({});
  }

  test('a database that is in use', async () => {
    const files = await storeIn(newFolder());
    const archive = await backUp();
    const env = { DATABASE_URL: goal.url };
    expect(await runCommand(['db', 'migrate'], { env })).toMatchObject({ code: 0 });
    await expect(restore(archive, files)).rejects.toThrow('A backup is restored into an empty one');
    expect(await filesIn(files)).toEqual({});
  });

  test('a folder that has files', async () => {
    const archive = await backUp();
    const { files } = server.runtime;
    await expect(restore(archive, files)).rejects.toThrow('There are uploaded files already');
  });

  test('an archive that was cut off', async () => {
    const files = await storeIn(newFolder());
    const archive = await backUp();
    const half = archive.subarray(0, archive.length / 2);
    await expect(restore(half, files)).rejects.toThrow('damaged or incomplete');
    await expectNothingLeft(files);
  });

  test('an archive in which a bit was changed', async () => {
    const files = await storeIn(newFolder());
    const archive = withChangedBit(await backUp());
    await expect(restore(archive, files)).rejects.toThrow('damaged');
    await expectNothingLeft(files);
  });

  test('an archive with a row that PostgreSQL refuses, while it is sent the others', async () => {
    const files = await storeIn(newFolder());
    const destination = new PassThrough();
    const archive = new ArchiveWriter(destination);
    const rewrite = async () => {
      for await (const entry of readArchive(Readable.from([await backUp()]))) {
        const bytes = await buffer(entry);
        // A tab between two values, without which the first row is one value short.
        if (entry.header.name.includes('outgoing_mail')) bytes[bytes.indexOf('\t')] = 0x20;
        await archive.add(entry.header.name, bytes);
      }
      await archive.finish();
    };
    const [changed] = await Promise.all([buffer(destination), rewrite()]);
    await expect(restore(changed, files)).rejects.toThrow('damaged or incomplete');
    await expectNothingLeft(files);
  });

  test('what is no backup', async () => {
    const files = await storeIn(newFolder());
    await expect(restore(Buffer.from('PK…'), files)).rejects.toThrow('damaged or incomplete');
  });

  test('a backup of a version with other tables', async () => {
    const { database } = server;
    await sql`ALTER TABLE reviews ADD COLUMN later integer`.execute(database.sql);
    const archive = await backUp().finally(() =>
      sql`ALTER TABLE reviews DROP COLUMN later`.execute(database.sql),
    );
    const files = await storeIn(newFolder());
    await expect(restore(archive, files)).rejects.toThrow(
      'made by version 1.2.3 with other tables',
    );
    await expectNothingLeft(files);
  });
});

test('npm run backup and restore write and read one file, for nobody else to read', async () => {
  const folder = newFolder();
  const file = join(folder, 'today.tar.gz');
  const from = { DATABASE_URL: server.database.url, DATA_DIR: server.runtime.config.dataDir };
  const to = { DATABASE_URL: goal.url, DATA_DIR: folder };
  const backup = await runCommand(['backup', file], { env: from });
  expect(backup).toMatchObject({
    code: 0,
    noted: expect.stringMatching(/^Backed up \d+ rows/) as string,
  });
  expect(readdirSync(folder)).toEqual(['today.tar.gz']);
  expect(await runCommand(['restore', file], { env: to })).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Restored \d+ rows of \d+ tables and \d+ files/) as string,
  });
  expect(await runCommand(['restore', join(folder, 'none')], { env: to })).toMatchObject({
    code: 1,
  });
  expect(existsSync(join(folder, 'uploads'))).toBe(true);
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});
