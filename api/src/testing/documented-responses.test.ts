import { expect, test } from 'vitest';
import { requireDocumented } from './documented-responses.ts';
import type { SentRequest } from './documented-responses.ts';

const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init);

const user = {
  id: 1,
  username: 'ada',
  email: 'ada@example.com',
  name: 'Ada Vale',
  role: 'user',
  isStudioOwner: false,
  avatarUrl: null,
  userType: null,
};

const get = (path: string): SentRequest => ({ method: 'GET', path, body: undefined });
const me = get('/api/auth/me');

test.each<[string, SentRequest, Response]>([
  ['a response', me, json(user)],
  ['a refusal', me, json({ message: 'No', code: 'UNAUTHENTICATED' }, { status: 401 })],
  [
    'that there is no such operation',
    get('/api/none'),
    json({ message: 'No', code: 'NOT_FOUND' }, { status: 404 }),
  ],
])('lets pass what is documented: %s', async (_, sent, response) => {
  await expect(requireDocumented(sent, response)).resolves.toBeUndefined();
});

test.each<[string, SentRequest, Response, string]>([
  ['a field too many', me, json({ ...user, age: 1 }), 'additional'],
  ['a field too few', me, json({ ...user, name: undefined }), "required property 'name'"],
  ['a value of another type', me, json({ ...user, id: '1' }), 'must be integer'],
  ['a format that is none', me, json({ ...user, email: 'ada' }), 'must match format'],
  ['another status', me, json(user, { status: 201 }), 'there is no 201'],
  ['another content type', me, new Response('hello'), 'its type is text/plain'],
  ['a header too few', get('/api/studios'), json([]), 'X-Total-Count is missing'],
  ['an operation', get('/api/secrets'), json({}), 'no such operation'],
  [
    'a code that the status does not have',
    me,
    json({ message: '', code: 'CONFLICT' }, { status: 401 }),
    'allowed values',
  ],
  [
    'a refusal without a message',
    get('/api/none'),
    json({ code: 'NOT_FOUND' }, { status: 404 }),
    "'message'",
  ],
  ['a parameter that was taken', get('/api/openapi.json?deep=1'), json({}), 'no parameter deep'],
  [
    'a body that was taken',
    { method: 'POST', path: '/api/auth/login', body: '{"identifier":"ada","password":1}' },
    json({ user }),
    '/password must be string',
  ],
])('does not let pass: %s', async (_, sent, response, problem) => {
  await expect(requireDocumented(sent, response)).rejects.toThrow(problem);
});
