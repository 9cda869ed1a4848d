import type { MailMessage, MailTransport } from '#api/server/mail/mail-transport.ts';

/** A mail server that takes each email as slowly as a test wants. */
export interface GatedTransport extends MailTransport {
  /** What it was handed, in order. */
  readonly handed: readonly MailMessage[];
  /** Takes everything that waits, and all that comes. */
  open: () => void;
}

/** Keeps whoever sends waiting until it is opened, `connections` at once. */
export function gatedTransport(connections: number): GatedTransport {
  const handed: MailMessage[] = [];
  const gate = Promise.withResolvers<void>();
  return {
    connections,
    handed,
    async send(message) {
      handed.push(message);
      await gate.promise;
    },
    open: () => gate.resolve(),
    close: () => undefined,
  };
}
