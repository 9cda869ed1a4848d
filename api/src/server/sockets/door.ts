import type { Context } from '#api/lib/context.ts';
import type { LiveSocket } from './live-socket.ts';

/** A socket that was let in. */
export interface Visit {
  socket: LiveSocket;
  /** Whoever opened it as they are now: nobody, when their session is over. */
  context: () => Promise<Context>;
}

/** Speaks to those who open a socket at a path. */
export type Door = (visit: Visit) => void;
