import type { Language } from '#domain/accounts/language.ts';
import type { SearchKind } from '#domain/search/search-kind.ts';
import type { Context } from './context.ts';

/** A thing that the search of the site finds, with the fields of spec §3. */
export interface SearchHit {
  id: number | string;
  /** Its title, its name, or the question that it answers. */
  title: string;
  /** The last part of its address. */
  slug: string;
  /** Path of its page. */
  url: string;
  /** What tells it from others of the same title, such as where it is. */
  detail?: string;
  /** Path of a picture; looked up only when it is asked for. */
  image?: () => Promise<string | null>;
  /** How many studios it leads to; counted only when it is asked for. */
  studioCount?: () => Promise<number>;
}

export interface SourceResult {
  /** The best first. */
  hits: SearchHit[];
  /** How many there are beyond those too; counted only when it is asked for. */
  totalCount: () => Promise<number>;
  /** The text that found them when the one given found nothing as it was spelt. */
  correctedText?: string | null | undefined;
}

/** Where one kind of results comes from: in the folder of the feature that these are of. */
export interface SearchSource {
  kind: SearchKind;
  /**
   * What answers to `text`, which has at least one word in it.
   * @param limit how many at most, from 1 to 100
   * @param language that of the reader, for what is written in several
   */
  find(context: Context, text: string, limit: number, language: Language): Promise<SourceResult>;
}
