import type { Config } from '../config.ts';

/** What sockets may take, in this process. */
export interface SocketLimits {
  /** Sockets of everybody, of one network and of one user. */
  total: number;
  perNetwork: number;
  perUser: number;
  /** How many things one socket may follow. */
  followed: number;
  /** Bytes of a message that somebody sends. */
  messageBytes: number;
  /** How many messages somebody may send from one beat to the next. */
  messagesPerBeat: number;
  /** Bytes that may wait for somebody who does not take them. */
  waitingBytes: number;
  /** How often it is looked whether the other end is still there, in ms. */
  beatMs: number;
}

/** How long the other end may take to close its side, in ms; then it is cut off. */
export const CLOSE_MS = 1000;

/** The limits that the configuration says, and those that need no setting. */
export function socketLimits({
  socketConnections,
  rateLimitFactor,
}: Pick<Config, 'socketConnections' | 'rateLimitFactor'>): SocketLimits {
  return {
    total: socketConnections,
    // An office or a hall of residence, and somebody with a tab for each studio of a city.
    perNetwork: Math.ceil(200 * rateLimitFactor),
    perUser: Math.ceil(30 * rateLimitFactor),
    followed: 50,
    messageBytes: 16 * 1024,
    messagesPerBeat: 300,
    waitingBytes: 256 * 1024,
    // Less than the minute after which proxies commonly give idle connections up.
    beatMs: 25_000,
  };
}
