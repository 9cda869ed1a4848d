import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { eventually } from '#db/testing/eventually.ts';

/** A program that runs as several processes, started for a test. */
export interface RunningProcesses {
  primary: ChildProcess;
  /** What it has printed so far: on the standard output, and on the standard error. */
  printed: { out: string; err: string };
  /** The exit code and signal of the primary. */
  ended: Promise<unknown[]>;
}

/** Starts a program of this folder, and ends it with the test. */
export function runProgram(
  name: string,
  env: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): RunningProcesses {
  const primary = spawn(process.execPath, [...flags, join(import.meta.dirname, name)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env },
  });
  // The others end by themselves when it is gone.
  onTestFinished(() => void primary.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  primary.stdout.setEncoding('utf8').on('data', (part: string) => (printed.out += part));
  primary.stderr.setEncoding('utf8').on('data', (part: string) => (printed.err += part));
  return { primary, printed, ended: once(primary, 'close') };
}

/** The port that it has said it listens on. */
export function portOf({ printed }: RunningProcesses): Promise<number> {
  return eventually(() => {
    const [, port] = /ready at http:\/\/[^\s:]+:(\d+)/.exec(printed.out) ?? [];
    if (port === undefined) throw new Error(`It does not start: ${printed.out}${printed.err}`);
    return Number(port);
  });
}

/** What is asked over a connection. */
export interface Asked {
  method?: string;
  path?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** One connection, behind which is always the same process. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
    onTestFinished(() => this.#agent.destroy());
  }

  /** @returns the body of the response */
  async ask(asked: Asked = {}): Promise<string> {
    const { rest } = await this.begin(asked);
    return rest;
  }

  /** Waits until the response begins. @returns its headers, and its body once it has ended */
  async begin({ method = 'GET', path = '/', headers, body }: Asked = {}) {
    const sent = request({
      agent: this.#agent,
      host: '127.0.0.1',
      port: this.#port,
      method,
      path,
      headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { headers: response.headers, rest: text(response) };
  }
}

/** Whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
