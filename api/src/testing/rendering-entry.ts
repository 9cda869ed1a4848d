import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'graphql';
import type { PageRenderer, RenderRequest, RenderResult } from '#domain/rendering/page-contract.ts';

/* Stands in for the server entry of the web app in a thread: pages that do what their paths say. */

const STUDIO = parse('query Studio($id: ID!) { studio(id: $id) { name } }');

class OddError extends Error {
  readonly errors = [{ message: 'no such cursor', extensions: { code: 'BAD_USER_INPUT' } }];
}

async function bodyOf(path: string, { execute, onError }: RenderRequest): Promise<string> {
  const ask = () => execute({ query: STUDIO, variables: { id: '7' }, operationName: 'Studio' });
  switch (path) {
    case '/studio':
      return ask();
    case '/partly':
      onError(new OddError('a part', { cause: new RangeError('too far') }));
      return 'the rest';
    case '/broken':
      throw new TypeError('nothing to read');
    case '/waiting':
      await sleep(3_600_000);
      return '';
    case '/busy':
      for (;;);
    case '/gone':
      return process.exit(3);
    case '/large': {
      const held: string[] = [];
      for (let number = 0; ; number += 1) held.push(`${number}`.padStart(1000, '.'));
    }
    default:
      return path;
  }
}

/** What the thread loads. */
export const renderer: PageRenderer = {
  pages: [{ path: '/', params: ['q'] }],
  async render(request): Promise<RenderResult> {
    const body = await bodyOf(new URL(request.url).pathname, request);
    return {
      status: 200,
      attributes: '',
      head: '',
      body,
      inline: { scripts: [], styles: [] },
      entities: [],
      modules: [],
      texts: [],
      takesPayments: false,
    };
  },
  addressOf: () => ({ address: '/', exists: true }),
  preferencesOf: () => ({ language: 'en', currency: 'usd', colorMode: 'system' }),
};
