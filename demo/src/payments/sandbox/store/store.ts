import { openJournal } from './journal.ts';
import type { Change } from './journal.ts';
import type { Records } from './records.ts';

/** What can be stored: records by kind. */
type Storable<R> = { [K in keyof R]: { id: string } };

/** What is stored, as one request sees and changes it. */
export interface Draft<R extends Storable<R> = Records> {
  get<K extends keyof R & string>(kind: K, id: string): R[K] | undefined;
  /** All of a kind, the oldest first. */
  all<K extends keyof R & string>(kind: K): R[K][];
  /** Stores a record that is new, or in the place of the one with its id. @returns the record */
  put<K extends keyof R & string>(kind: K, record: R[K]): R[K];
  remove(kind: keyof R & string, id: string): void;
}

export interface Store<R extends Storable<R> = Records> {
  /**
   * Calls `work` with everything that is stored. What it changes is kept at once and as a whole when
   * it returns, before anything is answered, and not at all when it throws.
   */
  change<T>(work: (draft: Draft<R>) => T): T;
  close(): void;
}

type Tables = Map<string, Map<string, object>>;

/** @param path file that it is kept in; in memory alone when there is none */
export function openStore<R extends Storable<R> = Records>(path: string | undefined): Store<R> {
  const tables: Tables = new Map();
  const apply = ({ kind, id, record }: Change) => {
    const table = tables.get(kind) ?? new Map<string, object>();
    tables.set(kind, table);
    if (record) table.set(id, record);
    else table.delete(id);
  };
  const journal = path === undefined ? undefined : openJournal(path, apply);
  return {
    change(work) {
      const changes = new Map<string, Change>();
      const result = work(draftOf<R>(tables, changes));
      if (changes.size > 0) {
        journal?.append([...changes.values()]);
        for (const change of changes.values()) apply(change);
      }
      return result;
    },
    close: () => journal?.close(),
  };
}

function draftOf<R extends Storable<R>>(tables: Tables, changes: Map<string, Change>): Draft<R> {
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  return {
    get<K extends keyof R & string>(kind: K, id: string) {
      const change = changes.get(keyOf(kind, id));
      const found = change ? change.record : tables.get(kind)?.get(id);
      return (found ?? undefined) as R[K] | undefined;
    },
    all<K extends keyof R & string>(kind: K) {
      const rows = new Map(tables.get(kind));
      for (const change of changes.values()) {
        if (change.kind !== kind) continue;
        if (change.record) rows.set(change.id, change.record);
        else rows.delete(change.id);
      }
      return [...rows.values()] as R[K][];
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
