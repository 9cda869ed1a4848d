import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

/** Told the texts of statements that may have written something, once that is committed. */
export type WriteListener = (texts: ReadonlySet<string>) => void;

/** What some work was made from. */
interface Sources {
  /** Texts of the statements that were sent. */
  texts: Set<string>;
  /** Tags of what was found before, such as `studio:7`. */
  tags: Set<string>;
}

const sourcesSoFar = new AsyncLocalStorage<Sources>();
const listeners = new WeakMap<Pool, WriteListener>();

/** What `work` comes to, and what it was made from. */
export async function withSources<T>(work: () => Promise<T>): Promise<Sources & { result: T }> {
  const sources: Sources = { texts: new Set(), tags: new Set() };
  const result = await sourcesSoFar.run(sources, work);
  return { ...sources, result };
}

/** Counts something that was found before, with statements of these texts, among the sources of the work that goes on. */
export function noteSources(texts: Iterable<string>, tag: string): void {
  const sources = sourcesSoFar.getStore();
  if (!sources) return;
  for (const text of texts) sources.texts.add(text);
  sources.tags.add(tag);
}

/**
 * Has `listener` told of what is sent over the connections of `pool`, whichever layer sends it: each
 * statement as soon as it is done, those of a transaction once it is committed, before whoever waits
 * for that goes on.
 */
export function onWritten(pool: Pool, listener: WriteListener): void {
  listeners.set(pool, listener);
}

/** Lets {@link withSources} and {@link onWritten} know what goes over the connections of `pool`. */
export function watchStatements(pool: Pool): void {
  pool.on('connect', (client) => watch(client, (texts) => listeners.get(pool)?.(texts)));
}

function watch(client: PoolClient, tell: WriteListener): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  /** What the transaction has sent that is open; undefined outside of one. */
  let transaction: Set<string> | undefined;
  const end = (text: string) => {
    const step = stepOf(text);
    if (step === 'begin') transaction = new Set();
    else if (step === 'rollback') transaction = undefined;
    else if (step === 'commit') {
      if (transaction) tell(transaction);
      transaction = undefined;
    } else if (transaction) transaction.add(text);
    else tell(new Set([text]));
  };
  const query = (...args: [string | { text: string }, ...unknown[]]) => {
    const text = typeof args[0] === 'string' ? args[0] : args[0].text;
    sourcesSoFar.getStore()?.texts.add(text);
    const result = send(...args);
    if (!(result instanceof Promise)) {
      end(text);
      return result;
    }
    return result.then(
      (rows: unknown) => {
        end(text);
        return rows;
      },
      (error: unknown) => {
        // What has failed may be done all the same, as a commit whose confirmation was lost.
        end(text);
        throw error;
      },
    );
  };
  Object.assign(client, { query });
}

function stepOf(text: string): 'begin' | 'commit' | 'rollback' | undefined {
  if (/^\s*(?:begin|start\s+transaction)\b/i.test(text)) return 'begin';
  if (/^\s*(?:commit|end)\b/i.test(text)) return 'commit';
  if (/^\s*rollback\b(?!\s+to\b)/i.test(text)) return 'rollback';
  return undefined;
}
