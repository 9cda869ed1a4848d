import 'reflect-metadata';
import { subscribe } from 'node:diagnostics_channel';
import { startServerOver } from './server-over-database.ts';
import { watchCommits } from './watch-commits.ts';

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

watchCommits(step);

const [url = '', dataDir = ''] = process.argv.slice(2);
const server = await startServerOver({ url, dataDir, env: process.env });
process.on('message', (killAt: number) => {
  left = killAt;
  process.send?.('armed');
});
process.send?.(server.url);
