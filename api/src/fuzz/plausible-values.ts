import { demoAccounts } from '#demo/accounts/demo-accounts.ts';
import type { Choices } from './choices.ts';
import { hostileCursor, hostileDate, hostileText, hostileValue } from './hostile-values.ts';
import type { Id, Material } from './material.ts';

/**
 * How often a value is one that could be meant: often enough that a request with several gets past
 * its validation, where what follows is worth trying.
 */
const PLAUSIBLE_PERCENT = 87;

/** The same where every value that is not meant is turned away before anything looks at it. */
const CHECKED_PERCENT = 97;

/** What a value is for. */
export interface Purpose {
  /** Of the field, argument, parameter or column. */
  name: string;
  /** What stands around it: the operation, or the path. */
  of: string;
}

/** Makes the values of inputs: such as are meant, from what there is, and such as are not. */
export class Values {
  readonly #choices: Choices;
  readonly #material: Material;
  readonly #now: number;

  /** @param now what the server takes for the present, epoch milliseconds */
  constructor(choices: Choices, material: Material, now: number) {
    this.#choices = choices;
    this.#material = material;
    this.#now = now;
  }

  /** Whether the next value is one that could be meant. */
  #isPlausible(percent = PLAUSIBLE_PERCENT): boolean {
    return !this.#choices.chance(100 - percent);
  }

  /** An id, or what stands for one. */
  id(purpose: Purpose): unknown {
    if (!this.#isPlausible()) return hostileValue(this.#choices);
    const found = this.#idsFor(purpose);
    // The first ones are the actors' own.
    const id = this.#choices.pick(this.#choices.chance(40) ? found.slice(0, 4) : found);
    return this.#choices.chance(10) ? id : String(id);
  }

  /** Ids that the names speak of; those of all tables where they speak of none. */
  #idsFor({ name, of }: Purpose): readonly Id[] {
    const { ids, named } = this.#material;
    const isSpokenOf = (words: string, table: string) =>
      words.toLowerCase().includes(singular(table));
    // What one's own rows of that kind name, as the studio of a favourite.
    const own = [...named]
      .filter(([table]) => isSpokenOf(of, table))
      .flatMap(([, columns]) => [...columns].filter(([column]) => sameName(column, name)))
      .map(([, found]) => found);
    const spokenOf = (words: string) =>
      [...ids].filter(([table]) => isSpokenOf(words, table)).map(([, found]) => found);
    const people = /owner|author|profile/i.test(name + of) ? [ids.get('users')!] : [];
    const meant = [...own, ...spokenOf(name), ...people, ...spokenOf(of)];
    const among = (lists: (readonly Id[])[]) => lists.filter((list) => list.length > 0);
    const isOther = this.#choices.chance(10) || among(meant).length === 0;
    return this.#choices.pick(among(isOther ? [...ids.values()] : meant));
  }

  int(name: string): unknown {
    if (!this.#isPlausible()) return hostileValue(this.#choices);
    if (/cents|price|rate/i.test(name)) return this.#choices.int(0, 500) * 100;
    if (/rating|hours/i.test(name)) return this.#choices.int(1, 5);
    return this.#choices.int(1, this.#choices.pick([3, 8, 30, 100]));
  }

  float(): unknown {
    return this.#isPlausible() ? this.#choices.int(0, 1000) / 10 : hostileValue(this.#choices);
  }

  boolean(): unknown {
    return this.#isPlausible(CHECKED_PERCENT)
      ? this.#choices.chance(50)
      : hostileValue(this.#choices);
  }

  /** One of the values of an enum, mostly. */
  member(members: readonly string[]): unknown {
    return this.#isPlausible(CHECKED_PERCENT)
      ? this.#choices.pick(members)
      : hostileValue(this.#choices);
  }

  /** `2026-12-08`, as a day within the weeks around now. */
  date(): unknown {
    if (!this.#isPlausible()) return this.#notADate();
    return this.#instant().slice(0, 10);
  }

  /** `19:30`. */
  time(): unknown {
    if (!this.#isPlausible()) return this.#notADate();
    return this.#instant().slice(11, 16);
  }

  /** `2026-12-08T19:30:00.000Z`. */
  dateTime(): unknown {
    return this.#isPlausible() ? this.#instant() : this.#notADate();
  }

  #instant(): string {
    const halfHours = this.#choices.chance(80)
      ? this.#choices.int(48, 48 * 21)
      : this.#choices.int(-48 * 14, 48 * 90);
    return new Date(this.#now + halfHours * 30 * 60_000).toISOString();
  }

  #notADate(): unknown {
    return this.#choices.chance(80) ? hostileDate(this.#choices) : hostileValue(this.#choices);
  }

  string({ name, of }: Purpose): unknown {
    if (!this.#isPlausible()) {
      return this.#choices.chance(80) ? hostileText(this.#choices) : hostileValue(this.#choices);
    }
    return this.text({ name, of });
  }

  /** A text that its name asks for. */
  text({ name, of }: Purpose): string {
    const choices = this.#choices;
    if (/password/i.test(name)) return choices.pick(['roomtone demo', 'correct horse']);
    if (/after|before|cursor/i.test(name)) return this.#cursor();
    if (/code/i.test(name)) return choices.pick(['000000', '123456', 'abcd-efgh']);
    const known = this.#textsFor(name);
    const isNew = /regist|subscri|change|profile/i.test(of) ? 70 : 20;
    if (known.length > 0 && !choices.chance(isNew)) return choices.pick(known);
    const number = choices.int(0, 9999);
    if (/email/i.test(name)) return `somebody${number}@example.com`;
    if (/username|identifier/i.test(name)) return `somebody_${number}`;
    if (/url|website|link/i.test(name)) return `https://example.com/${number}`;
    if (/token|key|hash|state/i.test(name)) return Buffer.alloc(32, number).toString('base64url');
    const words = ['drums', 'London', 'Neumann U 87', 'a quiet room', 'Köln', '東京', 'jazz', '7'];
    return choices.list(1, 4, () => choices.pick(words)).join(' ');
  }

  /** Texts of the columns, and text ids of the tables, that a name speaks of. */
  #textsFor(name: string): readonly string[] {
    const { ids, texts } = this.#material;
    if (name === 'identifier') return demoAccounts.map(({ username }) => username);
    const columns = [...texts]
      .filter(([column]) => endsLike(column, name))
      .flatMap(([, all]) => all);
    const keys = [...ids]
      .filter(([table]) => singular(table) === name.toLowerCase())
      .flatMap(([, all]) => all.filter((id) => typeof id === 'string'));
    return [...columns, ...keys];
  }

  #cursor(): string {
    if (this.#choices.chance(20)) return hostileCursor(this.#choices);
    const key = this.#choices.list(1, 3, () =>
      this.#choices.pick([this.#choices.int(0, 700), this.#now, 4.5, 12_000]),
    );
    return Buffer.from(JSON.stringify(key)).toString('base64url');
  }

  /** A value for whatever has this name, where nothing says of which type it is. */
  named(purpose: Purpose): unknown {
    const { name } = purpose;
    if (!this.#isPlausible()) return hostileValue(this.#choices);
    if (/ids$/i.test(name)) return this.#choices.list(0, 4, () => this.id(purpose));
    if (/^id$|id$/i.test(name) && !/paid/i.test(name)) return this.id(purpose);
    if (/(starts|ends)At|instant/i.test(name)) return this.dateTime();
    if (/date|from$|^to$|day|since|until/i.test(name)) return this.date();
    if (/time|opens|closes/i.test(name)) return this.time();
    if (/hours|limit|first|count|rating|capacity|price|cents|page|radius/i.test(name)) {
      return this.int(name);
    }
    if (/^(is|has|wants|remember)|only$/i.test(name)) return this.boolean();
    if (/equipment|amenit|categor|additional|kinds/i.test(name)) {
      return this.#choices.list(0, 3, () => this.text(purpose));
    }
    return this.string(purpose);
  }
}

/** `studio_images` as it stands within a name: `studioimage`. */
function singular(table: string): string {
  return table.replaceAll('_', '').replace(/ies$/, 'y').replace(/s$/, '');
}

/** Whether a column is named so, or more precisely: `share_token` for `token`. */
function endsLike(column: string, name: string): boolean {
  return sameName(column, name) || column.endsWith(`_${name.toLowerCase()}`);
}

function sameName(column: string, name: string): boolean {
  return column.replaceAll('_', '') === name.toLowerCase();
}
