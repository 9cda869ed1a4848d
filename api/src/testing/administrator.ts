import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Somebody new who is logged in as an administrator. */
export async function administrator(
  server: TestServer,
  profile: Record<string, unknown> = {},
): Promise<TestClient & { id: number }> {
  const client = server.client();
  const { id } = await client.register(profile);
  await server.database.sql
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', id)
    .execute();
  return Object.assign(client, { id });
}
