import type { RequestHandler } from 'express';
import type { PageRenderer } from '#domain/rendering/page-contract.ts';
import type { Template } from './page-document.ts';

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
