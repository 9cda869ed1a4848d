import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { readEmail } from './emails.ts';
import type { SentEmail } from './emails.ts';

export interface ReceivedEmail extends SentEmail {
  recipients: readonly string[];
}

export interface TestMailServer {
  /** `smtp://127.0.0.1:port`. */
  readonly url: string;
  /** What was taken, in order. */
  readonly received: readonly ReceivedEmail[];
  /** Connections from the first on, and the most that were open at once. */
  readonly connections: Readonly<{ count: number; most: number }>;
  /** Refuses the next `times` emails for now, as a busy server does. */
  refuse(times: number): void;
  /** Refuses every email to addresses like this, as one does that knows nobody there. */
  refuseTo(addresses: RegExp): void;
  /**
   * Takes emails to addresses like this, and keeps whoever sends them waiting.
   * @returns lets them go, and holds no more
   */
  hold(addresses: RegExp): () => void;
}

/** Matches nothing. */
const NONE = /(?!)/;

/** A mail server of its own for the tests of one file, which speaks SMTP. */
export function useMailServer(): TestMailServer {
  const received: ReceivedEmail[] = [];
  const connections = { count: 0, most: 0 };
  let refusals = 0;
  let refused = NONE;
  let held = NONE;
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections.count += 1;
      connections.most = Math.max(connections.most, server.connections.size);
      done();
    },
    onRcptTo({ address }, _session, done) {
      const isUnknown = refused.test(address);
      done(isUnknown ? Object.assign(new Error('Unknown'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => (source += piece));
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return done(Object.assign(new Error('Busy'), { responseCode: 451 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readEmail(source), recipients });
        if (recipients.some((address) => held.test(address))) waiting.push(() => done());
        else done();
      });
    },
  });
  // A sender that is killed resets its connections.
  server.on('error', () => undefined);
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(async () => {
    await new Promise<void>((closed) => {
      server.close(closed);
    });
  });
  return {
    get url() {
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    received,
    connections,
    refuse(times) {
      refusals = times;
    },
    refuseTo(addresses) {
      refused = addresses;
    },
    hold(addresses) {
      held = addresses;
      return () => {
        held = NONE;
        for (const release of waiting.splice(0)) release();
      };
    },
  };
}
