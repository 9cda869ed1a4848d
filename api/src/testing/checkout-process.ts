import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { startServerOver } from './server-over-database.ts';

/*
 * The real server in a process of its own, which kills itself at a step that it is told: the step
 * before or after something that others can see, a transaction that commits or a request to the
 * provider. Called with its database and its folder; the provider is in its environment.
 */

/** How many steps are left until it dies; none while nobody has told. */
let left = Number.POSITIVE_INFINITY;

function step(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

subscribe('http.client.request.created', step);
subscribe('http.client.response.finish', step);

type Query = (this: pg.Client, ...sent: unknown[]) => unknown;
const query = Reflect.get(pg.Client.prototype, 'query') as Query;

/** A statement as every client of PostgreSQL sends it, with a step on either side of a commit. */
async function committing(this: pg.Client, ...sent: unknown[]): Promise<unknown> {
  step();
  const result = await query.apply(this, sent);
  step();
  return result;
}

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...sent: unknown[]): unknown {
    const [statement] = sent as [string | { text?: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    return /^commit/i.test(text ?? '') ? committing.apply(this, sent) : query.apply(this, sent);
  },
});

const [url = '', dataDir = ''] = process.argv.slice(2);
const server = await startServerOver({ url, dataDir, env: process.env });
process.on('message', (killAt: number) => {
  left = killAt;
  process.send?.('armed');
});
process.send?.(server.url);
