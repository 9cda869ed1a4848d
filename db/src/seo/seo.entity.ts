import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '#domain/accounts/language.ts';

export const PageMetaSchema = defineEntity({
  name: 'PageMeta',
  tableName: 'page_metas',
  properties: {
    language: p.string().columnType('text').$type<Language>().primary(),
    path: p.string().columnType('text').primary(),
    /** Empty: what the page says of itself. So are the others. */
    title: p.text(),
    description: p.text(),
    picture: p.text(),
  },
});

export const RedirectSchema = defineEntity({
  name: 'Redirect',
  tableName: 'redirects',
  properties: {
    fromPath: p.string().columnType('text').primary(),
    toPath: p.text(),
    createdAt: p.datetime(),
  },
});
