import type { ApolloClient } from '@apollo/client';
import { failureOf } from '#web/lib/failures.ts';
import type { Failure } from '#web/lib/failures.ts';
import type { CartItemOptionsInput } from '#web/lib/schema.generated.ts';
import { showChange } from './show-change.ts';

/** What somebody wants of their cart. */
export type CartChange =
  | { kind: 'add'; variantId: string; quantity: number; options: CartItemOptionsInput | null }
  | { kind: 'quantity'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'save'; itemId: string; isSaved: boolean }
  | { kind: 'clear' }
  | { kind: 'coupon'; code: string | null };

/** How a change ended; `replaced` by a later one of the same, before it was sent. */
export type ChangeOutcome = { state: 'done' | 'replaced' } | { state: 'failed'; failure: Failure };

/** A change that the server has not confirmed yet. */
interface Entry {
  change: CartChange;
  /** Names what it shows meanwhile: a layer of the cache. */
  layer: string;
  isSent: boolean;
  end: (outcome: ChangeOutcome) => void;
}

let count = 0;

/**
 * What was changed in a cart and the server has not confirmed yet. It shows at once, as a layer over
 * the cache, and no longer once it failed. There is one call at a time, so that each result holds all
 * that came before it.
 */
export class CartChanges {
  readonly #client: ApolloClient;
  readonly #listeners = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #isSending = false;

  constructor(client: ApolloClient) {
    this.#client = client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the server has something to confirm. */
  readonly isPending = (): boolean => this.#entries.length > 0;

  /** Makes a change after all that were made before it. */
  async make(change: CartChange): Promise<ChangeOutcome> {
    const { promise, resolve } = Promise.withResolvers<ChangeOutcome>();
    const last = this.#entries.at(-1);
    if (last && !last.isSent && isSameQuantity(last.change, change)) {
      this.#end(last, { state: 'replaced' });
    }
    count += 1;
    const entry: Entry = { change, layer: `cart ${count}`, isSent: false, end: resolve };
    this.#keep([...this.#entries, entry]);
    this.#client.cache.recordOptimisticTransaction(
      (cache) => showChange(cache, change),
      entry.layer,
    );
    void this.#sendAll();
    return promise;
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let [next] = this.#entries; next; [next] = this.#entries) {
      this.#end(next, await this.#send(next));
    }
    this.#isSending = false;
  }

  async #send(entry: Entry): Promise<ChangeOutcome> {
    entry.isSent = true;
    try {
      // Most readers change nothing.
      const { sendChange } = await import('./cart-calls.ts');
      await sendChange(this.#client, entry.change, entry.layer);
      return { state: 'done' };
    } catch (error) {
      return { state: 'failed', failure: failureOf(error) };
    }
  }

  #end(entry: Entry, outcome: ChangeOutcome): void {
    this.#client.cache.removeOptimistic(entry.layer);
    this.#keep(this.#entries.filter((other) => other !== entry));
    entry.end(outcome);
  }

  #keep(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}

function isSameQuantity(one: CartChange, other: CartChange): boolean {
  return one.kind === 'quantity' && other.kind === 'quantity' && one.itemId === other.itemId;
}

const changesOf = new WeakMap<ApolloClient, CartChanges>();

/** The changes of the cart at this browser. */
export function cartChangesOf(client: ApolloClient): CartChanges {
  let changes = changesOf.get(client);
  if (!changes) changesOf.set(client, (changes = new CartChanges(client)));
  return changes;
}
