import DataLoader from 'dataloader';
import type { Context } from './context.ts';
import type { Loaded } from './loaded.ts';

const loadersOf = new WeakMap<Context, Map<unknown, unknown>>();

/**
 * The loader that `create` makes, once per request: whatever a query asks for of one kind is
 * fetched together, and never twice.
 */
export function perRequest<L>(create: (context: Context) => L): (context: Context) => L {
  return (context) => {
    let loaders = loadersOf.get(context);
    if (!loaders) loadersOf.set(context, (loaders = new Map()));
    if (!loaders.has(create)) loaders.set(create, create(context));
    return loaders.get(create) as L;
  };
}

/** Loads the rows that belong to each key, in the order in which `fetch` returns them. */
export function manyLoader<K, R>(
  fetch: (context: Context, keys: readonly K[]) => Promise<R[]>,
  keyOf: (row: R) => K,
): (context: Context) => DataLoader<K, R[]> {
  return perRequest(
    (context) =>
      new DataLoader(async (keys) => {
        const rows = Map.groupBy(await fetch(context, keys), keyOf);
        return keys.map((key) => rows.get(key) ?? []);
      }),
  );
}

/** Loads the one row of each key, or undefined. */
export function oneLoader<K, R>(
  fetch: (context: Context, keys: readonly K[]) => Promise<R[]>,
  keyOf: (row: R) => K,
): (context: Context) => RememberingLoader<K, R | undefined> {
  return perRequest(
    (context) =>
      new RememberingLoader(async (keys) => {
        const rows = new Map((await fetch(context, keys)).map((row) => [keyOf(row), row]));
        return keys.map((key) => rows.get(key));
      }),
  );
}

/** Gives out at once what it has loaded, to whoever need not wait: a promise for each field adds up. */
export class RememberingLoader<K, R> extends DataLoader<K, R> {
  readonly #loaded = new Map<K, R>();

  constructor(find: (keys: readonly K[]) => Promise<R[]>) {
    super(async (keys) => {
      const found = await find(keys);
      for (const [index, key] of keys.entries()) this.#loaded.set(key, found[index]!);
      return found;
    });
  }

  /** What belongs to a key: at once where it has been loaded. */
  get(key: K): Loaded<R> {
    return this.#loaded.has(key) ? this.#loaded.get(key)! : this.load(key);
  }

  override clear(key: K): this {
    this.#loaded.delete(key);
    return super.clear(key);
  }

  override clearAll(): this {
    this.#loaded.clear();
    return super.clearAll();
  }
}
