import { PassThrough, Readable } from 'node:stream';
import { commands } from '#api/commands/commands.ts';
import { runCommandLine } from '#api/commands/command-line.ts';
import { firstLine } from '#api/commands/terminal.ts';

interface Typing {
  env?: Record<string, string>;
  /** What is piped in. Without it, somebody sits there. */
  piped?: string;
  /** What they type when they are asked. */
  typed?: string;
}

/** How a command went. */
export interface CommandResult {
  code: number;
  said: string;
  noted: string;
  /** The entries of its log. */
  logged: readonly Record<string, unknown>[];
}

/** Runs a command as it would be typed, such as `db status`. */
export async function runCommand(
  words: readonly string[],
  { env = {}, piped, typed = '' }: Typing = {},
): Promise<CommandResult> {
  const said: string[] = [];
  const noted: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const terminal = {
    environment: env,
    input: Readable.from([piped ?? '']),
    output: new PassThrough(),
    log: {
      write: (entry: string) => void logged.push(JSON.parse(entry) as Record<string, unknown>),
    },
    say: (line: string) => void said.push(line),
    note: (line: string) => void noted.push(line),
    isInteractive: piped === undefined,
    ask: () => Promise.resolve(typed),
    readSecret: () => Promise.resolve(firstLine(piped ?? typed)),
  };
  const code = await runCommandLine(commands, terminal, words);
  return { code, said: said.join('\n'), noted: noted.join('\n'), logged };
}
