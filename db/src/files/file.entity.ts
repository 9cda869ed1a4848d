import { defineEntity, p } from '@mikro-orm/core';

export const StoredFileSchema = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  properties: {
    id: p.integer().primary().autoincrement(),
    /**
     * Whose it is; null for what people without an account have uploaded. A key in the database; here a
     * number, since users come after files.
     */
    userId: p.integer().nullable(),
    /** Which kind of upload it is of, by the folder that its files are in. */
    kind: p.string().columnType('text'),
    /** SHA-256 of the user and the content, in hexadecimal: what its files are called by. */
    name: p.string().columnType('text'),
    /** Its files in the store, such as `avatars/0a…f9-256.webp`. */
    objects: p.array().columnType('text[]'),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Null while its files are being written. */
    storedAt: p.datetime().nullable(),
    /** Null while it is used. */
    removedAt: p.datetime().nullable(),
  },
});

/** Something that was uploaded. Known before its files are written, and until they are deleted. */
export class StoredFile extends StoredFileSchema.class {}
StoredFileSchema.setClass(StoredFile);
