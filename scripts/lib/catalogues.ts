import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../domain/src/accounts/language.ts';
import type { Language } from '../../domain/src/accounts/language.ts';

const root = join(import.meta.dirname, '../..');

/** The texts of one folder in one language, by key, with dots between its levels. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of one folder. */
export interface Catalogue {
  /** The folder, such as `web/src/features/search/locales`. */
  folder: string;
  /** By language; one that has no file has no texts. */
  texts: Readonly<Record<Language, Texts>>;
}

/** Every folder of texts. */
export function readCatalogues(): Catalogue[] {
  const folders = ['{web,api}/src/**/{locales,menu}/en.json', 'domain/src/**/messages/en.json'];
  return globSync(folders, { cwd: root })
    .toSorted()
    .map((path) => {
      const folder = path.replaceAll('\\', '/').replace('/en.json', '');
      const texts = languages.map((language) => [language, readTexts(folder, language)] as const);
      return { folder, texts: Object.fromEntries(texts) as Record<Language, Texts> };
    });
}

function readTexts(folder: string, language: Language): Texts {
  const [path] = globSync(`${folder}/${language}.json`, { cwd: root });
  if (path === undefined) return new Map();
  return new Map(flatten(JSON.parse(readFileSync(join(root, path), 'utf8')), groupOf(folder)));
}

/** What the code puts before the keys of a folder: texts of one feature among those of all. */
function groupOf(folder: string): string {
  return (
    /^web\/.*?(?<owner>\w+)\/menu$|^domain\/src\/(?<feature>\w+)\/messages$/
      .exec(folder)
      ?.slice(1)
      .find(Boolean) ?? ''
  );
}

function flatten(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) =>
    flatten(inner, key ? `${key}.${name}` : name),
  );
}

const pluralForm = /_(?<form>zero|one|two|few|many|other)$/;

/** A key without its plural form. */
export function baseOf(key: string): string {
  return key.replace(pluralForm, '');
}

/** A key as the code names it: without its plural form, and for both forms of a text of an email. */
export function keyInCode(key: string): string {
  return baseOf(key).replace(/_neutral$/, '');
}

/** Which plural form of its text a key holds. */
export function formOf(key: string): string | undefined {
  return pluralForm.exec(key)?.groups?.form;
}
