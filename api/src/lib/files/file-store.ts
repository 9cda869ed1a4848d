import type { Readable } from 'node:stream';

/** Bytes of a file, counted from 0; `end` is the last of them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where what people upload is kept. Files are named `folder/file`. */
export interface FileStore {
  /**
   * Writes a file whole or not at all, so that nobody ever reads half of one. Writing it again
   * replaces it.
   */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Writes what is in a file of the {@link Spool}, in the same way. It may be gone from there then. */
  writeFrom(name: string, path: string): Promise<void>;
  /** How many bytes a file has, or undefined when there is none of this name. */
  sizeOf(name: string): Promise<number | undefined>;
  /**
   * A file, or a part of it, as it is read. Whoever does not read it to its end destroys it.
   * Undefined when there is none of this name.
   */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** A whole file, or undefined when there is none of this name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Deletes a file. Deleting it again does nothing. */
  delete(name: string): Promise<void>;
  /** The names of all files, in no order. */
  list(): AsyncIterable<string>;
  /** Deletes what a process that died left half written before `time` (epoch milliseconds). */
  deleteRemains(time: number): Promise<void>;
}

/** Names come from our own code; whatever else gets here must not leave the folder. */
const NAME = /^[a-z]+(?:-[a-z]+)*\/[0-9a-z]+(?:[.-][0-9a-z]+)*$/;

/** The name of a file, when it is one. @throws Error */
export function requireFileName(name: string): string {
  if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a file.`);
  return name;
}
