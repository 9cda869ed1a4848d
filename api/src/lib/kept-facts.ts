import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { noteSources, withSources } from '#db/lib/statement-watch.ts';
import type { Context } from './context.ts';
import type { Loaded } from './loaded.ts';
import { perRequest } from './loaders.ts';

/** How long a fact is kept at most, should a change go unheard or change what has no tag. */
export const FACTS_KEPT_MS = 30_000;

const MEMORY_LIMIT_BYTES = 24 * 1024 * 1024;
const TAGS_LIMIT = 20_000;
/** About what keeping something takes beside the facts. */
const BYTES_BESIDE_FACTS = 400;

/** Facts of one kind, such as the pictures of studios, each by the key of what it tells of. */
export interface FactKind<Key, Fact> {
  /** What it changes with, such as `studio:7`: another one for each key. */
  tagOf(key: Key): string;
  /**
   * Finds the facts of keys, in their order. To be read where everything is that has been committed,
   * for a replica may not have heard of what has just changed. What is undefined is not kept.
   */
  find(context: Context, keys: readonly Key[]): Promise<Fact[]>;
  /** About the size of a fact in memory. */
  bytesOf(fact: Fact & {}): number;
}

interface Kept {
  fact: unknown;
  bytes: number;
  /** Epoch milliseconds. */
  until: number;
}

/** What is kept under a tag, by its kind. */
type KeptOfTag = Map<unknown, Kept>;

/**
 * Facts that everybody may see, kept in this process until they change. Services tell after their
 * commit what has changed, and what is kept under its tag is dropped in every process, also while it
 * is being read. While changes are not heard, nothing is kept.
 */
export class KeptFacts {
  readonly #clock: () => number;
  readonly #kept = new LRUCache<string, KeptOfTag>({
    max: TAGS_LIMIT,
    maxSize: MEMORY_LIMIT_BYTES,
    sizeCalculation: sizeOf,
  });
  /** Texts of the statements that facts of each kind are found with. */
  readonly #texts = new Map<unknown, Set<string>>();
  /** What has changed since each reading that goes on began. */
  readonly #readings = new Set<Set<string>>();
  #hearsChanges = false;

  /** @param clock epoch milliseconds */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The fact that is kept, if there is one that still holds. */
  get<Key, Fact>(kind: FactKind<Key, Fact>, key: Key): Fact | undefined {
    const tag = kind.tagOf(key);
    const kept = this.#kept.get(tag)?.get(kind);
    if (!kept || kept.until <= this.#clock()) return undefined;
    this.#note(kind, tag);
    return kept.fact as Fact;
  }

  /** Reads facts, and keeps what does not change meanwhile. */
  async read<Key, Fact>(
    kind: FactKind<Key, Fact>,
    context: Context,
    keys: readonly Key[],
  ): Promise<Fact[]> {
    if (!this.#hearsChanges) return kind.find(context, keys);
    const changes = new Set<string>();
    this.#readings.add(changes);
    try {
      const { result: found, texts } = await withSources(() => kind.find(context, keys));
      this.#texts.set(kind, new Set([...(this.#texts.get(kind) ?? []), ...texts]));
      // Forgotten when changes went unheard meanwhile.
      if (this.#readings.has(changes)) {
        for (const [index, key] of keys.entries()) {
          const tag = kind.tagOf(key);
          const fact = found[index];
          if (fact !== undefined && !changes.has(tag)) this.#keep(tag, kind, fact!);
        }
      }
      for (const key of keys) this.#note(kind, kind.tagOf(key));
      return found;
    } finally {
      this.#readings.delete(changes);
    }
  }

  /** Whatever is made from a fact changes with it, also where it was found before. */
  #note(kind: unknown, tag: string): void {
    noteSources(this.#texts.get(kind) ?? [], tag);
  }

  #keep<Key, Fact>(tag: string, kind: FactKind<Key, Fact>, fact: Fact & {}): void {
    const until = this.#clock() + FACTS_KEPT_MS;
    const ofTag: KeptOfTag = new Map(this.#kept.peek(tag));
    this.#kept.set(tag, ofTag.set(kind, { fact, bytes: kind.bytesOf(fact), until }));
  }

  changed(tags: readonly string[]): void {
    for (const tag of tags) {
      this.#kept.delete(tag);
      for (const changes of this.#readings) changes.add(tag);
    }
  }

  lost(): void {
    this.#hearsChanges = false;
    this.#readings.clear();
    this.#kept.clear();
  }

  found(): void {
    this.#hearsChanges = true;
  }
}

function sizeOf(kept: KeptOfTag, tag: string): number {
  let size = 2 * tag.length;
  for (const { bytes } of kept.values()) size += bytes + BYTES_BESIDE_FACTS;
  return size;
}

/** About what rows take in memory: each spells its columns out here, and has some bytes beside them there. */
export function bytesOfRows(rows: readonly unknown[]): number {
  return 2 * JSON.stringify(rows).length;
}

/** Gives facts of one kind out: at once where they are kept. */
export interface FactLoader<Key, Fact> {
  load(key: Key): Loaded<Fact>;
}

/** Loads facts of a kind: what is not kept is read together, and once for each request. */
export function factLoader<Key, Fact>(
  kind: FactKind<Key, Fact>,
): (context: Context) => FactLoader<Key, Fact> {
  return perRequest((context) => {
    const { facts } = context;
    const missing = new DataLoader<Key, Fact>((keys) => facts.read(kind, context, keys));
    return { load: (key) => facts.get(kind, key) ?? missing.load(key) };
  });
}
