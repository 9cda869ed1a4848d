import { LRUCache } from 'lru-cache';
import { withSources } from '#db/lib/statement-watch.ts';
import { tableTag } from '#db/lib/table-catalog.ts';
import type { TableCatalog } from '#db/lib/table-catalog.ts';
import { compress } from './encodings.ts';
import type { Encoding } from './encodings.ts';
import { KeptStore } from './kept-store.ts';
import type { Keepable } from './kept-store.ts';

const MEMORY_LIMIT_BYTES = 16 * 1024 * 1024;
/** With compressed forms, which are a fifth of it or less. */
const BYTES_FOR_EACH = 1.5;

/** How many queries are known to be public, and what their texts may take. */
const KNOWN_QUERIES = { max: 2000, maxSize: 8 * 1024 * 1024 };

/** How much a replica may be behind the database that is written to, in ms. */
const REPLICA_LAG_MS = 5000;

/** What answers something, as it is sent. */
export interface MadeAnswer extends Pick<Keepable, 'isKept' | 'isPersonal'> {
  status: number;
  headers: ReadonlyMap<string, string>;
  content: AnswerContent;
}

type Answer = MadeAnswer & Keepable;

/** Bytes that are sent as they are, or compressed once however often they are. */
export class AnswerContent {
  readonly identity: Buffer;
  readonly etag: string | undefined;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** @param etagOf what names bytes to caches */
  constructor(content: string | Buffer, etagOf: (bytes: Buffer) => string | undefined) {
    this.identity = Buffer.from(content);
    this.etag = etagOf(this.identity);
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br') return (this.#br ??= compress(this.identity, 'br'));
    if (encoding === 'gzip') return (this.#gzip ??= compress(this.identity, 'gzip'));
    return this.identity;
  }
}

/**
 * Results of public queries, and what the REST shim answers everybody alike. Each is tagged with the
 * tables that were read for it, by the statements that were sent, and with the tags of facts that were
 * kept: whatever a field does, nothing has to say so and nothing can be forgotten.
 */
export class KeptAnswers {
  readonly store: KeptStore<Answer>;
  readonly #catalog: TableCatalog;
  readonly #known = new LRUCache<string, true>({
    ...KNOWN_QUERIES,
    sizeCalculation: (_, text) => 2 * text.length + 100,
  });

  /** @param hasReplicas whether answers may be read from databases that are behind */
  constructor(clock: () => number, catalog: TableCatalog, hasReplicas: boolean) {
    this.#catalog = catalog;
    const settleMs = hasReplicas ? REPLICA_LAG_MS : 0;
    this.store = new KeptStore({ clock, bytes: MEMORY_LIMIT_BYTES, settleMs });
  }

  /** The answer that is kept under `key`, if there is one. */
  find(key: string): MadeAnswer | undefined {
    return this.store.find(key);
  }

  /**
   * The answer to a query. Only of those that are known to be public it is shared with whoever asks
   * the same: nobody waits for what is somebody else's.
   */
  async get(text: string, key: string, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> {
    if (this.#known.has(text)) return this.store.get(key, () => this.#make(make));
    const answer = await make();
    if (answer.isKept) this.#known.set(text, true);
    return answer;
  }

  async #make(make: () => Promise<MadeAnswer>): Promise<Answer> {
    const { result, texts, tags } = await withSources(make);
    for (const text of texts) {
      for (const table of this.#catalog.readBy(text)) tags.add(tableTag(table));
    }
    const bytes = Math.ceil(BYTES_FOR_EACH * result.content.identity.length);
    return { ...result, tags, bytes };
  }
}
