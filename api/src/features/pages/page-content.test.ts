import { beforeAll, expect, test } from 'vitest';
import { administrator } from '#api/testing/administrator.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();
let admin: TestClient;
beforeAll(async () => {
  admin = await administrator(server);
});

const page = {
  title: 'How we work',
  content: '<p onclick="x()">By <b>ear</b>.</p><script>x()</script>',
};
const kept = { title: 'How we work', content: '<p>By <strong>ear</strong>.</p>' };

test('a page that was never changed is added by POST, changed by PUT, and read by all', async () => {
  const path = '/api/page-content/use-cases';
  expect((await admin.put(path, page)).status).toBe(404);
  const added = await admin.post('/api/page-content', { pageId: 'use-cases', ...page });
  expect(added).toMatchObject({ status: 201, body: { pageId: 'use-cases', ...kept } });
  expect((await admin.post('/api/page-content', { pageId: 'use-cases', ...page })).status).toBe(
    409,
  );
  const changed = await admin.put(path, { ...page, title: 'How we listen' });
  expect(changed).toMatchObject({ status: 200, body: { title: 'How we listen' } });
  const read = await server.client().get(path);
  expect(read.body).toEqual({ pageId: 'use-cases', ...kept, title: 'How we listen' });
  const german = await server.client().get<{ title: string }>(`${path}?language=de`);
  expect(german.body.title).not.toBe('How we listen');
});

test('what is wrong with a page is said of its field, and nothing is stored', async () => {
  for (const [more, field] of [
    [{ title: '' }, 'title'],
    [{ content: '' }, 'content'],
    [{ pageId: 'No Slug' }, 'pageId'],
  ] as const) {
    const { status, body } = await admin.post<{ fields: object }>('/api/page-content', {
      pageId: 'blurbs',
      ...page,
      ...more,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  const { status, body } = await admin.put<{ fields: object }>('/api/page-content/No Slug', page);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['pageId']]);
  expect((await admin.put('/api/page-content/blurbs', page)).status).toBe(404);
});

test('nobody else changes a page', async () => {
  const { client } = await signedIn(server);
  expect((await client.put('/api/page-content/use-cases', page)).status).toBe(403);
  expect((await client.post('/api/page-content', { pageId: 'blurbs', ...page })).status).toBe(403);
  expect((await server.client().put('/api/page-content/use-cases', page)).status).toBe(401);
});
