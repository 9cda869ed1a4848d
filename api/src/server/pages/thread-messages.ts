import type {
  PageOperation,
  PageRoute,
  RenderRequest,
  RenderResult,
} from '#domain/rendering/page-contract.ts';
import type { SentError } from './sent-error.ts';

/*
 * What the process and a thread that renders for it say to each other. `page` is the number of a
 * rendering, `query` that of a query within it.
 */

/** What a thread is started with. */
export interface ThreadData {
  /** Address of the server entry of the web app. */
  entry: string;
  /** Folder of what was compiled before; undefined where nothing is kept of that. */
  compiled: string | undefined;
}

/** A request for a page without what cannot be sent. */
export type SentRequest = Omit<RenderRequest, 'execute' | 'onError'>;

/** A query with the text of its document. */
export type SentOperation = Omit<PageOperation, 'query'> & { text: string };

export type ToThread =
  | { kind: 'render'; page: number; request: SentRequest }
  /** JSON, as it would arrive over HTTP. */
  | { kind: 'result'; page: number; query: number; json: string }
  | { kind: 'noResult'; page: number; query: number; error: SentError }
  /** Nobody waits for the page any more. Is answered, as a sign of life. */
  | { kind: 'giveUp'; page: number };

export type FromThread =
  | { kind: 'ready'; pages: readonly PageRoute[] }
  | { kind: 'query'; page: number; query: number; operation: SentOperation }
  /** What failed in a part of a page. */
  | { kind: 'partFailed'; page: number; error: SentError }
  | { kind: 'rendered'; page: number; result: RenderResult }
  | { kind: 'failed'; page: number; error: SentError }
  | { kind: 'gaveUp' };
