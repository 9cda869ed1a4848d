import { openJournal } from './journal.ts';
import type { Change } from './journal.ts';
import type { Kind, Records } from './records.ts';

/** What is stored, as one request sees and changes it. */
export interface Draft {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  /** All of a kind, the oldest first. */
  all<K extends Kind>(kind: K): Records[K][];
  /** Stores a record that is new, or in the place of the one with its id. @returns the record */
  put<K extends Kind>(kind: K, record: Records[K]): Records[K];
  remove(kind: Kind, id: string): void;
}

export interface Store {
  /**
   * Calls `work` with everything that is stored. What it changes is kept at once and as a whole when
   * it returns, before anything is answered, and not at all when it throws.
   */
  change<T>(work: (draft: Draft) => T): T;
  close(): void;
}

type Tables = Map<Kind, Map<string, Records[Kind]>>;

/** @param folder where it is kept; in memory alone when there is none */
export function openStore(folder: string | undefined): Store {
  const tables: Tables = new Map();
  const apply = ({ kind, id, record }: Change) => {
    const table = tables.get(kind) ?? new Map<string, Records[Kind]>();
    tables.set(kind, table);
    if (record) table.set(id, record);
    else table.delete(id);
  };
  const journal = folder === undefined ? undefined : openJournal(folder, apply);
  return {
    change(work) {
      const changes = new Map<string, Change>();
      const result = work(draftOf(tables, changes));
      if (changes.size > 0) {
        journal?.append([...changes.values()]);
        for (const change of changes.values()) apply(change);
      }
      return result;
    },
    close: () => journal?.close(),
  };
}

function draftOf(tables: Tables, changes: Map<string, Change>): Draft {
  const keyOf = (kind: Kind, id: string) => `${kind} ${id}`;
  return {
    get<K extends Kind>(kind: K, id: string) {
      const change = changes.get(keyOf(kind, id));
      const found = change ? change.record : tables.get(kind)?.get(id);
      return found as Records[K] | undefined;
    },
    all<K extends Kind>(kind: K) {
      const rows = new Map(tables.get(kind));
      for (const change of changes.values()) {
        if (change.kind !== kind) continue;
        if (change.record) rows.set(change.id, change.record);
        else rows.delete(change.id);
      }
      return [...rows.values()] as Records[K][];
    },
    put(kind, record) {
      changes.set(keyOf(kind, record.id), { kind, id: record.id, record });
      return record;
    },
    remove(kind, id) {
      changes.set(keyOf(kind, id), { kind, id, record: null });
    },
  };
}
