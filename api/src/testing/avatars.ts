import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from './pictures.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export interface UploadResult {
  status: number;
  body: {
    user?: { id: number; avatarUrl: string | null };
    code?: string;
    message?: string;
    fields?: Record<string, string>;
  };
}

/** Sends a picture: a small one in PNG, unless another is given. */
export async function upload(
  client: TestClient,
  id: number | string,
  {
    bytes,
    type = 'image/png',
    headers = {},
  }: { bytes?: Uint8Array<ArrayBuffer>; type?: string; headers?: Record<string, string> } = {},
): Promise<UploadResult> {
  const body = bytes ?? (await pngOf('#c93a24'));
  const result = await client.fetch(`/api/users/${id}/avatar`, {
    method: 'PUT',
    headers: { 'Content-Type': type, ...headers },
    body,
  });
  return { status: result.status, body: (await result.json()) as UploadResult['body'] };
}

/** A picture in one colour. */
export async function pngOf(colour: string): Promise<Buffer<ArrayBuffer>> {
  const { buffer, byteOffset, length } = await picture({ colour }).png().toBuffer();
  return Buffer.from(buffer, byteOffset, length);
}

/** What is known of the pictures of a user, the first of them first. */
export async function avatarRows({ database }: TestServer, userId: number) {
  return database.sql
    .selectFrom('files')
    .select(['name', 'stored_at as storedAt', 'removed_at as removedAt'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'avatars')
    .orderBy('id')
    .execute();
}

/** The names of all files of pictures that the server keeps. */
export function storedFiles({ runtime }: TestServer, folder = 'avatars'): string[] {
  const path = join(runtime.config.dataDir, 'uploads', folder);
  return existsSync(path) ? readdirSync(path) : [];
}
