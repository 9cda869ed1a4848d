import { createInterface } from 'node:readline';
import { createInterface as createPrompt } from 'node:readline/promises';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Where a command is typed, and what surrounds it. */
export interface Terminal {
  environment: NodeJS.ProcessEnv;
  /** What is piped into the command. */
  input: Readable;
  /** Where the command may put out a file. */
  output: Writable;
  /** Where its log goes. */
  log: DestinationStream;
  /** Says what was done. */
  say(line: string): void;
  /** Says what is wrong, or anything beside a file that is put out. */
  note(line: string): void;
  /** Whether a person can respond. */
  isInteractive: boolean;
  /** Asks for a line. */
  ask(question: string): Promise<string>;
  /** A secret: asked for without showing it or, where nobody can respond, the line that is piped in. */
  readSecret(question: string): Promise<string>;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    environment: process.env,
    input: stdin,
    output: stdout,
    // The standard output is for what the command says.
    log: pino.destination({ dest: stderr.fd, sync: true }),
    say: (line) => void stdout.write(`${line}\n`),
    note: (line) => void stderr.write(`${line}\n`),
    isInteractive: stdin.isTTY,
    async ask(question) {
      const prompt = createPrompt({ input: stdin, output: stderr });
      return prompt.question(question).finally(() => prompt.close());
    },
    async readSecret(question) {
      if (!stdin.isTTY) return firstLine(await text(stdin));
      stderr.write(question);
      const secret = await readHidden(stdin);
      stderr.write('\n');
      return secret;
    },
  };
}

/** The line that is typed, with nothing shown. */
function readHidden(input: NodeJS.ReadStream): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  // It switches the terminal's own echo off, and shows what is typed on its output: nowhere.
  const lines = createInterface({ input, output: nowhere, terminal: true });
  return new Promise((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
    lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  }).finally(() => lines.close()) as Promise<string>;
}

/** Without what ends it. */
export function firstLine(piped: string): string {
  return piped.split(/\r?\n/, 1)[0] ?? '';
}
