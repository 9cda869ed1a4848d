import type { Constructor, EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { QueryExecutorProvider } from 'kysely';
import type { EntityManager } from '../orm.ts';

/** What a feature keeps in the database. Every list of {@link DatabaseFeature} is made from these. */
export interface DatabaseFeature {
  /** As in `features.json`. */
  name: string;
  entities: readonly EntitySchema[];
  /**
   * The steps in `db/src/migrations` that make its tables, by the names of their files. Those of all
   * features are applied in the order of these names.
   */
  migrations: Readonly<Record<string, Constructor<Migration>>>;
  /** What it keeps about people, if anything. */
  personal?: PersonalData;
}

/** What a feature keeps about people: how they are given it, and how it goes when they do. */
export interface PersonalData {
  /** Every table of the feature that refers to a user, by its name. */
  tables: Readonly<Record<string, PersonalTable>>;
  /** Parts of the account export, by their names in it. Parts of the same name become one. */
  exports?: Readonly<Record<string, ExportPart>>;
  /** Takes out what the database does not delete together with the user. */
  erase?: Erasure;
}

export interface PersonalTable {
  /** Where the export shows its rows, such as `bookings.history`; null when it does not. */
  exported: string | null;
  /** Why the export does not show it. */
  leftOut?: string;
  /** Why rows of it stay when their user is erased, and how nobody can be known by them. */
  kept?: string;
}

/** Whatever SQL can be sent through. The types of the tables follow from the features, not the reverse. */
export type Statements = QueryExecutorProvider;

/** A row of the export, by the names that people read. */
export type ExportRow = Readonly<Record<string, unknown>>;

/** Reads a part of the export: without secrets, and nothing about anybody else. */
export type ExportPart = (
  db: Statements,
  userId: number,
) => Promise<ExportRow | readonly ExportRow[] | null>;

/** Somebody whose account is to go. */
export interface LeavingUser {
  id: number;
  email: string;
  name: string;
  username: string;
}

/**
 * Stores something about a user in every table of a feature that refers to users, for tests: from
 * `personal-data.factory.ts` in its folder.
 * @param of a user, and a studio of theirs
 */
export type PersonalDataFactory = (
  em: EntityManager,
  of: { userId: number; studioId: number },
) => Promise<void>;

/** @param now epoch milliseconds */
export type Erasure = (db: Statements, user: LeavingUser, now: number) => Promise<void>;

type PartsOf<Feature> = Feature extends { personal: { exports: infer Parts } }
  ? {
      [Name in keyof Parts]: Parts[Name] extends (...args: never[]) => Promise<infer Part>
        ? Part
        : never;
    }
  : never;

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The account export that these features make together. */
export type ExportsOf<Features> = Intersection<PartsOf<Features>>;
