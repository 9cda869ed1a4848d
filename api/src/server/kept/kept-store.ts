import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '../changes.ts';
import type { CacheStats } from '../metrics/metrics.ts';

/** How long something is as good as new, should a change go unheard or change what has no tag. */
export const KEPT_MS = 30_000;

/** How long a page is then still shown at most, while another is made. */
export const STALE_MS = 30_000;

/** Of a store that is switched off. */
export const nothingKept: CacheStats = { hits: 0, misses: 0, entries: 0, bytes: 0 };

/** What keeping something takes beside its content and its key: measured, with eight tags and three headers. */
const BYTES_BESIDE = 1500;

/** What the store must know of a thing. */
export interface Keepable {
  /** What it shows, such as `studio:7`. */
  readonly tags: ReadonlySet<string>;
  /** Size in memory. */
  readonly bytes: number;
  /** Whether it may be shown again at all. */
  readonly isKept: boolean;
  /** Whether it is for nobody but whoever asked for it. */
  readonly isPersonal: boolean;
}

interface StoreOptions {
  /** Epoch milliseconds. */
  clock: () => number;
  /** What all of it may take in memory. */
  bytes: number;
  /** How long what is merely old is shown while another is made, in ms. */
  staleMs?: number;
  /**
   * For how long after a change things may still be made from what was before, in ms: that long,
   * nothing is kept that shows it. For databases that are behind; 0 where there are none.
   */
  settleMs?: number;
}

interface Kept<Thing> {
  thing: Thing;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** A thing that is being made, with the tags of what has changed meanwhile. */
interface Flight<Thing> {
  thing: Promise<Thing>;
  /** Epoch milliseconds. */
  begunAt: number;
  changes: Set<string>;
}

/**
 * What is the same for everybody, such as rendered pages and results of queries. Each is made once
 * for all who wait for it, kept for a moment, and dropped when something that it shows changes. One that
 * is merely old may be shown for a moment longer while another is made, so that nobody waits. While
 * changes are not heard, nothing is kept. What turns out to be somebody's own is given to nobody else.
 */
export class KeptStore<Thing extends Keepable> implements ChangeListener {
  readonly #clock: () => number;
  readonly #staleMs: number;
  readonly #settleMs: number;
  readonly #kept: LRUCache<string, Kept<Thing>>;
  /** Keys of what is kept, by its tags. */
  readonly #tagged = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight<Thing>>();
  /** When what has changed lately did, the longest ago first. */
  readonly #changedAt = new Map<string, number>();
  #hearsChanges = false;
  #hits = 0;
  #misses = 0;

  constructor({ clock, bytes, staleMs = 0, settleMs = 0 }: StoreOptions) {
    this.#clock = clock;
    this.#staleMs = staleMs;
    this.#settleMs = settleMs;
    this.#kept = new LRUCache<string, Kept<Thing>>({
      maxSize: bytes,
      sizeCalculation: ({ thing }, key) => thing.bytes + 2 * key.length + BYTES_BESIDE,
      dispose: ({ thing }, key) => this.#forget(key, thing.tags),
    });
  }

  /** The thing under `key` that is as good as new; undefined when it has to be made. */
  find(key: string): Thing | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.freshUntil <= this.#clock()) return undefined;
    this.#hits += 1;
    return kept.thing;
  }

  /**
   * The thing under `key`, from `make` unless there is one that shows how things are now.
   * @param make told whether it makes what nobody waits for, in the place of what is merely old
   */
  async get(key: string, make: (isRenewal: boolean) => Promise<Thing>): Promise<Thing> {
    for (;;) {
      if (!this.#hearsChanges) {
        this.#misses += 1;
        return make(false);
      }
      const kept = this.#kept.get(key);
      const age = kept ? this.#clock() - kept.freshUntil : Number.POSITIVE_INFINITY;
      if (kept && (age < 0 || age < this.#staleMs)) {
        this.#hits += 1;
        if (age >= 0 && !this.#flights.has(key)) this.#start(key, make(true));
        return kept.thing;
      }
      this.#misses += 1;
      const shared = this.#flights.get(key);
      const flight = shared ?? this.#start(key, make(false));
      const changesBefore = [...flight.changes];
      const thing = await flight.thing;
      if (shared && thing.isPersonal) return make(false);
      // What changed before this reader came has to show; what changed since need not.
      if (!changesBefore.some((tag) => thing.tags.has(tag))) return thing;
    }
  }

  /** What it has done since it was made, and holds. */
  stats(): CacheStats {
    const { size: entries, calculatedSize: bytes } = this.#kept;
    return { hits: this.#hits, misses: this.#misses, entries, bytes };
  }

  #start(key: string, thing: Promise<Thing>): Flight<Thing> {
    const flight = { thing, begunAt: this.#clock(), changes: new Set<string>() };
    this.#flights.set(key, flight);
    void this.#land(key, flight);
    return flight;
  }

  async #land(key: string, flight: Flight<Thing>): Promise<void> {
    const thing = await flight.thing.catch(() => undefined);
    if (this.#flights.get(key) !== flight) return;
    this.#flights.delete(key);
    // What could not be made says nothing of what is kept.
    if (!thing) return;
    this.#kept.delete(key);
    if (!thing.isKept || [...flight.changes].some((tag) => thing.tags.has(tag))) return;
    if (this.#isSettling(flight, thing)) return;
    this.#kept.set(key, { thing, freshUntil: this.#clock() + KEPT_MS });
    if (!this.#kept.has(key)) return;
    for (const tag of thing.tags) {
      const keys = this.#tagged.get(tag);
      if (keys) keys.add(key);
      else this.#tagged.set(tag, new Set([key]));
    }
  }

  /** Whether something may have been made from what was before a change. */
  #isSettling({ begunAt }: Flight<Thing>, { tags }: Thing): boolean {
    if (this.#changedAt.size === 0) return false;
    const settled = begunAt - this.#settleMs;
    return [...tags].some((tag) => (this.#changedAt.get(tag) ?? -Infinity) > settled);
  }

  #forget(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#tagged.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#tagged.delete(tag);
    }
  }

  changed(tags: readonly string[]): void {
    for (const { changes } of this.#flights.values()) for (const tag of tags) changes.add(tag);
    for (const tag of tags) {
      for (const key of this.#tagged.get(tag) ?? []) this.#kept.delete(key);
    }
    if (this.#settleMs > 0) this.#noteChanges(tags);
  }

  #noteChanges(tags: readonly string[]): void {
    const now = this.#clock();
    for (const tag of tags) {
      this.#changedAt.delete(tag);
      this.#changedAt.set(tag, now);
    }
    for (const [tag, at] of this.#changedAt) {
      if (at > now - this.#settleMs) break;
      this.#changedAt.delete(tag);
    }
  }

  lost(): void {
    this.#hearsChanges = false;
    this.#kept.clear();
    this.#flights.clear();
  }

  found(): void {
    this.#hearsChanges = true;
  }
}
