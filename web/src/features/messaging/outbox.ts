import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { failureOf } from '#web/lib/failures.ts';
import { pauseOrOnline } from '#web/lib/pause.ts';
import { AttachmentRefused } from './attachments.ts';
import type { Attachment, AttachmentProblem } from './attachments.ts';
import type { Keeping } from './keeping.ts';

/** A message that is on its way. */
export interface PendingMessage {
  /** Under which it is sent, once however often that is tried. */
  key: string;
  content: string;
  /** Files, which leave by themselves. It is sent once they are at the server. */
  attachments: readonly PendingAttachment[];
  /** When it was written, epoch milliseconds. */
  at: number;
  /**
   * `waiting` for a connection; `sent`, and on its way back into what is shown; `refused` for good,
   * unless it is tried again by hand.
   */
  state: 'sending' | 'waiting' | 'sent' | 'refused';
  /** What the server said when it refused. */
  reason?: string | undefined;
  /** Why one of its files was not taken. */
  problem?: AttachmentProblem | undefined;
}

/** A file of a message that is on its way. */
export interface PendingAttachment {
  key: string;
  name: string;
  kind: AttachmentKind;
}

/** Sends a message. It fails with the error of the call. @returns whether it is to be sent at all */
type Send = (message: PendingMessage) => Promise<boolean>;

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
    this.#set([...kept.flatMap(asPending), ...this.#pending]);
    void this.#sendAll();
  }

  add(content: string, attachments: readonly Attachment[]): void {
    const message = {
      key: crypto.randomUUID(),
      content,
      attachments: attachments.map(({ key, name, kind }) => ({ key, name, kind: kind! })),
      at: Date.now(),
      state: 'sending',
    } as const;
    this.#set([...this.#pending, message]);
    void this.#sendAll();
  }

  /** Tries one again that was refused. */
  retry(key: string): void {
    this.#change(key, { state: 'sending', reason: undefined, problem: undefined });
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
        const isSent = await this.#send(next);
        // It stays where it is until it is shown among the others, if anybody looks.
        if (isSent && this.#listeners.size > 0) this.#change(key, { state: 'sent' });
        else this.remove(key);
        pause = RETRY_MS;
      } catch (error) {
        if (error instanceof AttachmentRefused) {
          this.#change(key, { state: 'refused', problem: error.problem });
          continue;
        }
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

/** What was kept, if it is a message of ours. */
function asPending(value: unknown): PendingMessage[] {
  const message = (value ?? {}) as Partial<PendingMessage>;
  const { key, content, at, attachments = [] } = message;
  const isOne = typeof key === 'string' && typeof content === 'string' && typeof at === 'number';
  return isOne ? [{ ...(message as PendingMessage), attachments }] : [];
}
