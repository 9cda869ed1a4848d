import { describe, expect, it } from 'vitest';
import { seeded } from '#demo/lib/random.ts';
import { lines } from './writing/line.ts';
import type { Facts } from './writing/line.ts';
import { createWriter } from './writing/writer.ts';

function facts(scope: string, tags: string[] = [], words: [string, string][] = []): Facts {
  return { scope, tags: new Set(tags), words: new Map(words) };
}

const say = (
  pool: ReturnType<typeof lines>,
  about: Facts,
  taken = new Set<string>(),
  writer = createWriter(),
) => writer.say(pool, about, seeded('test'), taken);

describe('a writer', () => {
  it('says only what is true', () => {
    const pool = lines('[piano] There is a piano.', '[!piano] There is no piano.');
    expect(say(pool, facts('a', ['piano']))).toBe('There is a piano.');
    expect(say(pool, facts('a'))).toBe('There is no piano.');
  });

  it('says nothing when no line fits', () => {
    expect(say(lines('The {organ} is warm.'), facts('a'))).toBeUndefined();
  });

  it('fills words in, makes choices and begins with a capital', () => {
    const about = facts('a', [], [['a valve', 'a Neumann U 67']]);
    expect(say(lines('{a valve} is <here|here>.'), about)).toBe('A Neumann U 67 is here.');
  });

  it('speaks of a subject once in a text, however it is worded', () => {
    const about = facts(
      'a',
      [],
      [
        ['valve', 'U 67'],
        ['a valve', 'a Neumann U 67'],
      ],
    );
    const taken = new Set<string>();
    say(lines('There is {a valve}.'), about, taken);
    expect(say(lines('Sing into the {valve}.'), about, taken)).toBeUndefined();
    expect(say(lines('[#owner] We own it.'), about, taken)).toBe('We own it.');
    expect(say(lines('[#owner] I own it.'), about, taken)).toBeUndefined();
  });

  it('repeats a line within a scope only after all the others', () => {
    const pool = lines('One.', 'Two.', 'Three.');
    const writer = createWriter();
    const said = Array.from({ length: 6 }, () => say(pool, facts('a'), new Set(), writer));
    expect(new Set(said.slice(0, 3)).size).toBe(3);
    expect(new Set(said.slice(3)).size).toBe(3);
  });

  it('prefers what was said least elsewhere', () => {
    const pool = lines('One.', 'Two.');
    const writer = createWriter();
    const first = say(pool, facts('a'), new Set(), writer);
    expect(say(pool, facts('b'), new Set(), writer)).not.toBe(first);
  });
});
