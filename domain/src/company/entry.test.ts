import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { entryKinds, linesOf, textsIn } from './entry.ts';
import type { EntryKind } from './entry.ts';
import { entrySchema } from './entry.schema.ts';

const member = {
  facts: { name: 'Ada Lindgren' },
  texts: { en: { role: 'Engineer', text: 'Keeps it running.' } },
};

function errorsOf(kind: EntryKind, content: unknown): string[] {
  try {
    validate(entrySchema(kind), content);
    return [];
  } catch (error) {
    return Object.keys((error as DomainError).fields ?? {}).toSorted();
  }
}

test('an entry has what its kind consists of, and nothing else', () => {
  expect(
    validate(entrySchema('team-member'), {
      facts: { ...member.facts, shoeSize: '43' },
      texts: { ...member.texts, de: { role: ' ', text: '' } },
    }),
  ).toEqual({
    facts: { name: 'Ada Lindgren', picture: '' },
    texts: { en: { role: 'Engineer', text: 'Keeps it running.' } },
  });
});

test.each(entryKinds)('an empty %s is refused', (kind) => {
  expect(errorsOf(kind, { facts: {}, texts: {} })).not.toEqual([]);
});

test('a language is written in whole or not at all', () => {
  expect(
    errorsOf('team-member', { ...member, texts: { ...member.texts, fr: { role: 'Chef' } } }),
  ).toEqual(['texts.fr.text']);
});

describe('facts', () => {
  const event = {
    facts: {
      slug: 'open-day',
      city: 'berlin',
      venue: 'Halle 3',
      startsAt: '2026-12-24T19:30',
      endsAt: '2026-12-24T22:00',
    },
    texts: { en: { title: 'Open day', text: 'Come in.' } },
  };
  const withFacts = (facts: Record<string, string>) => ({
    ...event,
    facts: { ...event.facts, ...facts },
  });

  test.each([
    [{}, []],
    [{ endsAt: '2026-12-24T19:30' }, ['facts.endsAt']],
    [{ startsAt: '2026-02-30T19:30' }, ['facts.startsAt']],
    [{ city: 'atlantis' }, ['facts.city']],
    [{ slug: 'Open Day' }, ['facts.slug']],
    [{ studio: 'seven' }, ['facts.studio']],
    [{ website: 'javascript:alert(1)' }, ['facts.website']],
  ])('of an event with %j the wrong ones are %j', (facts, wrong) => {
    expect(errorsOf('event', withFacts(facts))).toEqual(wrong);
  });

  test.each([
    ['2026-12-01', []],
    ['2026-11-30', ['facts.validUntil']],
    ['Tuesday', ['facts.validUntil']],
  ])('of a deal from December 1 until %s the wrong ones are %j', (validUntil, wrong) => {
    const facts = { name: 'Kettle Works', validFrom: '2026-12-01', validUntil };
    expect(errorsOf('deal', { facts, texts: { en: { title: 'Less', text: 'A bit.' } } })).toEqual(
      wrong,
    );
  });

  test('pictures are those that were sent here', () => {
    const picture = 'https://elsewhere.example/face.png';
    expect(errorsOf('team-member', { ...member, facts: { ...member.facts, picture } })).toEqual([
      'facts.picture',
    ]);
  });
});

test('who reads another language has it in English', () => {
  const content = validate(entrySchema('team-member'), member);
  expect(textsIn(content, 'ja')).toEqual({ language: 'en', texts: member.texts.en });
});

test('lines are what is written on them', () => {
  expect(linesOf('One\n\n two \r\nthree')).toEqual(['One', 'two', 'three']);
});
