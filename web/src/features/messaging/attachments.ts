import {
  ATTACHMENT_LIMIT_MB,
  ATTACHMENTS_LIMIT,
  attachmentTypeOf,
  FILE_NAME_LIMIT,
} from '#domain/messaging/attachments.ts';
import type { AttachmentKind } from '#domain/messaging/attachments.ts';
import { pauseOrOnline } from '#web/lib/pause.ts';
import { sendFile } from '#web/lib/send-file.ts';
import type { FileAnswer } from '#web/lib/send-file.ts';
import type { Keeping } from './keeping.ts';

/** Why a file is not attached: by its type or its size, since it is lost, or in the words of the server. */
export type AttachmentProblem = 'type' | 'size' | 'lost' | 'refused' | { said: string };

/** A file that somebody attaches. */
export interface Attachment {
  key: string;
  name: string;
  /** Undefined for what cannot be attached. */
  kind: AttachmentKind | undefined;
  /** How much of it has left, from 0 to 1. */
  progress: number;
  /** What the server calls it, once it has it. */
  id?: string;
  problem?: AttachmentProblem | undefined;
  /** Whether a message has it, rather than the one that is being written. */
  isTaken: boolean;
}

/** A file that a message cannot be sent with. */
export class AttachmentRefused extends Error {
  override readonly name = 'AttachmentRefused';
  readonly problem: AttachmentProblem;

  constructor(problem: AttachmentProblem) {
    super('A file was not attached.');
    this.problem = problem;
  }
}

/** How many leave at the same time. */
const TOGETHER = 2;
const RETRY_MS = 3000;
const LAST_RETRY_MS = 60_000;

const LIMIT_BYTES = ATTACHMENT_LIMIT_MB * 1024 * 1024;

interface Leaving {
  file: File;
  ending: AbortController;
}

/**
 * The files that somebody attaches in one conversation. They leave as soon as they are chosen, a few at
 * a time, and go on when the conversation is no longer shown. What could not be reached is tried again.
 */
export class Attachments {
  readonly #path: string;
  readonly #keeping: Keeping;
  readonly #listeners = new Set<() => void>();
  /** Those that are not at the server yet. */
  readonly #leaving = new Map<string, Leaving>();
  readonly #underWay = new Set<string>();
  #items: readonly Attachment[] = [];
  #isRestored = false;

  constructor(conversationId: string, keeping: Keeping) {
    this.#path = `/api/conversations/${encodeURIComponent(conversationId)}/attachments`;
    this.#keeping = keeping;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly Attachment[] => this.#items;

  /** Shows again what was at the server before the page was loaded; once. */
  restore(): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    const kept = this.#keeping.read();
    if (Array.isArray(kept)) this.#set([...kept.filter(isAttached), ...this.#items]);
  }

  /** Attaches files to the message that is being written. @returns whether there was room for all of them */
  add(files: readonly File[]): boolean {
    const room = ATTACHMENTS_LIMIT - this.#items.filter(({ isTaken }) => !isTaken).length;
    const added = files.slice(0, Math.max(0, room)).map((file) => this.#itemOf(file));
    this.#set([...this.#items, ...added]);
    this.#sendNext();
    return added.length === files.length;
  }

  /** Sends one again that was refused. */
  retry(key: string): void {
    this.#change(key, { problem: undefined, progress: 0 });
    this.#sendNext();
  }

  /** Hands what is attached over to a message. */
  take(): Attachment[] {
    const taken = this.#items.filter(({ isTaken }) => !isTaken);
    this.#set(this.#items.map((item) => ({ ...item, isTaken: true })));
    return taken;
  }

  /** Forgets some, be they on their way or not. */
  forget(keys: readonly string[]): void {
    for (const key of keys) {
      this.#leaving.get(key)?.ending.abort();
      this.#leaving.delete(key);
    }
    this.#set(this.#items.filter(({ key }) => !keys.includes(key)));
  }

  /** What the server calls one, once it has it. What was refused is sent again. @throws AttachmentRefused */
  async arrived(key: string): Promise<string> {
    if (this.#find(key)?.problem && this.#leaving.has(key)) this.retry(key);
    for (;;) {
      const item = this.#find(key);
      if (!item) throw new AttachmentRefused('lost');
      if (item.id !== undefined) return item.id;
      if (item.problem) throw new AttachmentRefused(item.problem);
      await this.#changed();
    }
  }

  #itemOf(file: File): Attachment {
    const key = crypto.randomUUID();
    const name = file.name.slice(0, FILE_NAME_LIMIT);
    const type = attachmentTypeOf(file);
    const item = { key, name, kind: type?.kind, progress: 0, isTaken: false };
    if (!type) return { ...item, problem: 'type' };
    if (file.size > LIMIT_BYTES) return { ...item, problem: 'size' };
    // The server goes by the type, and not every device knows it.
    const typed = new File([file], name, { type: type.contentType });
    this.#leaving.set(key, { file: typed, ending: new AbortController() });
    return item;
  }

  #sendNext(): void {
    for (const { key, id, problem } of this.#items) {
      if (this.#underWay.size >= TOGETHER) return;
      const leaving = this.#leaving.get(key);
      if (!leaving || id !== undefined || problem || this.#underWay.has(key)) continue;
      this.#underWay.add(key);
      void this.#send(key, leaving).finally(() => {
        this.#underWay.delete(key);
        this.#sendNext();
      });
    }
  }

  async #send(key: string, { file, ending }: Leaving): Promise<void> {
    const { signal } = ending;
    const tell = (progress: number) => this.#change(key, { progress });
    for (let pause = RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, LAST_RETRY_MS)) {
      const answer = await sendFile(this.#path, file, tell, signal);
      if (signal.aborted) return;
      if (answer.status === 200) return this.#arrive(key, answer);
      if (answer.status > 0 && answer.status < 500) {
        return this.#change(key, { problem: problemOf(answer) });
      }
      this.#change(key, { progress: 0 });
      await pauseOrOnline(pause);
    }
  }

  #arrive(key: string, { body }: FileAnswer): void {
    this.#leaving.delete(key);
    const { attachment } = body as { attachment: { id: number } };
    this.#change(key, { id: String(attachment.id), progress: 1 });
  }

  #find(key: string): Attachment | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const forget = this.subscribe(() => {
        forget();
        resolve();
      });
    });
  }

  #change(key: string, change: Partial<Attachment>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly Attachment[]): void {
    this.#items = items;
    this.#keeping.keep(items.filter(({ id }) => id !== undefined));
    for (const listener of this.#listeners) listener();
  }
}

/** Why the server did not take a file. */
function problemOf({ body }: FileAnswer): AttachmentProblem {
  const { fields, message } = (body ?? {}) as {
    fields?: Record<string, string>;
    message?: string;
  };
  const said = fields?.attachment ?? message;
  return said === undefined ? 'refused' : { said };
}

/** Whether something that was kept is an attachment that the server has. */
function isAttached(value: unknown): value is Attachment {
  const { key, name, id } = (value ?? {}) as Partial<Attachment>;
  return typeof key === 'string' && typeof name === 'string' && typeof id === 'string';
}
