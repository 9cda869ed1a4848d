import { asLanguage, languages } from '#domain/accounts/language.ts';
import { enumName, enumValue } from '#domain/enums/enum-name.ts';
import type { EnumName } from '#domain/enums/enum-name.ts';
import { textKinds } from '#domain/texts/text.ts';
import type { TextKind } from '#domain/texts/text.ts';
import type { Language } from '#web/lib/schema.generated.ts';

/** A text, as the API names it. */
export interface TextRef {
  kind: EnumName<TextKind>;
  slug: string;
  language: Language;
}

/** Where administrators edit a text. */
export function editPath({ kind, slug, language }: TextRef): string {
  return `/admin/content/${enumValue(kind, textKinds)}/${slug}/${enumValue(language, languages)}`;
}

/** Where administrators find the texts of a kind. */
export function listPath(kind: TextRef['kind']): string {
  return kind === 'POST' ? '/admin/blog' : `/admin/content?kind=${kind}`;
}

/** The text that an address of {@link editPath} is about; undefined for one that is none. */
export function textAt(params: Readonly<Record<string, string | undefined>>): TextRef | undefined {
  const kind = textKinds.find((one) => one === params.kind);
  const language = asLanguage(params.language);
  if (!kind || !language || !params.slug) return undefined;
  return { kind: enumName(kind), slug: params.slug, language: enumName(language) };
}
