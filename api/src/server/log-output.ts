import { constants, fstatSync, openSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** How much waits at most while it cannot be written, in bytes. What exceeds that is lost. */
const WAITING_BYTES = 4 * 1024 * 1024;

/**
 * How much is written at once, in bytes: what a pipe takes whole or not at all, so that the lines of
 * processes that share one do not run into each other. A longer line is written as far as it goes.
 */
const PIECE_BYTES = 4096;

/** The shortest and the longest pause before it is tried again, in ms. */
const PAUSES = { first: 10, longest: 1000 };

/** How long the end of the process waits for a reader that is behind, in ms. */
const END_MS = 1000;

const wakesNobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * Writes lines to a file descriptor and never waits for who reads them: what cannot be written now
 * waits, up to a bound, and is tried again. Lines are written as they come rather than later, so that
 * a process that is killed has said what it did.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #pauseMs = PAUSES.first;
  #retry: NodeJS.Timeout | undefined;

  constructor(fd: number) {
    this.#fd = fd;
  }

  /** Writes a line, or keeps it until it can be written. Never throws. */
  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.#bytes + bytes.length > WAITING_BYTES) return;
    this.#waiting.push(bytes);
    this.#bytes += bytes.length;
    if (!this.#retry) this.#writeAll();
  }

  /** Writes what waits, for which a reader that is behind has `ms`. */
  flush(ms: number): void {
    const deadline = performance.now() + ms;
    while (this.#writeWaiting() === 'EAGAIN' && performance.now() < deadline) {
      // Nothing else is done at the end of a process, so the thread itself may pause.
      Atomics.wait(wakesNobody, 0, 0, PAUSES.first);
    }
  }

  #writeAll(): void {
    this.#retry = undefined;
    if (this.#writeWaiting() === undefined) return;
    // A log keeps no process from ending.
    this.#retry = setTimeout(() => this.#writeAll(), this.#pauseMs).unref();
    this.#pauseMs = Math.min(this.#pauseMs * 2, PAUSES.longest);
  }

  /** @returns the code of the error for which something still waits */
  #writeWaiting(): string | undefined {
    while (this.#bytes > 0) {
      const piece = this.#nextPiece();
      try {
        this.#written(piece, writeSync(this.#fd, piece));
      } catch (error) {
        const code = codeOf(error);
        if (code !== 'EPIPE') return code;
        // Whoever read it has gone, and nobody else will read what was meant for them.
        this.#waiting = [];
        this.#bytes = 0;
      }
    }
    return undefined;
  }

  /** As many whole lines as may be written at once, at the head of what waits. */
  #nextPiece(): Buffer {
    let [size, lines] = [0, 0];
    for (const line of this.#waiting) {
      if (lines > 0 && size + line.length > PIECE_BYTES) break;
      size += line.length;
      lines += 1;
    }
    const piece = lines === 1 ? this.#waiting[0]! : Buffer.concat(this.#waiting.slice(0, lines));
    this.#waiting.splice(0, lines, piece);
    return piece;
  }

  /** Notes that so many bytes of `piece`, which stands at the head, are written. */
  #written(piece: Buffer, bytes: number): void {
    this.#bytes -= bytes;
    this.#pauseMs = PAUSES.first;
    if (bytes < piece.length) this.#waiting[0] = piece.subarray(bytes);
    else this.#waiting.shift();
  }
}

/** The standard output for the log. What waits at the end of the process is written as far as it can. */
export function standardOutput(): LogOutput {
  // What is printed beside the log must not end the process either when nobody reads it.
  process.stdout.on('error', () => undefined);
  const output = new LogOutput(ownPipe(process.stdout.fd));
  process.once('exit', () => output.flush(END_MS));
  return output;
}

/**
 * The same pipe, opened once more: whether a write to it waits is then a matter of this process, and
 * not of whichever shared it and ended. Everything else is taken as it is.
 */
function ownPipe(fd: number): number {
  if (!fstatSync(fd).isFIFO()) return fd;
  try {
    return openSync(`/proc/self/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    // No such folder, the pipe of another account, or no reader: Node has set it not to wait.
    return fd;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
