import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertPendingSignIn } from '#db/accounts/sign-in-attempt.repository.ts';
import type { PageRenderer, RenderRequest } from '#domain/rendering/page-contract.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import { answerTo, fakePage, fakePages } from '#api/testing/fake-pages.ts';
import { signedIn, signedInAdministrator } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { hashToken } from '#api/lib/secret-token.ts';
import { KEPT_MS } from '../kept/kept-store.ts';

/** What the web app does with a request. */
let render: PageRenderer['render'];
let rendered: RenderRequest[] = [];

const server = useServer({
  pages: fakePages((request) => {
    rendered.push(request);
    return render(request);
  }),
});

const STUDIO = parse('query Studio($id: ID!) { studio(id: $id) { name } }');
const ME = parse('query Me { me { username } }');

/** How a policy names a text. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function show(path: string, headers: Record<string, string> = {}) {
  const result = await server
    .client()
    .fetch(path, { headers: { Accept: 'text/html', ...headers } });
  return { result, html: await result.text() };
}

beforeEach(() => {
  rendered = [];
  render = () => Promise.resolve(fakePage({}));
});

describe('a page', () => {
  test('is rendered with what the reader may see of the data', async () => {
    render = async (request) => {
      const { data } = await answerTo(request, { query: ME });
      return fakePage({ body: JSON.stringify(data) });
    };
    const { client, user } = await signedIn(server);
    const personal = await client.fetch('/personal', { headers: { Accept: 'text/html' } });
    expect(await personal.text()).toContain(`{"me":{"username":"${user.username}"}}`);
    expect(personal.headers.get('Cache-Control')).toBe('private, no-store');
    const { html, result } = await show('/personal');
    expect(html).toContain('{"me":null}');
    expect(result.headers.get('Cache-Control')).toBe('private, no-store');
    render = () => Promise.resolve(fakePage({}));
    const plain = await show('/plain');
    expect(plain.result.headers.get('Cache-Control')).toMatch(/^public, max-age=0,/);
  });

  test('is told where it is reached and what the reader chose, and no secret', async () => {
    await show('/told?a=1', { Cookie: 'theme=dark; roomtone_session=secret' });
    expect(rendered).toMatchObject([
      {
        url: `${server.url}/told?a=1`,
        preferences: { language: 'en', currency: 'usd', colorMode: 'dark' },
      },
    ]);
  });

  test('is kept for those who are logged out, by address and choices', async () => {
    await show('/kept');
    await show('/kept');
    await show('/kept?q=2');
    await show('/kept?utm=1');
    await show('/kept?utm=2&q=2&v=3');
    await show('/kept', { Cookie: 'theme=dark' });
    await show('/kept', { Cookie: 'theme=dark; other=1' });
    expect(rendered.map(({ url, preferences }) => [url, preferences.colorMode])).toEqual([
      [`${server.url}/kept`, 'system'],
      [`${server.url}/kept?q=2`, 'system'],
      [`${server.url}/kept`, 'dark'],
    ]);
  });

  test('that is kept is shown without a look at the database, and to whoever takes pages', async () => {
    const body = { body: 'kept once' };
    render = () => Promise.resolve(fakePage(body));
    await show('/shown');
    server.database.takeQueries();
    const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const { result, html } = await show('/shown?utm=1', { ...browser, Cookie: 'a=1' });
    expect(html).toContain('kept once');
    expect(result.headers.get('Content-Language')).toBe('en');
    expect(result.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(server.database.takeQueries()).toEqual([]);
    // Not as a browser asks.
    for (const Accept of ['*/*', 'text/*']) {
      expect((await show('/shown', { Accept })).html).toContain('kept once');
    }
    const { result: refused } = await show('/shown', { Accept: 'application/json' });
    expect(refused.status).toBe(404);
    const head = await server.client().fetch('/shown', { method: 'HEAD', headers: browser });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(rendered).toHaveLength(1);
  });

  test('that is kept is of the language that whoever asks reads, and of one logged out', async () => {
    render = ({ preferences: { language } }) => Promise.resolve(fakePage({ body: language }));
    await show('/spoken');
    expect((await show('/spoken', { 'Accept-Language': 'de' })).html).toContain('de');
    expect((await show('/spoken', { Cookie: 'language=fr' })).html).toContain('fr');
    const { client } = await signedIn(server);
    await client.fetch('/spoken', { headers: { Accept: 'text/html' } });
    expect(rendered).toHaveLength(4);
  });

  test('that asked for anything personal is for whoever asked, whatever cookies others have', async () => {
    const PENDING = parse('query Pending { pendingSignUp { name } }');
    render = async (request) => {
      const { data } = await answerTo(request, { query: PENDING });
      return fakePage({ body: JSON.stringify(data) });
    };
    const token = 'a token of Nora’s browser';
    await insertPendingSignIn(
      server.database.sql,
      hashToken(token),
      { provider: 'google', subject: '1', name: 'Nora Quist', label: 'nora' },
      Date.parse('2026-12-01T12:15:00Z'),
    );
    const Cookie = `roomtone_pending=${encodeURIComponent(token)}`;
    const pages = await Promise.all([
      show('/address', { Cookie }),
      show('/address'),
      show('/address'),
    ]);
    expect(pages.map(({ html }) => html.includes('Nora Quist'))).toEqual([true, false, false]);
    expect((await show('/address')).html).not.toContain('Nora Quist');
    for (const { result } of pages) {
      expect(result.headers.get('Cache-Control')).toBe('private, no-store');
    }
    expect(server.takeLog()).toEqual([]);
  });

  test('may ask for what is public after what is personal, and nobody is alarmed', async () => {
    render = async (request) => {
      await answerTo(request, { query: ME });
      const { data } = await answerTo(request, { query: parse('{ categories { id } }') });
      return fakePage({ body: JSON.stringify(data) });
    };
    const { client } = await signedIn(server);
    const page = await client.fetch('/both', { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('"categories":');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(server.takeLog()).toEqual([]);
  });

  test('is made anew once something that it shows has changed', async () => {
    const studio = await createStudio(server.database.em, { name: 'Before' });
    render = async (request) => {
      const { data } = await answerTo(request, { query: STUDIO, variables: { id: studio.id } });
      return fakePage({ body: JSON.stringify(data), entities: [`Studio:${studio.id}`] });
    };
    expect((await show('/changing')).html).toContain('Before');
    await server.database.sql
      .updateTable('studios')
      .set({ name: 'After' })
      .where('id', '=', studio.id)
      .execute();
    expect((await show('/changing')).html).toContain('Before');
    server.runtime.changed([`studio:${studio.id}`]);
    expect((await show('/changing')).html).toContain('After');
  });

  test('that part of its data is missing from is shown, but not kept', async () => {
    render = async (request) => {
      const query = parse('{ studios(first: 1000) { totalCount } }');
      const { errors } = await answerTo(request, { query });
      return fakePage({ body: errors?.[0]?.message ?? '' });
    };
    const { result, html } = await show('/partly');
    expect(result.status).toBe(200);
    expect(html).toContain('first');
    expect(result.headers.get('Cache-Control')).toBe('private, no-cache');
    await show('/partly');
    expect(rendered).toHaveLength(2);
  });

  test('sends the browser on', async () => {
    render = () => Promise.resolve({ redirect: '/elsewhere', status: 302 });
    const { result } = await show('/moved');
    expect([result.status, result.headers.get('Location')]).toEqual([302, '/elsewhere']);
  });

  test.each([
    ['/login?to=%2Fsaved', '/login?to=%2Fsaved'],
    ['//evil.example/login', '/evil.example/login'],
    ['/\\evil.example/login', '/evil.example/login'],
  ])('of a form that was sent to %s is shown anew', async (path, location) => {
    const body = new URLSearchParams({ password: 'correct horse' });
    const result = await server.client().fetch(path, { method: 'POST', body });
    expect(result.status).toBe(303);
    expect(result.headers.get('Location')).toBe(location);
  });

  test('is answered to HEAD without its body', async () => {
    render = () => Promise.resolve(fakePage({ status: 404, body: 'Nothing here' }));
    const result = await server.client().fetch('/head', { method: 'HEAD' });
    expect([result.status, await result.text()]).toEqual([404, '']);
  });
});

describe('a page that is kept', () => {
  test('is the same bytes for all readers, which need not be sent to who has them', async () => {
    render = () => Promise.resolve(fakePage({ body: '日本 '.repeat(1000) }));
    const [first, second] = [await show('/same'), await show('/same')];
    const etag = first.result.headers.get('ETag')!;
    expect(second.result.headers.get('ETag')).toBe(etag);
    expect(second.html).toBe(first.html);
    // `fetch` asks for everything anew when it is given an ETag, unless told otherwise.
    const asBrowser = { 'Cache-Control': 'max-age=0' };
    const known = await show('/same', { ...asBrowser, 'If-None-Match': etag });
    expect([known.result.status, known.html]).toEqual([304, '']);
    for (const header of ['Content-Security-Policy', 'Cache-Control', 'Vary']) {
      expect(known.result.headers.get(header)).toBe(first.result.headers.get(header));
    }
    const other = await show('/same', { ...asBrowser, 'If-None-Match': '"other"' });
    expect(other.result.status).toBe(200);
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['identity', null],
    ['*;q=0', null],
  ])('is sent to who accepts %s as %s', async (accepted, sent) => {
    render = () => Promise.resolve(fakePage({ body: '日本 '.repeat(1000) }));
    const { result, html } = await show('/encoded', { 'Accept-Encoding': accepted });
    expect(result.headers.get('Content-Encoding')).toBe(sent);
    expect(result.headers.get('Vary')).toContain('Accept-Encoding');
    expect(html).toContain('日本 日本');
    expect(rendered.length).toBeLessThanOrEqual(1);
  });

  test('runs what the app put there, and nothing that came with its data', async () => {
    const inline = { scripts: ['start()'], styles: ['p{}', ''] };
    render = () =>
      Promise.resolve(
        fakePage({ body: '<script>start()</script><script>steal()</script>', inline }),
      );
    const { result } = await show('/guarded');
    const policy = result.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashOf('start()')};`);
    expect(policy).toContain(`;style-src 'self' ${hashOf('p{}')} ${hashOf('')}`);
  });
});

test('readers of an address without a page are sent where administrators say', async () => {
  expect((await show('/nowhere')).result.status).toBe(200);
  const { client } = await signedInAdministrator(server);
  const add = `mutation { addRedirect(input: { from: "/nowhere", to: "/some#where" }) { redirects { to } } }`;
  expect((await client.graphql(add)).errors).toEqual([]);
  rendered = [];
  const result = await server.client().fetch('/nowhere?a=1', {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
  });
  expect([result.status, result.headers.get('Location')]).toEqual([301, '/some#where']);
  expect(rendered).toEqual([]);
});

describe('more pages than can be made', () => {
  test('wait, and beyond that are refused with when to come back; others have their turn', async () => {
    const ends: (() => void)[] = [];
    render = ({ url }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      return promise.then(() => fakePage({ body: url }));
    };
    const asked = Array.from({ length: 20 }, (_, index) => show(`/search?q=${index}`));
    // Four are being made and twelve wait, all of one network.
    const refused = await Promise.all(asked.slice(16));
    expect(refused.map(({ result }) => result.status)).toEqual([503, 503, 503, 503]);
    expect(refused[0]!.result.headers.get('Retry-After')).toBe('5');
    while (rendered.length < 16 || ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    const answered = await Promise.all(asked.slice(0, 16));
    expect(answered.map(({ result }) => result.status)).toEqual(answered.map(() => 200));
    server.takeLog();
  });

  test('are not those that nobody waits for, as when old ones are shown and made anew', async () => {
    const old = Array.from({ length: 17 }, (_, index) => `/search?q=old${index}`);
    for (const path of old) await show(path);
    server.setTime(new Date(server.runtime.clock() + KEPT_MS).toISOString());
    const ended = Promise.withResolvers<void>();
    render = async ({ url }) => {
      await ended.promise;
      return fakePage({ body: url });
    };
    rendered = [];
    const shown = await Promise.all(old.map((path) => show(path)));
    expect(shown.map(({ result }) => result.status)).toEqual(old.map(() => 200));
    expect(rendered).toHaveLength(4);
    const asked = Promise.all(Array.from({ length: 12 }, (_, index) => show(`/new${index}`)));
    ended.resolve();
    const answered = await asked;
    expect(answered.map(({ result }) => result.status)).toEqual(answered.map(() => 200));
  });
});

describe('a page that takes too long', () => {
  const hurried = useServer({
    env: { REQUEST_SECONDS: '0.1' },
    pages: fakePages(() => new Promise(() => undefined)),
  });

  test('is answered 503 with a page that says so', async () => {
    const result = await hurried.client().fetch('/slow', { headers: { Accept: 'text/html' } });
    expect([result.status, result.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(await result.text()).toContain('This is taking too long.');
  });
});

test('text of several lines is a parameter like any other', async () => {
  expect((await show('/search?q=a%0Ab')).result.status).toBe(200);
});

test.each([
  '/%ff',
  '/%',
  '/studios/%00',
  '/search?q=%00',
  '/search?q=%E0%A4%A',
  '/scenes/%0D%0AX%3A',
  '/%E2%80%A8',
])('%s is no address of a page', async (path) => {
  const { result } = await show(path);
  expect(result.status).toBe(404);
  expect([rendered, server.takeLog()]).toEqual([[], []]);
});

describe('a part of a page that fails', () => {
  /** As Apollo Client has it in the app: one error for all that came back. */
  const failWith = (path: string, codes: string[]) => {
    render = ({ onError }) => {
      const errors = codes.map((code) => ({ message: code, extensions: { code } }));
      onError(Object.assign(new Error('Some of the data is missing'), { errors }));
      return Promise.resolve(fakePage({}));
    };
    return show(path);
  };
  const isLogged = () => server.takeLog().map(({ level, msg }) => [level, msg]);

  test('for what the reader asked is no defect', async () => {
    await failWith('/list?after=nonsense', ['BAD_USER_INPUT']);
    expect(isLogged()).toEqual([]);
  });

  test.each([
    [['INTERNAL']],
    [['BAD_USER_INPUT', 'INTERNAL']],
    [['GRAPHQL_VALIDATION_FAILED']],
    [[]],
  ])('for %j is one', async (codes) => {
    await failWith(`/defect?q=${codes.join(',')}`, codes);
    expect(isLogged()).toEqual([[50, 'part of a page failed']]);
  });
});

