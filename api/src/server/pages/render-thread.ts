import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { PageOperation } from '#domain/rendering/page-contract.ts';
import { rendererIn } from './page-renderer.ts';
import { receivedError, sentError } from './sent-error.ts';
import type { FromThread, SentRequest, ThreadData, ToThread } from './thread-messages.ts';

/* Renders pages beside the thread that answers requests, which executes what they ask: see render-threads.ts. */

if (!parentPort) throw new Error('This is for a thread.');
const port = parentPort;

/** A query whose result has not come. */
type Waiting = PromiseWithResolvers<string>;

/** Queries of each page that is being made. */
const pages = new Map<number, Map<number, Waiting>>();
const printed = new WeakMap<DocumentNode, string>();
let asked = 0;

const { entry, compiled } = workerData as ThreadData;
// Threads do not take this over from the process.
if (compiled !== undefined) enableCompileCache(compiled);
const renderer = rendererIn((await import(/* @vite-ignore */ entry)) as object);
// Otherwise it is held in memory for as long as the thread lives: some 8 MB.
flushCompileCache();

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'render':
      return void render(message.page, message.request);
    case 'result':
      return settle(message, ({ resolve }) => resolve(message.json));
    case 'noResult':
      return settle(message, ({ reject }) => reject(receivedError(message.error)));
    case 'giveUp':
      return giveUp(message.page);
  }
});
send({ kind: 'ready', pages: renderer.pages });

function send(message: FromThread): void {
  port.postMessage(message);
}

async function render(page: number, request: SentRequest): Promise<void> {
  pages.set(page, new Map());
  try {
    const result = await renderer.render({
      ...request,
      execute: (operation) => execute(page, operation),
      onError: (error) => send({ kind: 'partFailed', page, error: sentError(error) }),
    });
    send({ kind: 'rendered', page, result });
  } catch (error) {
    send({ kind: 'failed', page, error: sentError(error) });
  } finally {
    pages.delete(page);
  }
}

function execute(page: number, { query: document, ...operation }: PageOperation) {
  const waiting: Waiting = Promise.withResolvers();
  const query = (asked += 1);
  const queries = pages.get(page);
  if (!queries) return Promise.reject(new Error('Nobody waits for this page any more.'));
  queries.set(query, waiting);
  send({ kind: 'query', page, query, operation: { ...operation, text: printOnce(document) } });
  return waiting.promise;
}

/** Documents are constants. */
function printOnce(document: DocumentNode): string {
  let text = printed.get(document);
  if (text === undefined) printed.set(document, (text = print(document)));
  return text;
}

function settle(
  { page, query }: { page: number; query: number },
  how: (waiting: Waiting) => void,
): void {
  const queries = pages.get(page);
  const waiting = queries?.get(query);
  queries?.delete(query);
  if (waiting) how(waiting);
}

function giveUp(page: number): void {
  const queries = pages.get(page);
  pages.delete(page);
  for (const { reject } of queries?.values() ?? []) {
    reject(new Error('Nobody waits for this page any more.'));
  }
  send({ kind: 'gaveUp' });
}
