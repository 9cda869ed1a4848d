import { parseArgs } from 'node:util';
import { explainFailedStart } from '#api/server/start-failures.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import { failureOf } from '#api/lib/failures.ts';
import type { Terminal } from './terminal.ts';

/** What a command was given beside its name. */
export interface Arguments {
  options: Readonly<Record<string, string | boolean | undefined>>;
  positionals: readonly string[];
}

interface Option {
  type: 'string' | 'boolean';
  meaning: string;
}

/** Something that the person who runs the product does by hand. */
export interface Command {
  /** As it is typed, such as `db reset`. */
  name: string;
  /** What it does, in a line. */
  summary: string;
  /** What it must be given, in order, such as `file`. */
  positionals: readonly string[];
  options: Readonly<Record<string, Option>>;
  /**
   * @returns the exit code; none is 0
   * @throws CommandError when it cannot be done
   */
  run: (terminal: Terminal, given: Arguments) => Promise<number | void>;
}

/** Why a command could not be done, as a sentence for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/**
 * Runs the command that `words` name.
 * @param words what was typed after the name of the program
 * @returns the exit code: 1 when it could not be done, 2 when it was not typed as it should be
 */
export async function runCommandLine(
  commands: readonly Command[],
  terminal: Terminal,
  words: readonly string[],
): Promise<number> {
  const command = commands.find(({ name }) => isPrefix(name.split(' '), words));
  if (!command || words.includes('--help')) {
    const isHelp = words.length === 0 || words.includes('--help');
    const known = command ? [command] : relatedTo(words[0], commands);
    if (!isHelp) terminal.note(`There is no command "${words.join(' ')}".`);
    terminal.note(usageOf(known));
    return isHelp ? DONE : WRONG_USAGE;
  }
  const given = readArguments(command, words.slice(command.name.split(' ').length));
  if (typeof given === 'string') {
    terminal.note(`${given}\n${usageOf([command])}`);
    return WRONG_USAGE;
  }
  try {
    return (await command.run(terminal, given)) ?? DONE;
  } catch (error) {
    terminal.note(explain(error));
    return FAILED;
  }
}

/** An option that is a text; undefined when it was not given. */
export function textOption({ options }: Arguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

function isPrefix(name: readonly string[], words: readonly string[]): boolean {
  return name.every((word, index) => words[index] === word);
}

/** The commands that begin with a word, or all when none does. */
function relatedTo(word: string | undefined, commands: readonly Command[]): readonly Command[] {
  const related = commands.filter(({ name }) => name.split(' ')[0] === word);
  return related.length > 0 ? related : commands;
}

/** @returns what is wrong, as a sentence, when they are not those of the command */
function readArguments(command: Command, words: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(
        Object.entries(command.options).map(([name, { type }]) => [name, { type }]),
      ),
      allowPositionals: true,
    });
    const missing = command.positionals[positionals.length];
    if (missing !== undefined) return `It needs <${missing}>.`;
    const surplus = positionals[command.positionals.length];
    if (surplus !== undefined) return `"${surplus}" is one word too many.`;
    return { options: values, positionals };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return error.message;
    throw error;
  }
}

function usageOf(commands: readonly Command[]): string {
  const lines = commands.flatMap(({ name, summary, positionals, options }) => [
    '',
    `  ${[name, ...positionals.map((positional) => `<${positional}>`)].join(' ')}`,
    `      ${summary}`,
    ...Object.entries(options).map(([option, { type, meaning }]) => {
      const label = type === 'string' ? `--${option} <text>` : `--${option}`;
      return `      ${label.padEnd(22)}${meaning}`;
    }),
  ]);
  return ['Usage:', ...lines, ''].join('\n');
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (!(error instanceof DomainError)) return explainFailedStart(error, 'This could not be done');
  const { message, fields = {} } = failureOf(error);
  return [message, ...Object.entries(fields).map(([name, text]) => `  ${name}: ${text}`)].join(
    '\n',
  );
}
