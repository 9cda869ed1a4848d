import express, { Router } from 'express';
import { expect, test } from 'vitest';
import { isReservedWord } from '#domain/services/reserved-words.ts';
import { isVanityName } from '#domain/services/vanity.ts';
import { useServer } from '#api/testing/test-server.ts';
import { routesOf } from './routes.ts';

const nothing: express.RequestHandler = (_request, response) => {
  response.end();
};

test('all routes of an app are found, below whichever routers they stand', () => {
  const inner = Router().get('/rooms/:id', nothing).all('/any', nothing);
  const app = express()
    .use(nothing)
    .get(['/one', '/other'], nothing)
    .use('/api', nothing, Router().use('/deep', inner))
    .post('/last', nothing);
  expect(routesOf(app)).toEqual([
    { method: 'GET', path: '/one' },
    { method: 'GET', path: '/other' },
    { method: '*', path: '/api' },
    { method: '*', path: '/api/deep' },
    { method: 'GET', path: '/api/deep/rooms/:id' },
    { method: '*', path: '/api/deep/any' },
    { method: 'POST', path: '/last' },
  ]);
});

test('a route that cannot be told is an error', () => {
  expect(() => routesOf(express().get(/^\/x/, nothing))).toThrow('is no text');
});

const server = useServer();

test('the product’s are among them: GraphQL, REST, uploads, pictures, health', () => {
  expect(routesOf(server.app)).toEqual(
    expect.arrayContaining([
      { method: 'GET', path: '/healthz' },
      { method: 'GET', path: '/uploads/*path' },
      { method: '*', path: '/graphql' },
      { method: 'POST', path: '/api/auth/login' },
      { method: 'PUT', path: '/api/users/:id/avatar' },
      { method: 'POST', path: '/api/mail/unsubscribe' },
      { method: 'GET', path: '/api/bookings/:id/calendar.ics' },
    ]),
  );
});

test('nobody gets the first word of a route as an address of their studio', () => {
  const words = new Set(routesOf(server.app).map(({ path }) => path.split('/')[1]!));
  expect(words).toContain('graphql');
  expect([...words].filter((word) => isVanityName(word) && !isReservedWord(word))).toEqual([]);
});
