import type { Pool } from 'pg';

/** How often a statement is sent before it gets a name: what is sent once is not worth one. */
const HOT_AFTER = 5;

/**
 * Connections keep what they have prepared, so there is an end to it. Filters of a search can be
 * combined into more texts than that; the ones in real use come first.
 */
const NAMES = 200;
const COUNTED_TEXTS = 2000;

/**
 * Lets each connection of `pool` parse a statement that is sent again and again only once, which
 * takes PostgreSQL as long as most reads themselves, and plan it once where every plan is alike.
 */
export function prepareHotStatements(pool: Pool): void {
  const hot = new HotStatements();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: unknown[]) => {
      const [text, values] = args;
      const isPlain = typeof text === 'string' && Array.isArray(values) && args.length === 2;
      const name = isPlain ? hot.nameOf(text) : undefined;
      if (!isPlain || name === undefined) return send(...args);
      return (send({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        hot.forget(text);
        // Within a transaction this fails too, as everything does once one statement has failed.
        return send(text, values);
      });
    };
    Object.assign(client, { query });
  });
}

/** Statements that are sent so often that they are prepared, by their text. */
class HotStatements {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #outdated = new Set<string>();
  #lastName = 0;

  /** The name of a statement that is prepared. Each call counts as sending it. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= NAMES || this.#outdated.has(text) || !isPreparable(text)) {
      return undefined;
    }
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < HOT_AFTER) {
      if (this.#counts.size >= COUNTED_TEXTS) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    this.#lastName += 1;
    const name = `hot_${this.#lastName}`;
    this.#names.set(text, name);
    return name;
  }

  forget(text: string): void {
    this.#names.delete(text);
    this.#outdated.add(text);
  }
}

/** Neither what begins and ends transactions nor what changes the schema. */
function isPreparable(text: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text);
}

/** Whether a migration has changed what the prepared statement returns. */
function isOutdated(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  );
}
