import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '../changes.ts';
import type { CacheStats } from '../metrics/metrics.ts';

/** How long a page is as good as new, should a change go unheard or change what has no tag. */
export const KEPT_MS = 30_000;

/** How long it is then still shown at most, while another is made. */
export const STALE_MS = 30_000;

const MEMORY_LIMIT_BYTES = 64 * 1024 * 1024;
/** About what keeping a page takes beside its text and its key. */
const BYTES_BESIDE_A_PAGE = 1000;

/** What the cache must know of a page. */
export interface Keepable {
  /** What the page shows, such as `studio:7`. */
  readonly tags: ReadonlySet<string>;
  /** Size in memory. */
  readonly bytes: number;
  /** Whether it may be shown again at all. */
  readonly isKept: boolean;
  /** Whether it is for nobody but whoever asked for it. */
  readonly isPersonal: boolean;
}

interface Kept<Page> {
  page: Page;
  /** Epoch milliseconds. */
  freshUntil: number;
}

/** A page that is being made, with the tags of what has changed meanwhile. */
interface Flight<Page> {
  page: Promise<Page>;
  changes: string[];
}

/**
 * Rendered pages for readers who are not logged in. Each is made once for all who wait for it, kept
 * for a moment, and dropped when something that it shows changes. One that is merely old is shown for
 * a moment longer while another is made, so that nobody waits. While changes are not heard, nothing is
 * kept. A page that turns out to be somebody's own is given to nobody else.
 */
export class PageCache<Page extends Keepable> implements ChangeListener {
  readonly #clock: () => number;
  readonly #kept = new LRUCache<string, Kept<Page>>({
    maxSize: MEMORY_LIMIT_BYTES,
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + BYTES_BESIDE_A_PAGE,
  });
  readonly #flights = new Map<string, Flight<Page>>();
  #hearsChanges = false;
  #hits = 0;
  #misses = 0;

  /** @param clock epoch milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The page under `key`, from `make` unless there is one that shows how things are now. */
  async get(key: string, make: () => Promise<Page>): Promise<Page> {
    for (;;) {
      if (!this.#hearsChanges) {
        this.#misses += 1;
        return make();
      }
      const kept = this.#kept.get(key);
      const age = kept ? this.#clock() - kept.freshUntil : Number.POSITIVE_INFINITY;
      if (kept && age < STALE_MS) {
        this.#hits += 1;
        if (age >= 0 && !this.#flights.has(key)) this.#start(key, make);
        return kept.page;
      }
      this.#misses += 1;
      const shared = this.#flights.get(key);
      const flight = shared ?? this.#start(key, make);
      const changesBefore = [...flight.changes];
      const page = await flight.page;
      if (shared && page.isPersonal) return make();
      // What changed before this reader came has to show; what changed since need not.
      if (!changesBefore.some((tag) => page.tags.has(tag))) return page;
    }
  }

  /** What it has done since it was made, and holds. */
  stats(): CacheStats {
    const { size: entries, calculatedSize: bytes } = this.#kept;
    return { hits: this.#hits, misses: this.#misses, entries, bytes };
  }

  #start(key: string, make: () => Promise<Page>): Flight<Page> {
    const flight: Flight<Page> = { page: make(), changes: [] };
    this.#flights.set(key, flight);
    void this.#land(key, flight);
    return flight;
  }

  async #land(key: string, flight: Flight<Page>): Promise<void> {
    const page = await flight.page.catch(() => undefined);
    if (this.#flights.get(key) !== flight) return;
    this.#flights.delete(key);
    // What could not be made says nothing of what is kept.
    if (!page) return;
    if (!page.isKept || flight.changes.some((tag) => page.tags.has(tag))) this.#kept.delete(key);
    else this.#kept.set(key, { page, freshUntil: this.#clock() + KEPT_MS });
  }

  changed(tags: readonly string[]): void {
    for (const { changes } of this.#flights.values()) changes.push(...tags);
    for (const [key, { page }] of this.#kept) {
      if (tags.some((tag) => page.tags.has(tag))) this.#kept.delete(key);
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
