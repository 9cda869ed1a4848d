import { failureOf } from '#web/lib/failures.ts';
import { pauseOrOnline } from '#web/lib/pause.ts';

/** A message that is on its way. */
export interface PendingMessage {
  /** Under which it is sent, once however often that is tried. */
  key: string;
  content: string;
  /** When it was written, epoch milliseconds. */
  at: number;
  /**
   * `waiting` for a connection; `sent`, and on its way back into what is shown; `refused` for good,
   * unless it is tried again by hand.
   */
  state: 'sending' | 'waiting' | 'sent' | 'refused';
  /** What it is known by, once it is sent. */
  messageId?: string | undefined;
  /** What the server said when it refused. */
  reason?: string | undefined;
}

/** Where messages are kept that a reload must not lose. */
interface Keeping {
  read: () => unknown;
  keep: (pending: readonly PendingMessage[]) => void;
}

/** Sends a message. It fails with the error of the call. @returns its id; undefined for none */
type Send = (message: PendingMessage) => Promise<string | undefined>;

const RETRY_MS = 3000;
const LAST_RETRY_MS = 60_000;

/** What passes by itself: the connection is gone, the server is, or it was too much at once. */
const PASSING = new Set(['NETWORK', 'UNAVAILABLE', 'RATE_LIMITED']);

/**
 * The messages of one conversation that are not at the server yet. They leave one after the other, as
 * they were written; what cannot be reached is tried again, under the same key.
 */
export class Outbox {
  readonly #send: Send;
  readonly #keeping: Keeping;
  readonly #listeners = new Set<() => void>();
  #pending: readonly PendingMessage[] = [];
  #isSending = false;
  #isRestored = false;

  constructor(send: Send, keeping: Keeping) {
    this.#send = send;
    this.#keeping = keeping;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly pending = (): readonly PendingMessage[] => this.#pending;

  /** Goes on with what was written before the page was loaded; once. */
  restore(): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    const kept = this.#keeping.read();
    if (!Array.isArray(kept)) return;
    this.#set([...kept.filter(isPending), ...this.#pending]);
    void this.#sendAll();
  }

  add(content: string): void {
    const message = {
      key: crypto.randomUUID(),
      content,
      at: Date.now(),
      state: 'sending',
    } as const;
    this.#set([...this.#pending, message]);
    void this.#sendAll();
  }

  /** Tries one again that was refused. */
  retry(key: string): void {
    this.#change(key, { state: 'sending', reason: undefined });
    void this.#sendAll();
  }

  /** Removes one, as when it has arrived. */
  remove(key: string): void {
    this.#set(this.#pending.filter((message) => message.key !== key));
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let pause = RETRY_MS;
    for (let next = this.#next(); next; next = this.#next()) {
      const { key } = next;
      try {
        const messageId = await this.#send(next);
        // It stays where it is until it is shown among the others, if anybody looks.
        if (messageId === undefined || this.#listeners.size === 0) this.remove(key);
        else this.#change(key, { state: 'sent', messageId });
        pause = RETRY_MS;
      } catch (error) {
        const { code, message } = failureOf(error);
        if (!PASSING.has(code)) {
          this.#change(key, { state: 'refused', reason: message });
          continue;
        }
        this.#change(key, { state: 'waiting' });
        await pauseOrOnline(pause);
        pause = Math.min(pause * 2, LAST_RETRY_MS);
      }
    }
    this.#isSending = false;
  }

  #next(): PendingMessage | undefined {
    return this.#pending.find(({ state }) => state === 'sending' || state === 'waiting');
  }

  #change(key: string, change: Partial<PendingMessage>): void {
    this.#set(
      this.#pending.map((message) => (message.key === key ? { ...message, ...change } : message)),
    );
  }

  #set(pending: readonly PendingMessage[]): void {
    this.#pending = pending;
    this.#keeping.keep(pending);
    for (const listener of this.#listeners) listener();
  }
}

/** Whether something that was kept is a message of ours. */
function isPending(value: unknown): value is PendingMessage {
  const { key, content, at } = (value ?? {}) as Partial<PendingMessage>;
  return typeof key === 'string' && typeof content === 'string' && typeof at === 'number';
}
