import { describe, expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { signedIn } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';
import { routesOf } from './routes.ts';

const server = useServer();

describe('a query is refused before anything is fetched', () => {
  test.each([
    [
      'that is too deep',
      `{ categories { ${'... on Category { '.repeat(15)} id ${'}'.repeat(15)} } }`,
      /depth limit of 12 exceeded/,
    ],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: categories { id }`).join(' ')} }`,
      /alias/i,
    ],
    ['that is too long', `{ ${'categories { id } '.repeat(700)} }`, /token/i],
    [
      'that costs too much',
      '{ studios(first: 100) { nodes { reviews(first: 100) { nodes { id title author { name } } } } } }',
      /costs .* more than the limit of 10000/,
    ],
    ['that is no query', '{ studios(', /Syntax Error/],
    ['for a field that does not exist, without a hint', '{ studioz { id } }', /Cannot query field/],
  ])('%s', async (_, query, text) => {
    server.database.takeQueries();
    const { status, errors } = await server.client().graphql(query);
    expect(status).toBe(400);
    expect(errors[0]?.message).toMatch(text);
    expect(errors[0]?.message).not.toContain('Did you mean');
    expect(server.database.takeQueries()).toEqual([]);
  });

  test('and the widest page of the deepest list that is allowed is not', async () => {
    await createStudio(server.database.em);
    const { errors } = await server
      .client()
      .graphql('{ studios(first: 100) { nodes { id city { studioCount } categories { name } } } }');
    expect(errors).toEqual([]);
  });
});

describe('a body', () => {
  test('that is huge is refused and nothing is written', async () => {
    const { id } = await createStudio(server.database.em);
    const { client } = await signedIn(server);
    const body = {
      studioId: id,
      date: '2026-12-08',
      hours: 2,
      additionalRequests: 'x'.repeat(300_000),
    };
    const rest = await client.post('/api/bookings', body);
    expect(rest).toMatchObject({
      status: 413,
      body: { code: 'BAD_USER_INPUT', fields: { body: 'The request body is larger than 256kb.' } },
    });
    const graphql = await client.post('/graphql', {
      query: `{ me { id } } # ${'x'.repeat(300_000)}`,
    });
    expect(graphql).toMatchObject({
      status: 413,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    const rows = await server.database.sql.selectFrom('bookings').select('id').execute();
    expect(rows).toEqual([]);
  });

  test.each([
    ['broken JSON', '{"studioId":', 'application/json', 400, 'The request body is not valid JSON.'],
    [
      'a form',
      'studioId=1',
      'application/x-www-form-urlencoded',
      415,
      'Send the request body as application/json.',
    ],
    [
      'plain text',
      '{"studioId":1}',
      'text/plain',
      415,
      'Send the request body as application/json.',
    ],
    ['no type', '{"studioId":1}', '', 415, 'Send the request body as application/json.'],
    [
      'a strange charset',
      '{"studioId":1}',
      'application/json; charset=x',
      415,
      'Send the request body as application/json.',
    ],
  ])('of %s is refused', async (_, body, type, status, text) => {
    const response = await server.client().fetch('/api/bookings', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: 'BAD_USER_INPUT', fields: { body: text } });
  });

  test.each(['[]', '"x"', 'null', '7'])('of %s counts as empty', async (body) => {
    const response = await server.client().fetch('/api/auth/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });
});

test('an address below /api that does not exist answers so in JSON', async () => {
  const { status, body } = await server.client().get('/api/nothing');
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'This doesn’t exist or has been removed.', code: 'NOT_FOUND' });
});

describe('a method that an address below /api does not take', () => {
  test.each([
    ['DELETE', '/api/studios', 'GET, HEAD'],
    ['POST', '/api/studios/1', 'GET, HEAD'],
    ['GET', '/api/bookings', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['POST', '/api/users/1/avatar', 'DELETE, PUT'],
    ['DELETE', '/api/mail/unsubscribe', 'GET, HEAD, POST'],
  ])('%s %s is answered with those that it takes', async (method, path, allowed) => {
    const response = await server.client().fetch(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
    expect(await response.json()).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { method: `Must be one of: ${allowed}` },
    });
  });

  test('is told by every endpoint there is', async () => {
    const routes = routesOf(server.app).filter(({ path }) => path.startsWith('/api/'));
    const paths = new Set(routes.map(({ path }) => path));
    expect(paths.size).toBeGreaterThan(20);
    for (const path of paths) {
      const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
      const address = path.replaceAll(/:\w+/g, '1');
      const response = await server.client().fetch(address, { method: 'LINK' });
      const allowed = response.headers.get('Allow')?.split(', ') ?? [];
      expect([path, response.status]).toEqual([path, 405]);
      expect(allowed).toEqual(expect.arrayContaining(methods.filter((method) => method !== '*')));
    }
  });
});

describe('answers to GraphQL', () => {
  const query = (text: string) => `/graphql?query=${encodeURIComponent(text)}`;
  const headers = { 'Content-Type': 'application/json' };

  test.each([
    ['{ categories { id } }', 'public, max-age=30, stale-while-revalidate=300'],
    ['{ me { id } }', 'private, no-store'],
    ['{ categories { id } me { id } }', 'private, no-store'],
    ['{ ...Me } fragment Me on Query { me { id } }', 'private, no-store'],
    ['{ studios(first: 0) { totalCount } }', 'private, no-store'],
  ])('to GET %s are %s', async (text, expected) => {
    const response = await server.client().fetch(query(text), { headers });
    expect(response.headers.get('Cache-Control')).toBe(expected);
  });

  test('to POST are private', async () => {
    const { headers: answered } = await server.client().graphql('{ categories { id } }');
    expect(answered.get('Cache-Control')).toBe('private, no-store');
  });
});
