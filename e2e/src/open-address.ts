import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A page in English; of a server that is too busy it is asked again after as long as that says. */
export async function open(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  for (;;) {
    const response = await request.get(path, {
      headers: { Accept: 'text/html', 'Accept-Language': 'en', ...headers },
    });
    const wait = Number(response.headers()['retry-after'] ?? 0);
    if (response.status() !== 503 || wait === 0) return response;
    await sleep(wait * 1000);
  }
}
