import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { entryKinds, entryParts } from '#domain/company/entry.ts';
import type { EntryInput, EntryKind } from '#domain/company/entry.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import type { SaveEntryInput } from '#web/lib/schema.generated.ts';
import type { AdminEntryFragment } from './entries.generated.ts';

type Values = Record<string, string>;

/** What the form of an entry holds. */
export interface EntryValues {
  isPublished: boolean;
  facts: Values;
  texts: Record<Language, Values>;
}

/** A part of entries as the form shows it. */
export interface FormPart {
  name: PartName;
  input: EntryInput;
  isRequired: boolean;
}

type NamesOf<Part> = Part extends unknown ? keyof Part & string : never;
type Parts = (typeof entryParts)[EntryKind];
/** The names of all parts of all kinds. */
export type PartName = NamesOf<Parts['facts']> | NamesOf<Parts['texts']>;

/** The facts, or the texts, of a kind. */
export function partsOf(kind: EntryKind, of: 'facts' | 'texts'): FormPart[] {
  const parts: Readonly<Record<string, Omit<FormPart, 'name'>>> = entryParts[kind][of];
  return Object.entries(parts).map(([name, part]) => ({ ...part, name: name as PartName }));
}

/** The kind that an address names; undefined for none. */
export function entryKindOf(name: string | undefined): EntryKind | undefined {
  return entryKinds.find((kind) => kind === name);
}

/** What the form begins with: an entry, or nothing. */
export function entryValues(kind: EntryKind, entry?: AdminEntryFragment): EntryValues {
  const blank = (of: 'facts' | 'texts') =>
    Object.fromEntries(partsOf(kind, of).map(({ name }) => [name, '']));
  const filled = (parts: readonly { name: string; value: string }[] = []) =>
    Object.fromEntries(parts.map(({ name, value }) => [name, value]));
  const written = (language: Language) =>
    entry?.texts.find((text) => enumValue(text.language, languages) === language)?.parts;
  return {
    isPublished: entry?.isPublished ?? true,
    facts: { ...blank('facts'), ...filled(entry?.facts) },
    texts: Object.fromEntries(
      languages.map((language) => [language, { ...blank('texts'), ...filled(written(language)) }]),
    ) as Record<Language, Values>,
  };
}

/** What the server is sent of the form. */
export function entryInput(
  kind: EntryKind,
  id: string | null,
  { isPublished, facts, texts }: EntryValues,
): SaveEntryInput {
  const parts = (values: Values) =>
    Object.entries(values).map(([name, value]) => ({ name, value }));
  return {
    id,
    kind: enumName(kind),
    isPublished,
    facts: parts(facts),
    texts: languages
      .filter((language) => Object.values(texts[language]).some((text) => text.trim()))
      .map((language) => ({ language: enumName(language), parts: parts(texts[language]) })),
  };
}
