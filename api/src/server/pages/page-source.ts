import type { RequestHandler } from 'express';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { BetaGate } from '../beta-gate.ts';
import type { Template } from './page-document.ts';

/** A page to be rendered. */
export interface RenderRequest {
  /** Absolute address. */
  url: string;
  /** Epoch milliseconds. */
  now: number;
  /** The reader's choices, as {@link PageRenderer.choicesOf} gives them. */
  cookies: string;
  nonce: string;
  /** Whether nobody is logged in, so that the page need not ask. */
  isSignedOut: boolean;
  /** What the lock screen checks the shared password against; undefined without one. */
  gate?: BetaGate | undefined;
  /** Runs a GraphQL operation as the reader. */
  execute: (operation: {
    query: DocumentNode;
    variables: Record<string, unknown>;
    operationName: string | undefined;
  }) => Promise<ExecutionResult>;
  /** Told of parts that failed, which the browser will try again. */
  onError: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  /** Attributes of the html element, each with a space before it. */
  attributes: string;
  head: string;
  body: string;
  /** Things that the page shows, such as `Studio:7`. */
  entities: string[];
  /** Source files of the matched pages, as the manifest of the build names them. */
  modules: string[];
}

export type RenderResult = RenderedPage | { redirect: string; status: number };

export interface PageAddress {
  /** From the root. */
  address: string;
  /** Whether there is a page. */
  exists: boolean;
}

/** A page as it is found. */
export interface PageRoute {
  /** From the root, with `:name` and `*` for its parts: `/studios/:id`. */
  path: string;
  /** The parameters of the address that it reads. */
  params: readonly string[];
}

/** What the server entry of the web app exports. */
export interface PageRenderer {
  /** Every page, in the order in which they are matched. */
  pages: readonly PageRoute[];
  render(request: RenderRequest): Promise<RenderResult>;
  /**
   * What pages are told apart by: the path and the parameters that the page at an address reads, or
   * one address for all that lead nowhere.
   * @param url absolute
   */
  addressOf(url: string): PageAddress;
  /**
   * Of a cookie header, only what public pages depend on: theme and the like; and the language,
   * whatever it was chosen by.
   */
  choicesOf(cookies: string, language: Language): string;
}

/** What a page is made with. */
export interface PageKit {
  renderer: PageRenderer;
  template: Template;
  /** Addresses of the scripts that pages made of these modules need. */
  preloadsOf(modules: readonly string[]): readonly string[];
}

/** Where pages and the files of the web app come from: the build, or Vite in development. */
export interface PageSource {
  /** Serves scripts, fonts and other files. */
  files: RequestHandler;
  /** Where those are that are served as they are. */
  publicFolder: string;
  /** What the page at a path is made with, now. */
  kitFor(path: string): Promise<PageKit>;
  /** Whether rendered pages may be kept, which changes of the code would not show in. */
  keepsPages: boolean;
  /** An error with places in the source, where it is known how to tell them. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}
