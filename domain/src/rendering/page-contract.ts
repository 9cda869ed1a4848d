import type { DocumentNode } from 'graphql';
import type { ColorMode } from '../accounts/color-mode.ts';
import type { Language } from '../accounts/language.ts';
import type { CurrencyId } from '../payments/currency.ts';

/*
 * What the server and the rendered app agree on: the server asks for pages, the app makes them. Types
 * only, so that neither side brings the other along.
 */

/** What readers choose and pages show: what makes two readers' pages of one address differ. */
export interface Preferences {
  language: Language;
  currency: CurrencyId;
  colorMode: ColorMode;
}

/** What a browser needs to check the shared password of the private beta itself, and not more. */
export interface BetaGate {
  /** Its own for each installation, and always the same there: what is unlocked stays so. */
  salt: string;
  /** Rounds of PBKDF2 with SHA-256; as many as OWASP asks for. */
  rounds: number;
  /** The password's digest, hexadecimal. */
  digest: string;
}

/** Where maps have pictures from. */
export interface MapTiles {
  /** Address of a picture, with `{z}`, `{x}` and `{y}` for its zoom, column and row. */
  url: string;
  /** Whom they are by, which every map says. */
  attribution: string;
}

/** A query of a page. */
export interface PageOperation {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A page to be rendered. */
export interface RenderRequest {
  /** Absolute address. */
  url: string;
  /** Epoch milliseconds. */
  now: number;
  preferences: Preferences;
  /** Whether nobody is logged in, so that the page need not ask. */
  isSignedOut: boolean;
  /** What the lock screen checks the shared password against; undefined without one. */
  gate?: BetaGate | undefined;
  /** Undefined where maps are drawn from outlines. */
  mapTiles?: MapTiles | undefined;
  /** Runs a GraphQL operation as the reader. Its result is JSON, as it would arrive over HTTP. */
  execute: (operation: PageOperation) => Promise<string>;
  /** Called with what failed, which the browser will try again. */
  onError: (error: unknown) => void;
}

/** Texts of script and style elements, by which the browser knows them from what somebody smuggled in. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface RenderedPage {
  status: number;
  /** Attributes of the html element, each with a space before it. */
  attributes: string;
  head: string;
  body: string;
  /** What stands in head and body and is meant to run. */
  inline: InlineSources;
  /** Cache keys of the things that the page shows, such as `Studio:7`. */
  entities: string[];
  /** Source files of the matched pages, as the manifest of the build names them. */
  modules: string[];
  /** Addresses of the texts that the page is in. */
  texts: string[];
  /** Whether the payment provider's script is to be let in. */
  takesPayments: boolean;
}

export type RenderResult = RenderedPage | { redirect: string; status: number };

/** What tells the page at an address from others. */
export interface PageAddress {
  /** From the root: the path, and the parameters that the page reads. */
  address: string;
  /** Whether there is a page; all addresses without one are alike. */
  exists: boolean;
}

/** A page as it is found. */
export interface PageRoute {
  /** From the root, with `:name` and `*` for its parts: `/studios/:id`. */
  path: string;
  /** The parameters of the address that it reads. */
  params: readonly string[];
}

/** What tells pages and their readers apart, without rendering anything. */
export interface PageAddresses {
  /** Every page, in the order in which they are matched. */
  readonly pages: readonly PageRoute[];
  /** What tells the page at an address from others. @param url absolute */
  addressOf(url: string): PageAddress;
  /**
   * What a reader has chosen, of a cookie header, or else is likely to want.
   * @param language what they read, chosen or not
   * @param accepted their `Accept-Language` header
   */
  preferencesOf(cookies: string, language: Language, accepted: string): Preferences;
}

/** What the server entry of the web app exports as `renderer`. */
export interface PageRenderer extends PageAddresses {
  /** Renders the page at an address as it would be in the browser. */
  render(request: RenderRequest): Promise<RenderResult>;
}
