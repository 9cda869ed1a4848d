import { describe, expect, test } from 'vitest';
import type { Context } from './context.ts';
import { factLoader, FACTS_KEPT_MS, KeptFacts } from './kept-facts.ts';
import type { FactKind } from './kept-facts.ts';

/** Facts that are numbered by how often they have been read. */
function setUp() {
  let now = 0;
  const facts = new KeptFacts(() => now);
  const reads: (readonly number[])[] = [];
  let onRead = () => {};
  const kind: FactKind<number, string | undefined> = {
    tagOf: (id) => `studio:${id}`,
    find: async (_, ids) => {
      reads.push(ids);
      const text = `read ${reads.length}`;
      await Promise.resolve();
      onRead();
      return ids.map((id) => (id === 0 ? undefined : text));
    },
    bytesOf: (text) => text.length,
  };
  const loaderOf = factLoader(kind);
  return {
    facts,
    kind,
    reads,
    /** Asks as a request of its own. */
    ask: async (...ids: number[]) => {
      const loader = loaderOf({ facts } as unknown as Context);
      return Promise.all(ids.map(async (id) => loader.load(id)));
    },
    pass: (ms: number) => {
      now += ms;
    },
    whileReading: (act: () => void) => {
      onRead = act;
    },
  };
}

test('a fact is read once, and those that are missing together', async () => {
  const { facts, ask, reads } = setUp();
  facts.found();
  expect(await ask(7, 8)).toEqual(['read 1', 'read 1']);
  expect(await ask(7, 8, 9)).toEqual(['read 1', 'read 1', 'read 2']);
  expect(reads).toEqual([[7, 8], [9]]);
});

test('a fact that is kept is there at once', async () => {
  const { facts, ask, kind } = setUp();
  facts.found();
  await ask(7);
  expect(factLoader(kind)({ facts } as unknown as Context).load(7)).toBe('read 1');
});

test('what is not there is asked for again', async () => {
  const { facts, ask, reads } = setUp();
  facts.found();
  expect(await ask(0)).toEqual([undefined]);
  expect(await ask(0)).toEqual([undefined]);
  expect(reads).toHaveLength(2);
});

test('a fact is read again after half a minute', async () => {
  const { facts, ask, pass } = setUp();
  facts.found();
  await ask(7);
  pass(FACTS_KEPT_MS - 1);
  expect(await ask(7)).toEqual(['read 1']);
  pass(1);
  expect(await ask(7)).toEqual(['read 2']);
});

describe('a change', () => {
  test('drops what it is about, and nothing else', async () => {
    const { facts, ask } = setUp();
    facts.found();
    await ask(7, 8);
    facts.changed(['user:7', 'studio:7']);
    expect(await ask(7, 8)).toEqual(['read 2', 'read 1']);
  });

  test('while a fact is read keeps that from being kept', async () => {
    const { facts, ask, whileReading } = setUp();
    facts.found();
    whileReading(() => facts.changed(['studio:7']));
    await ask(7, 8);
    whileReading(() => {});
    expect(await ask(7, 8)).toEqual(['read 2', 'read 1']);
  });
});

describe('while changes are not heard', () => {
  test('nothing is kept', async () => {
    const { facts, ask } = setUp();
    await ask(7);
    expect(await ask(7)).toEqual(['read 2']);
    facts.found();
    await ask(7);
    facts.lost();
    expect(await ask(7)).toEqual(['read 4']);
  });

  test('what was read before, meanwhile and across is not kept either', async () => {
    const { facts, ask, whileReading } = setUp();
    whileReading(() => facts.found());
    await ask(7);
    whileReading(() => {
      facts.lost();
      facts.found();
    });
    expect(await ask(7)).toEqual(['read 2']);
    whileReading(() => {});
    expect(await ask(7)).toEqual(['read 3']);
  });
});

test('what is kept has a bound, beyond which what was asked for least lately goes', async () => {
  const { facts, reads } = setUp();
  facts.found();
  const large: FactKind<number, string> = {
    tagOf: (id) => `studio:${id}`,
    find: async (_, ids) => {
      reads.push(ids);
      return ids.map(() => 'large');
    },
    bytesOf: () => 5 * 1024 * 1024,
  };
  for (const id of [1, 2, 3, 4, 1, 5]) {
    await factLoader(large)({ facts } as unknown as Context).load(id);
  }
  expect(facts.get(large, 1)).toBe('large');
  expect(facts.get(large, 2)).toBeUndefined();
  expect(reads).toHaveLength(5);
});
