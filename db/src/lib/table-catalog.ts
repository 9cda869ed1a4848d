import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../orm.ts';

/** How many statements are remembered, and how long they may be together. Some have values in their texts. */
const KNOWN = {
  max: 5000,
  maxSize: 4_000_000,
  sizeCalculation: (_: unknown, text: string) => text.length + 1,
};

type Names = ReadonlySet<string>;

const none: Names = new Set();

/** What changes when something in a table does. */
export function tableTag(table: string): string {
  return `table:${table}`;
}

/** What the schema says of which tables depend on which. */
export interface SchemaFacts {
  tables: readonly string[];
  /** Views and functions, with the text that defines them. */
  definitions: readonly { name: string; text: string }[];
  /** Functions that a write to a table calls. */
  triggers: readonly { table: string; routine: string }[];
  /** Tables whose rows are changed by foreign keys, with what happens to which others. */
  cascades: readonly { table: string; verb: string; dependent: string; effect: string }[];
}

/**
 * Which tables a statement reads and writes, by the names in its text, the views and functions among
 * them, the triggers of what it writes, and the rows that go with those that it deletes. Where the
 * text leaves a doubt, such as a column that is called like a table, it counts.
 */
export class TableCatalog {
  readonly #tables: Names;
  readonly #facts: SchemaFacts;
  readonly #definitions: ReadonlyMap<string, readonly string[]>;
  readonly #read = new LRUCache<string, Names>(KNOWN);
  readonly #written = new LRUCache<string, Names>(KNOWN);

  constructor(facts: SchemaFacts) {
    this.#facts = facts;
    this.#tables = new Set(facts.tables);
    const byName = Map.groupBy(facts.definitions, ({ name }) => name);
    this.#definitions = new Map(
      [...byName].map(([name, definitions]) => [name, definitions.map(({ text }) => text)]),
    );
  }

  /** The tables that a statement reads, or may. */
  readBy(text: string): Names {
    return remembered(this.#read, text, () => this.#namedIn(text, new Set()));
  }

  /** The tables that a statement writes, or may. */
  writtenBy(text: string): Names {
    return remembered(this.#written, text, () => {
      const written = new Set<string>();
      this.#addWrites(text, written, new Set());
      return written.size === 0 ? none : written;
    });
  }

  #namedIn(text: string, seen: Set<string>): Names {
    const found = new Set<string>();
    for (const word of wordsOf(text)) {
      if (this.#tables.has(word)) found.add(word);
      for (const table of this.#behind(word, seen)) found.add(table);
    }
    return found;
  }

  /** What a view or a function stands for. */
  #behind(name: string, seen: Set<string>): Names {
    const definitions = this.#definitions.get(name);
    if (!definitions || seen.has(name)) return none;
    seen.add(name);
    return new Set(definitions.flatMap((text) => [...this.#namedIn(text, seen)]));
  }

  #addWrites(text: string, written: Set<string>, seen: Set<string>): void {
    for (const { verb, table } of targetsOf(text)) this.#addWrite(verb, table, written, seen);
    for (const word of wordsOf(text)) {
      const definitions = this.#definitions.get(word);
      if (!definitions || seen.has(word)) continue;
      seen.add(word);
      for (const definition of definitions) this.#addWrites(definition, written, seen);
    }
  }

  #addWrite(verb: string, table: string, written: Set<string>, seen: Set<string>): void {
    const step = `${verb} ${table}`;
    if (!this.#tables.has(table) || seen.has(step)) return;
    seen.add(step);
    written.add(table);
    for (const trigger of this.#facts.triggers) {
      if (trigger.table === table) this.#addWrites(trigger.routine, written, seen);
    }
    for (const cascade of this.#facts.cascades) {
      if (cascade.table !== table || !isDoneBy(verb, cascade.verb)) continue;
      this.#addWrite(cascade.effect, cascade.dependent, written, seen);
    }
  }
}

/** Whether a foreign key does on `verb` what it does on `cause`. */
function isDoneBy(verb: string, cause: string): boolean {
  return verb === cause || verb === 'merge' || (verb === 'truncate' && cause === 'delete');
}

/** The catalog of the database that `db` is connected to. */
export async function readTableCatalog(db: Sql): Promise<TableCatalog> {
  const { rows } = await sql<{ facts: SchemaFacts }>`
    SELECT json_build_object(
      'tables', (
        SELECT coalesce(json_agg(relname), '[]') FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      ),
      'definitions', (
        SELECT coalesce(json_agg(json_build_object('name', name, 'text', text)), '[]') FROM (
          SELECT viewname AS name, definition AS text FROM pg_views WHERE schemaname = 'public'
          UNION ALL
          SELECT matviewname, definition FROM pg_matviews WHERE schemaname = 'public'
          UNION ALL
          SELECT proname, coalesce(pg_get_function_sqlbody(oid), prosrc) FROM pg_proc
          WHERE pronamespace = 'public'::regnamespace AND prolang <> ALL (
            SELECT oid FROM pg_language WHERE lanname IN ('c', 'internal')
          )
        ) AS defined
      ),
      'triggers', (
        SELECT coalesce(json_agg(json_build_object('table', relname, 'routine', proname)), '[]')
        FROM pg_trigger
        JOIN pg_class ON pg_class.oid = tgrelid
        JOIN pg_proc ON pg_proc.oid = tgfoid
        WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
      ),
      'cascades', (
        SELECT coalesce(json_agg(json_build_object(
          'table', parent.relname,
          'verb', verb,
          'dependent', child.relname,
          'effect', CASE WHEN verb = 'delete' AND action = 'c' THEN 'delete' ELSE 'update' END
        )), '[]')
        FROM pg_constraint
        JOIN pg_class parent ON parent.oid = confrelid
        JOIN pg_class child ON child.oid = conrelid
        CROSS JOIN LATERAL (VALUES ('delete', confdeltype), ('update', confupdtype)) AS _(verb, action)
        WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace
          AND action IN ('c', 'n', 'd')
      )
    ) AS facts
  `.execute(db);
  return new TableCatalog(rows[0]!.facts);
}

function remembered(known: LRUCache<string, Names>, text: string, find: () => Names): Names {
  let names = known.get(text);
  if (!names) known.set(text, (names = find()));
  return names;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z_][a-z0-9_]*/g));
}

/** Where the statements within a text write to, and how. */
function* targetsOf(text: string): Generator<{ verb: string; table: string }> {
  const target =
    /\b(insert)\s+into\s+|\b(update)\s+(?:only\s+)?|\b(delete)\s+from\s+(?:only\s+)?|\b(merge)\s+into\s+|\b(truncate)\s+|\b(copy)\s+/g;
  const lower = text.toLowerCase();
  for (const found of lower.matchAll(target)) {
    const verb = found.slice(1).find(Boolean)!;
    const rest = lower.slice(found.index + found[0].length);
    if (verb === 'truncate') {
      for (const table of wordsOf(rest)) yield { verb, table };
      continue;
    }
    const name = /^(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/.exec(rest)?.[1];
    if (name !== undefined) yield { verb, table: name };
  }
}
