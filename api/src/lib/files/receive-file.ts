import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { open, rm } from 'node:fs/promises';
import { badInput } from '#domain/errors/domain-error.ts';
import type { DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { HEAD_BYTES } from './file-type.ts';
import type { FileType } from './file-type.ts';
import type { Spool } from './spool.ts';
import type { ReceivedFile, UploadKind } from './upload-kind.ts';

/** A file is larger than its kind may be. The status is 413, whatever it is worded as. */
class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
  readonly status = 413;
}

/**
 * Receives the body of a request into the spool, no faster than it is written, and hands it to
 * `work`. It is refused as soon as it shows to be none of its kind; what still comes is not read.
 * @throws DomainError BAD_USER_INPUT for the field of the kind, and what `work` throws
 */
export async function receiveFile<T>(
  request: IncomingMessage,
  { kind, spool }: { kind: UploadKind; spool: Spool },
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const said = saidType(request, kind);
  if (Number(request.headers['content-length']) > kind.limitBytes) throw tooLarge(kind);
  const path = await spool.draft();
  try {
    const file = await open(path, 'wx');
    const inspection = new Inspection(kind, said);
    try {
      await file.writeFile(inspection.watch(request));
      await file.sync();
    } finally {
      await file.close();
    }
    return await work({ path, ...inspection.result() });
  } finally {
    // What still comes is dropped: it stands between its sender and the response.
    request.resume();
    await rm(path, { force: true });
  }
}

/** The type that a sender says, which has to be taken. Packed content could be far more than is counted. */
function saidType({ headers }: IncomingMessage, kind: UploadKind): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const said = type.trim().toLowerCase();
  const isTaken = kind.accepts.some(({ says }) => says.includes(said));
  const encoding = headers['content-encoding'] ?? 'identity';
  if (isTaken && encoding === 'identity') return said;
  throw refusal(kind, kind.refusals.wrongType);
}

/** Looks at a file while it comes. */
class Inspection {
  readonly #kind: UploadKind;
  readonly #said: string;
  readonly #hash = createHash('sha256');
  #head = Buffer.alloc(0);
  #bytes = 0;
  #type: FileType | undefined;

  constructor(kind: UploadKind, said: string) {
    this.#kind = kind;
    this.#said = said;
  }

  /** The chunks of a request, as long as they can be of the kind. @throws DomainError */
  async *watch(request: IncomingMessage): AsyncGenerator<Buffer> {
    try {
      // Its connection is still needed, to say what is wrong.
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        this.#look(chunk as Buffer);
        yield chunk as Buffer;
      }
    } catch (error) {
      if (!request.readableAborted) throw error;
      throw badInput({ request: message('errors.malformedRequest') }, error);
    }
    this.#type ??= this.#typeOf();
  }

  /** What is known once all of it has come. */
  result(): Omit<ReceivedFile, 'path'> {
    return { bytes: this.#bytes, type: this.#type!, digest: this.#hash.digest() };
  }

  #look(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#kind.limitBytes) throw tooLarge(this.#kind);
    this.#hash.update(chunk);
    if (this.#type) return;
    this.#head = Buffer.concat([this.#head, chunk.subarray(0, HEAD_BYTES - this.#head.length)]);
    if (this.#head.length === HEAD_BYTES) this.#type = this.#typeOf();
  }

  /** What the file is by its first bytes, which has to be what its sender says. */
  #typeOf(): FileType {
    const { accepts, refusals } = this.#kind;
    const type = accepts.find((candidate) => candidate.matches(this.#head));
    if (!type) throw refusal(this.#kind, refusals.unreadable);
    if (!type.says.includes(this.#said)) throw refusal(this.#kind, refusals.wrongType);
    return type;
  }
}

function tooLarge(kind: UploadKind): DomainError {
  return refusal(kind, kind.refusals.tooLarge, new FileTooLargeError());
}

function refusal({ field }: UploadKind, text: Message, cause?: unknown): DomainError {
  return badInput({ [field]: text }, cause);
}