describe('a page that fails', () => {
  test('names the log entry and nothing else', async () => {
    render = () => Promise.reject(new Error('secret detail'));
    const { result, html } = await show('/failing');
    expect(result.status).toBe(500);
    expect(result.headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).not.toContain('secret');
    const logged = server.takeLog().find(({ errorId }) => errorId !== undefined);
    expect(logged).toMatchObject({ err: { message: 'secret detail' } });
    expect(html).toContain(`<code>${String(logged?.errorId)}</code>`);
  });

  test('speaks the language of the reader', async () => {
    render = () => Promise.reject(new Error('broken'));
    const result = await server.client().fetch('/failing', {
      headers: { 'Accept-Language': 'ja', Cookie: 'language=de' },
    });
    expect([result.status, result.headers.get('Content-Language')]).toEqual([500, 'de']);
    const html = await result.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<h1>Diese Seite konnte nicht angezeigt werden</h1>');
    expect(html).toContain('Diese Seite konnte nicht angezeigt werden');
    expect(html).toContain('<a href="/">Zur Startseite</a>');
    server.takeLog();
  });

  test('may be styled as it is', async () => {
    render = () => Promise.reject(new Error('broken'));
    const { result, html } = await show('/failing');
    const style = /<style>(.*)<\/style>/s.exec(html)![1]!;
    expect(result.headers.get('Content-Security-Policy')).toContain(
      `;style-src 'self' ${hashOf(style)}`,
    );
    server.takeLog();
  });
});
