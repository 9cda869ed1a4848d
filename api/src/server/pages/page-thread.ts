import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { PageRoute, RenderRequest, RenderResult } from '#domain/rendering/page-contract.ts';
import { receivedError, sentError } from './sent-error.ts';
import type { FromThread, SentOperation, ThreadData, ToThread } from './thread-messages.ts';

/**
 * Memory of a thread, in megabytes. What is left of a rendering is garbage, which V8 would rather
 * let pile up, where there is room, than collect.
 */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 24 };

/** How long a thread may take to show that it is alive, in ms: longer than pages at once take. */
const SIGN_OF_LIFE_MS = 3000;

export interface ThreadOptions {
  /** File of `render-thread.ts`, as it was built. */
  script: string | URL;
  /** Address of the server entry of the web app. */
  entry: string;
  /** Folder for what V8 has compiled, for the next thread. Without one each compiles the app anew. */
  compiled?: string;
  /** How long a page may take. */
  timeoutMs: number;
  log: Logger;
}

/** A page that a thread makes. */
interface Order {
  request: RenderRequest;
  result: PromiseWithResolvers<RenderResult>;
  /** Does work as part of what asked for the page, which traces show. */
  within: <T>(work: () => T) => T;
  timer: NodeJS.Timeout;
}

/** A thread that renders pages, whose queries are executed here. */
export class PageThread {
  /** What pages there are, once it can render. Rejects when it ends before. */
  readonly ready: Promise<readonly PageRoute[]>;
  /** Resolves with why it has ended. */
  readonly ended: Promise<Error>;
  readonly #options: ThreadOptions;
  readonly #worker: Worker;
  readonly #orders = new Map<number, Order>();
  #ordered = 0;
  #lifeTimer: NodeJS.Timeout | undefined;
  #reason: Error | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
    const { entry, compiled } = options;
    const workerData: ThreadData = { entry, compiled };
    this.#worker = new Worker(options.script, { workerData, resourceLimits: MEMORY });
    const ready = Promise.withResolvers<readonly PageRoute[]>();
    const ended = Promise.withResolvers<Error>();
    this.#worker.on('message', (message: FromThread) => {
      if (message.kind === 'ready') ready.resolve(message.pages);
      else this.#receive(message);
    });
    this.#worker.once('error', (error) => (this.#reason = error as Error));
    this.#worker.once('exit', (code) => {
      const error = this.#reason ?? new Error(`The thread has ended with ${code}.`);
      this.#end(error);
      ready.reject(error);
      ended.resolve(error);
    });
    this.ready = ready.promise;
    // Whoever does not wait for it hears that it has ended.
    this.ready.catch(() => undefined);
    this.ended = ended.promise;
  }

  /** How many pages it has in hand. */
  get load(): number {
    return this.#orders.size;
  }

  /** @throws DomainError UNAVAILABLE when it takes too long, or the thread ends meanwhile */
  render(request: RenderRequest): Promise<RenderResult> {
    const page = (this.#ordered += 1);
    const result = Promise.withResolvers<RenderResult>();
    const timer = setTimeout(() => this.#giveUp(page), this.#options.timeoutMs);
    this.#orders.set(page, { request, result, within: AsyncLocalStorage.snapshot(), timer });
    const { execute: _execute, onError: _onError, ...sent } = request;
    this.#send({ kind: 'render', page, request: sent });
    return result.promise;
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message, []);
  }

  #receive(message: Exclude<FromThread, { kind: 'ready' }>): void {
    if (message.kind === 'gaveUp') {
      clearTimeout(this.#lifeTimer);
      this.#lifeTimer = undefined;
      return;
    }
    const order = this.#orders.get(message.page);
    // Nobody waits for it any more.
    if (!order) return;
    switch (message.kind) {
      case 'query':
        return void order.within(() => this.#execute(order, message));
      case 'partFailed':
        return order.within(() => order.request.onError(receivedError(message.error)));
      case 'rendered':
        this.#forget(message.page, order);
        return order.result.resolve(message.result);
      case 'failed':
        this.#forget(message.page, order);
        return order.result.reject(receivedError(message.error));
    }
  }

  async #execute({ request }: Order, { page, query, operation }: Asked): Promise<void> {
    const { text, ...others } = operation;
    try {
      const json = await request.execute({ query: parseOnce(text), ...others });
      this.#send({ kind: 'result', page, query, json });
    } catch (error) {
      this.#send({ kind: 'noResult', page, query, error: sentError(error) });
    }
  }

  /** Of a thread that shows no sign of life nothing can be had any more. */
  #giveUp(page: number): void {
    const order = this.#orders.get(page);
    if (!order) return;
    const { request, result } = order;
    this.#forget(page, order);
    result.reject(unavailable());
    this.#send({ kind: 'giveUp', page });
    this.#lifeTimer ??= setTimeout(() => {
      this.#reason = new Error(`The thread did not answer after ${request.url} took too long.`);
      void this.terminate();
    }, SIGN_OF_LIFE_MS);
  }

  #forget(page: number, { timer }: Order): void {
    clearTimeout(timer);
    this.#orders.delete(page);
  }

  #end(reason: Error): void {
    clearTimeout(this.#lifeTimer);
    for (const [page, order] of this.#orders) {
      this.#forget(page, order);
      order.result.reject(unavailable(reason));
    }
  }
}

interface Asked {
  page: number;
  query: number;
  operation: SentOperation;
}

function unavailable(cause?: Error): DomainError {
  return new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2, cause });
}

/** The documents of the app, which are constants. */
const documents = new Map<string, DocumentNode>();

/** Where its parts are in the text takes twice the memory of the rest, and is told by what executes it. */
function parseOnce(text: string): DocumentNode {
  let document = documents.get(text);
  if (!document) documents.set(text, (document = parse(text, { noLocation: true })));
  return document;
}
