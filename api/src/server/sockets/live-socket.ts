import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import type { UserRole } from '#domain/accounts/user.ts';
import type { Network } from '#api/lib/network.ts';
import type { SocketLimits } from './socket-limits.ts';

/** Why the server closes a socket. 4000 and above are ours, as far as graphql-ws has none for it. */
export const closeCodes = {
  goingAway: { code: 1001, reason: 'Going away' },
  failed: { code: 4500, reason: 'Internal server error' },
  tooManyMessages: { code: 4429, reason: 'Too many messages' },
  /** Whoever it was opened by is logged out, or somebody else; it can be opened again. */
  sessionOver: { code: 4440, reason: 'Session over' },
} as const;

type CloseCause = (typeof closeCodes)[keyof typeof closeCodes];

/** Whose socket it is. */
export interface Holder {
  network: Network;
  /** Undefined for somebody who is not logged in. */
  login: { userId: number; role: UserRole; tokenHash: Uint8Array } | undefined;
}

interface SocketParts {
  socket: WebSocket;
  holder: Holder;
  limits: SocketLimits;
  log: Logger;
  /** Told what is being done for the socket, until it is done. */
  track: (work: Promise<void>) => void;
}

type Closed = (code: number, reason: string) => void;

/** One open socket, which says no more than the other end takes. */
export class LiveSocket {
  readonly holder: Holder;
  readonly #socket: WebSocket;
  readonly #parts: SocketParts;
  readonly #onClose = new Set<Closed>();
  #hasAnswered = true;
  #messages = 0;
  #isClosed = false;

  constructor(parts: SocketParts) {
    const { socket, holder } = parts;
    this.#socket = socket;
    this.holder = holder;
    this.#parts = parts;
    socket.on('pong', () => (this.#hasAnswered = true));
    // The library answers pings by itself: whoever sends them and takes no answer is slow as well.
    socket.on('ping', () => this.#count());
    // Messages that break the protocol, which the library closes the socket for.
    socket.on('error', () => undefined);
    socket.once('close', (code, reason) => {
      this.#isClosed = true;
      for (const closed of this.#onClose) closed(code, reason.toString('utf8'));
    });
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  /** Has `take` called with each text that comes. What it fails with is logged, and ends the socket. */
  onMessage(take: (text: string) => Promise<void>): void {
    this.#socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (!this.#count() || isBinary) return;
      const work = take(data.toString('utf8')).catch((error: unknown) => {
        this.#parts.log.error({ err: error }, 'unexpected error');
        this.close(closeCodes.failed);
      });
      this.#parts.track(work);
    });
  }

  /**
   * Has `closed` called when the socket closes, and at once if it has.
   * @returns a function that takes this back
   */
  onClose(closed: Closed): () => void {
    if (this.#isClosed) closed(1006, '');
    else this.#onClose.add(closed);
    return () => this.#onClose.delete(closed);
  }

  /** Sends a text, and waits until the system has taken it. */
  async send(text: string): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#endIfSlow()) return;
    await new Promise<void>((sent) => {
      // What fails here has closed the socket, which whoever holds it hears of.
      this.#socket.send(text, () => sent());
    });
  }

  /** Says goodbye, and why. */
  close({ code, reason }: CloseCause | { code: number; reason: string }): void {
    this.#socket.close(code, reason);
  }

  /** Cuts it off. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Asks for a sign of life; without one since the last time, nobody is there any more. */
  beat(): void {
    this.#messages = 0;
    if (this.#endIfSlow()) return;
    if (!this.#hasAnswered) return this.terminate();
    this.#hasAnswered = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Counts what was sent here. @returns whether it may be taken */
  #count(): boolean {
    this.#messages += 1;
    if (this.#endIfSlow()) return false;
    if (this.#messages <= this.#parts.limits.messagesPerBeat) return true;
    this.close(closeCodes.tooManyMessages);
    return false;
  }

  /** Nothing is kept for long for those who do not take it: they come again, and miss nothing. */
  #endIfSlow(): boolean {
    if (this.#socket.bufferedAmount <= this.#parts.limits.waitingBytes) return false;
    this.terminate();
    return true;
  }
}
