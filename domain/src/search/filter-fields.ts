import { message } from '#domain/messages/message.ts';
import type { Message } from '#domain/messages/message.ts';
import { SEARCH_TEXT_LIMIT } from '#domain/errors/search-text-limit.ts';

/** What is wrong with a value, if anything is. */
type Check<T> = (value: T) => Message | undefined;

const LIST_LIMIT = 24;

/**
 * Reads an input that may hold anything, field by field. What a field should not be is reported
 * under its path, and the field reads as not given.
 */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #errors: Record<string, Message>;
  readonly #prefix: string;

  /** @param errors takes the first error of each field, by path. */
  constructor(input: unknown, errors: Record<string, Message>, prefix = '') {
    this.#values = isRecord(input) ? input : {};
    this.#errors = errors;
    this.#prefix = prefix;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined && this.#values[name] !== null;
  }

  addError(name: string, text: Message): void {
    this.#errors[this.#prefix + name] ??= text;
  }

  /** The fields of a field; undefined when it is not given. */
  inner(name: string): Fields | undefined {
    if (!this.has(name)) return undefined;
    return new Fields(this.#values[name], this.#errors, `${this.#prefix}${name}.`);
  }

  /** A text as it stands. */
  text(name: string, check: Check<string>): string | undefined {
    return this.#read(name, textFrom, check);
  }

  /** A text that people write, without the space around it. */
  words(name: string): string | undefined {
    return this.#read(name, trimmed, wordsProblem);
  }

  /** A number, or a text that is one. */
  number(name: string, check: Check<number>): number | undefined {
    return this.#read(name, numberFrom, check);
  }

  /** True or false, or one of their names or digits as a text. */
  flag(name: string): boolean | undefined {
    return this.#read(name, flagFrom, () => undefined);
  }

  /** A list of some of `known`. */
  choices<T extends string>(name: string, known: readonly T[]): T[] | undefined {
    const isKnown = (text: string): text is T => (known as readonly string[]).includes(text);
    return this.#list(name, textFrom, (text) =>
      isKnown(text) ? undefined : message('fields.choice', { values: known.join(', ') }),
    ) as T[] | undefined;
  }

  /** A list of names that people write. */
  names(name: string): string[] | undefined {
    return this.#list(name, trimmed, wordsProblem);
  }

  #read<T>(name: string, from: (value: unknown) => T | undefined, check: Check<T>): T | undefined {
    if (!this.has(name)) return undefined;
    const value = from(this.#values[name]);
    const problem = value === undefined ? message('fields.type') : check(value);
    if (problem) this.addError(name, problem);
    return problem ? undefined : value;
  }

  #list(
    name: string,
    from: (value: unknown) => string | undefined,
    check: Check<string>,
  ): string[] | undefined {
    if (!this.has(name)) return undefined;
    const items = this.#values[name];
    if (!Array.isArray(items)) {
      this.addError(name, message('fields.type'));
      return undefined;
    }
    if (items.length > LIST_LIMIT) {
      this.addError(name, message('fields.range', { min: 0, max: LIST_LIMIT }));
    }
    const entries = new Fields(
      Object.fromEntries(items.map((item, index) => [`${name}[${index}]`, item as unknown])),
      this.#errors,
      this.#prefix,
    );
    const read = items.map((_item, index) => entries.#required(`${name}[${index}]`, from, check));
    const isWhole = items.length <= LIST_LIMIT && !read.includes(undefined);
    return isWhole ? read.filter((item) => item !== undefined) : undefined;
  }

  #required(
    name: string,
    from: (value: unknown) => string | undefined,
    check: Check<string>,
  ): string | undefined {
    if (!this.has(name)) this.addError(name, message('fields.required'));
    return this.#read(name, from, (text) =>
      text === '' ? message('fields.required') : check(text),
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textFrom(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function trimmed(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

/** PostgreSQL can keep every character but NUL, which nobody types. */
function wordsProblem(text: string): Message | undefined {
  if (text.includes('\0')) return message('fields.characters');
  return text.length > SEARCH_TEXT_LIMIT ? message('search.textTooLong') : undefined;
}

function numberFrom(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

function flagFrom(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}
