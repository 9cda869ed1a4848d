import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';
import { readLetter } from './letters.ts';
import type { SentLetter } from './letters.ts';

export interface ReceivedLetter extends SentLetter {
  recipients: readonly string[];
}

export interface TestMailServer {
  /** `smtp://127.0.0.1:port`. */
  readonly url: string;
  /** What was taken, in order. */
  readonly received: readonly ReceivedLetter[];
  /** Refuses the next `times` letters for now, as a busy server does. */
  refuse(times: number): void;
}

/** A mail server of its own for the tests of one file, which speaks SMTP. */
export function useMailServer(): TestMailServer {
  const received: ReceivedLetter[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (piece: string) => (source += piece));
      stream.on('end', () => {
        refusals -= 1;
        if (refusals >= 0) return done(Object.assign(new Error('Busy'), { responseCode: 451 }));
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...readLetter(source), recipients });
        done();
      });
    },
  });
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
    refuse(times) {
      refusals = times;
    },
  };
}
