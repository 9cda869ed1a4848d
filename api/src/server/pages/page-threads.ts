import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { PageRoute, RenderRequest, RenderResult } from '#domain/rendering/page-contract.ts';
import { PageThread } from './page-thread.ts';
import type { ThreadOptions } from './page-thread.ts';

/** How long to wait before a thread is started in the place of one that could not start, in ms. */
const PAUSE_MS = 1000;

/**
 * Threads that render pages beside the one that answers requests, which rendering would hold up.
 * Another takes the place of one that ends.
 */
export class PageThreads {
  readonly #options: ThreadOptions;
  readonly #threads = new Set<PageThread>();
  readonly #closed = new AbortController();

  /** @param count how many */
  constructor(count: number, options: ThreadOptions) {
    this.#options = options;
    for (let index = 0; index < count; index += 1) this.#start();
  }

  /** What pages there are. @throws what the first thread has failed to start with */
  async pages(): Promise<readonly PageRoute[]> {
    const [first] = this.#threads;
    return first!.ready;
  }

  /**
   * Has the thread that has least to do render a page.
   * @throws DomainError UNAVAILABLE when there is none, it takes too long, or ends meanwhile
   */
  async render(request: RenderRequest): Promise<RenderResult> {
    const [thread] = [...this.#threads].toSorted((one, other) => one.load - other.load);
    if (!thread) throw new DomainError('UNAVAILABLE', 'errors.unavailable', { retryAfter: 2 });
    return thread.render(request);
  }

  /** Ends them. What they were making fails. */
  async close(): Promise<void> {
    this.#closed.abort();
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #start(): void {
    const thread = new PageThread(this.#options);
    this.#threads.add(thread);
    void this.#replace(thread);
  }

  async #replace(thread: PageThread): Promise<void> {
    const error = await thread.ended;
    this.#threads.delete(thread);
    const { aborted } = this.#closed.signal;
    if (aborted) return;
    this.#options.log.error({ err: error }, 'a thread that renders pages has ended');
    const started = await thread.ready.then(
      () => true,
      () => false,
    );
    if (!started)
      await sleep(PAUSE_MS, undefined, { signal: this.#closed.signal }).catch(() => undefined);
    if (!this.#closed.signal.aborted) this.#start();
  }
}
