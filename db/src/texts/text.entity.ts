import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { Document } from '#domain/documents/document.ts';
import type { TextKind } from '#domain/texts/text.ts';

export const TextSchema = defineEntity({
  name: 'Text',
  tableName: 'texts',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.string().$type<TextKind>(),
    language: p.string().$type<Language>(),
    slug: p.string(),
    /** Whom readers take to have written it. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    liveRevisionId: p.integer().nullable(),
    scheduledRevisionId: p.integer().nullable(),
    scheduledFor: p.datetime().nullable(),
    /** When readers first had it, or will. */
    publishedAt: p.datetime().nullable(),
    previewKey: p.string().hidden(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** Something that editors write. */
export class Text extends TextSchema.class {}
TextSchema.setClass(Text);

export const TextRevisionSchema = defineEntity({
  name: 'TextRevision',
  tableName: 'text_revisions',
  properties: {
    id: p.integer().primary().autoincrement(),
    text: () => p.manyToOne(TextSchema).ref(),
    number: p.integer(),
    title: p.text(),
    description: p.text(),
    lead: p.text(),
    category: p.string(),
    tags: p.array(),
    position: p.integer(),
    body: p.json<Document>(),
    words: p.text(),
    /** Who saved it. */
    user: () => p.manyToOne(UserSchema).ref().nullable(),
    createdAt: p.datetime(),
  },
});

/** A state of a text that was saved. */
export class TextRevision extends TextRevisionSchema.class {}
TextRevisionSchema.setClass(TextRevision);

export const TextAddressSchema = defineEntity({
  name: 'TextAddress',
  tableName: 'text_addresses',
  properties: {
    id: p.integer().primary().autoincrement(),
    text: () => p.manyToOne(TextSchema).ref(),
    kind: p.string().$type<TextKind>(),
    language: p.string().$type<Language>(),
    slug: p.string(),
  },
});

/** An address that a text has or had. */
export class TextAddress extends TextAddressSchema.class {}
TextAddressSchema.setClass(TextAddress);
