import { createUser } from '#db/accounts/user.factory.ts';
import type { UserOptions } from '#db/accounts/user.factory.ts';
import type { User } from '#db/accounts/user.entity.ts';
import { hashToken, newToken } from '#api/lib/secret-token.ts';
import { collectMail } from './mail-collector.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

export interface Member {
  client: TestClient;
  id: number;
  username: string;
  email: string;
  password: string;
}

/** Somebody new, logged in, whose email of registration has been sent. */
export async function newMember(server: TestServer): Promise<Member> {
  const client = server.client();
  const { id, username } = await client.register();
  await collectMail(server);
  return { client, id, username, email: `${username}@example.com`, password: 'correct horse' };
}

/**
 * Somebody new, signed in, without a password. For whoever only needs a user: registering hashes
 * one, which keeps a core busy.
 */
export async function signedIn(
  server: TestServer,
  options: UserOptions = {},
): Promise<{ client: TestClient; user: User }> {
  const user = await createUser(server.database.em, options);
  const token = newToken();
  const now = server.runtime.clock();
  await server.database.sql
    .insertInto('sessions')
    .values({
      user_id: user.id,
      token_hash: hashToken(token),
      created_at: new Date(now),
      last_seen_at: new Date(now),
      expires_at: new Date(now + DAY),
    })
    .execute();
  const client = server.client();
  client.resume(token);
  return { client, user };
}

/** Somebody new, signed in, who may act as an administrator outside demo mode too. */
export async function signedInAdministrator(
  server: TestServer,
): Promise<{ client: TestClient; user: User }> {
  const administrator = await signedIn(server, { role: 'admin' });
  await server.database.sql
    .insertInto('two_factors')
    .values({
      user_id: administrator.user.id,
      secret: new Uint8Array(1),
      key_id: new Uint8Array(8),
      enabled_at: new Date(),
    })
    .execute();
  return administrator;
}

const DAY = 24 * 60 * 60_000;

/** Logs somebody in from another browser. */
export async function logInElsewhere(
  server: TestServer,
  { username, password }: Pick<Member, 'username' | 'password'>,
  login: { rememberMe?: boolean; userAgent?: string } = {},
): Promise<TestClient> {
  const client = server.client();
  const { userAgent = 'curl/8.5.0', ...rest } = login;
  const body = { identifier: username, password, ...rest };
  const { status } = await client.post('/api/auth/login', body, { 'User-Agent': userAgent });
  if (status !== 200) throw new Error(`Could not log in: ${status}`);
  return client;
}

/** Notes that whoever has an account with an address has shown that it is theirs. */
export async function confirmAddress(server: TestServer, email: string): Promise<void> {
  await server.database.sql
    .updateTable('users')
    .set({ email_verified_at: new Date(server.runtime.clock()) })
    .where('email', '=', email)
    .execute();
}
