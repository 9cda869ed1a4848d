import { parse } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { answerTo, fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const STUDIO = parse('query Studio($id: ID!) { studio(id: $id) { name } }');
const ME = parse('{ me { username } }');
const TEXTS = parse('{ categories { id name } }');
const REFUSED = parse('{ studios(first: 1000) { totalCount } }');

/** What pages ask for. */
let asked: ReturnType<typeof parse>[] = [];
let id: string;

const server = useServer({
  env: { KEPT_ANSWERS: 'on' },
  // Each page is made anew, as pages of who is logged in are.
  pages: fakePages(async (request) => {
    const answers = [];
    for (const query of asked) answers.push(await answerTo(request, { query, variables: { id } }));
    return fakePage({ body: JSON.stringify(answers), entities: ['Studio:1'] });
  }),
});

beforeEach(async () => {
  const studio = await createStudio(server.database.em, { name: 'Before' });
  id = String(studio.id);
  asked = [ME, STUDIO];
});

/** A page, and what of studios was read for it. */
async function page(client = server.client(), headers: Record<string, string> = {}) {
  server.database.takeQueries();
  const response = await client.fetch('/somewhere', {
    headers: { Accept: 'text/html', ...headers },
  });
  const html = await response.text();
  const statements = server.database
    .takeQueries()
    .filter((text) => /studios|categories/.test(text));
  return { html, statements, cacheControl: response.headers.get('Cache-Control') };
}

test('what is the same for everybody is asked for once, by pages of whoever is logged in too', async () => {
  const { client, user } = await signedIn(server);
  const first = await page(client);
  expect(first.statements).not.toEqual([]);
  await page(client);
  const { client: otherClient, user: other } = await signedIn(server);
  const kept = await page(otherClient);
  expect(kept.statements).toEqual([]);
  expect(kept.html).toContain('"name":"Before"');
  expect(kept.html).toContain(other.username);
  expect(kept.html).not.toContain(user.username);
  expect(kept.cacheControl).toBe('private, no-store');
});

test('it shows what has changed since', async () => {
  const { client } = await signedIn(server);
  await page(client);
  await page(client);
  await server.database.sql
    .updateTable('studios')
    .set({ name: 'After' })
    .where('id', '=', Number(id))
    .execute();
  expect((await page(client)).html).toContain('"name":"After"');
});

test('it is of the language that the reader has', async () => {
  asked = [TEXTS, ME];
  const { client } = await signedIn(server);
  await page(client);
  await page(client);
  expect((await page(client)).statements).toEqual([]);
  expect(
    (await page(client, { Cookie: `roomtone_session=${client.session}; language=de` })).statements,
  ).not.toEqual([]);
});

test('what failed is told to each page, and not kept', async () => {
  asked = [REFUSED];
  const pages = [await page(), await page(), await page()];
  for (const { html, cacheControl } of pages) {
    expect(html).toContain('BAD_USER_INPUT');
    expect(cacheControl).toBe('private, no-cache');
  }
});
