import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';

export interface Account {
  id: number;
  username: string;
  email: string;
  password: string;
}

/** Makes a new account, logged in wherever `request` belongs to: `page.request`. */
export async function signUp(
  request: APIRequestContext,
  profile: Record<string, unknown> = {},
): Promise<Account> {
  const username = `e2e_${randomBytes(6).toString('hex')}`;
  const account = { username, email: `${username}@example.com`, password: 'correct horse' };
  const result = await request.post('/api/auth/register', {
    data: { ...account, name: 'Ellis Tone', ...profile },
  });
  expect(result.status(), await result.text()).toBe(201);
  const { user } = (await result.json()) as { user: { id: number } };
  return { ...account, id: user.id };
}

/** Logs a page's visitor in as the administrator of the demo. */
export async function logInAsAdmin(page: Page): Promise<void> {
  const data = { identifier: 'admin@roomtone.example', password: 'roomtone demo' };
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
}
