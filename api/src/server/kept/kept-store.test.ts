import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { KEPT_MS, KeptStore, STALE_MS } from './kept-store.ts';
import type { Keepable } from './kept-store.ts';

const BYTES = 64 * 1024 * 1024;

interface Page extends Keepable {
  text: string;
}

let now = 0;
let cache: KeptStore<Page>;
let made: string[] = [];

beforeEach(() => {
  now = 1_000_000;
  made = [];
  cache = new KeptStore({ clock: () => now, bytes: BYTES, staleMs: STALE_MS });
  cache.found();
});

function page(text: string, tags: string[] = [], isKept = true): Page {
  return { text, tags: new Set(tags), bytes: 100, isKept, isPersonal: false };
}

/** Makes a page at once, and notes that it did. */
const making = (text: string, tags?: string[], isKept?: boolean) => () => {
  made.push(text);
  return Promise.resolve(page(text, tags, isKept));
};

/** A page that is finished when the test says so. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  const make = () => {
    made.push('slow');
    return promise;
  };
  return { make, finish: resolve, fail: reject };
}

/** Lets what is made, and all that follows from it, come in. */
const settled = () => setImmediate();

async function textOf(key: string, make: () => Promise<Page>): Promise<string> {
  return (await cache.get(key, make)).text;
}

test('what turns out to be somebody’s own is given to nobody who waited for it', async () => {
  const { make, finish } = slow();
  const own = textOf('/a', make);
  const others = [textOf('/a', making('for the second')), textOf('/a', making('for the third'))];
  finish({ ...page('for the first', [], false), isPersonal: true });
  expect(await own).toBe('for the first');
  expect(await Promise.all(others)).toEqual(['for the second', 'for the third']);
});

test('what is kept has an end by its size, the keys included', async () => {
  const key = 'x'.repeat(1_000_000);
  for (let count = 0; count < 60; count += 1) await textOf(`/${count}${key}`, making('long'));
  made = [];
  await textOf(`/59${key}`, making('last'));
  await textOf(`/0${key}`, making('first'));
  expect(made).toEqual(['first']);
});

describe('kept pages', () => {
  test('are made once for each key', async () => {
    expect(await textOf('/a', making('first'))).toBe('first');
    expect(await textOf('/a', making('second'))).toBe('first');
    expect(await textOf('/b', making('other'))).toBe('other');
    expect(made).toEqual(['first', 'other']);
  });

  test('are made anew when nobody has asked for a minute', async () => {
    await textOf('/a', making('first'));
    now += KEPT_MS - 1;
    expect(await textOf('/a', making('second'))).toBe('first');
    now += 1 + STALE_MS;
    expect(await textOf('/a', making('third'))).toBe('third');
    expect(made).toEqual(['first', 'third']);
  });

  test('are dropped when something changes that they show', async () => {
    await textOf('/a', making('seven', ['studio:7']));
    await textOf('/b', making('eight', ['studio:8']));
    cache.changed(['studio:7', 'studio:9']);
    expect(await textOf('/a', making('seven again', ['studio:7']))).toBe('seven again');
    expect(await textOf('/b', making('eight again'))).toBe('eight');
  });

  test('do not include failures and errors', async () => {
    await textOf('/a', making('not found', [], false));
    expect(await textOf('/a', making('found'))).toBe('found');
    await expect(cache.get('/b', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await textOf('/b', making('mended'))).toBe('mended');
  });

  test('push the longest unused out when there are too many', async () => {
    const megabytes = 1024 * 1024;
    for (let index = 0; index < 65; index += 1) {
      await cache.get(`/${index}`, () => Promise.resolve({ ...page('old'), bytes: megabytes }));
    }
    expect(await textOf('/0', making('new'))).toBe('new');
    expect(await textOf('/64', making('new'))).toBe('old');
  });
});

describe('a page that is older than 30 seconds', () => {
  beforeEach(async () => {
    await textOf('/a', making('old', ['studio:7']));
    now += KEPT_MS;
    made = [];
  });

  test('is shown while one other is made, and then that one', async () => {
    const { make, finish } = slow();
    expect(await textOf('/a', make)).toBe('old');
    expect(await textOf('/a', making('second'))).toBe('old');
    expect(made).toEqual(['slow']);
    finish(page('new'));
    await settled();
    expect(await textOf('/a', making('third'))).toBe('new');
    now += KEPT_MS - 1;
    expect(await textOf('/a', making('fourth'))).toBe('new');
    expect(made).toEqual(['slow']);
  });

  test('is made by somebody who is told whether it is waited for', async () => {
    const told: boolean[] = [];
    const make = (isRenewal: boolean) => {
      told.push(isRenewal);
      return Promise.resolve(page('new'));
    };
    await cache.get('/a', make);
    await cache.get('/b', make);
    expect(told).toEqual([true, false]);
  });

  test('is shown for 30 seconds more at most, however long that takes', async () => {
    const { make, finish } = slow();
    expect(await textOf('/a', make)).toBe('old');
    now += STALE_MS - 1;
    expect(await textOf('/a', making('second'))).toBe('old');
    now += 1;
    const late = textOf('/a', making('third'));
    finish(page('new'));
    expect(await late).toBe('new');
  });

  test('is not shown any more when something has changed that it shows', async () => {
    const { make, finish } = slow();
    expect(await textOf('/a', make)).toBe('old');
    cache.changed(['studio:7']);
    const late = textOf('/a', making('after', ['studio:7']));
    finish(page('before', ['studio:7']));
    expect(await late).toBe('after');
  });

  test('is shown on when another cannot be made, which the next reader has tried again', async () => {
    const { make, fail } = slow();
    expect(await textOf('/a', make)).toBe('old');
    fail(new Error('broken'));
    await settled();
    expect(await textOf('/a', making('mended'))).toBe('old');
    await settled();
    expect(await textOf('/a', making('other'))).toBe('mended');
  });

  test('is not shown any more once it is known not to be there', async () => {
    expect(await textOf('/a', making('not found', [], false))).toBe('old');
    await settled();
    expect(await textOf('/a', making('not found either', [], false))).toBe('not found either');
  });
});

describe('a page that is being made', () => {
  test('is waited for by all who ask', async () => {
    const { make, finish } = slow();
    const results = [textOf('/a', make), textOf('/a', make), textOf('/a', make)];
    finish(page('one'));
    expect(await Promise.all(results)).toEqual(['one', 'one', 'one']);
    expect(made).toEqual(['slow']);
  });

  test('fails for all who wait, and is tried again by the next', async () => {
    const { make, fail } = slow();
    const results = Promise.allSettled([textOf('/a', make), textOf('/a', make)]);
    fail(new Error('broken'));
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await textOf('/a', making('mended'))).toBe('mended');
  });

  test('is not kept when something changes meanwhile that it shows', async () => {
    const { make, finish } = slow();
    const result = textOf('/a', make);
    cache.changed(['studio:7']);
    finish(page('before', ['studio:7']));
    expect(await result).toBe('before');
    expect(await textOf('/a', making('after'))).toBe('after');
  });

  test('is not enough for who comes after the change', async () => {
    const { make, finish } = slow();
    const early = textOf('/a', make);
    cache.changed(['studio:7']);
    const late = textOf('/a', making('after', ['studio:7']));
    finish(page('before', ['studio:7']));
    expect(await early).toBe('before');
    expect(await late).toBe('after');
  });

  test('is kept when what changes meanwhile is something else', async () => {
    const { make, finish } = slow();
    const result = textOf('/a', make);
    cache.changed(['studio:8']);
    finish(page('before', ['studio:7']));
    await result;
    expect(await textOf('/a', making('after'))).toBe('before');
  });
});

describe('while changes are not heard', () => {
  test('nothing is kept, and what was kept is not shown', async () => {
    await textOf('/a', making('first'));
    cache.lost();
    expect(await textOf('/a', making('second'))).toBe('second');
    cache.found();
    expect(await textOf('/a', making('third'))).toBe('third');
  });

  test('a page that was begun before is not kept either', async () => {
    const { make, finish } = slow();
    const result = textOf('/a', make);
    cache.lost();
    cache.found();
    finish(page('before'));
    expect(await result).toBe('before');
    expect(await textOf('/a', making('after'))).toBe('after');
  });

  test('a new cache keeps nothing until it is told that they are heard', async () => {
    cache = new KeptStore({ clock: () => now, bytes: BYTES, staleMs: STALE_MS });
    await textOf('/a', making('first'));
    expect(await textOf('/a', making('second'))).toBe('second');
  });
});

test('what may come from a database that is behind is not kept soon after a change', async () => {
  cache = new KeptStore({ clock: () => now, bytes: BYTES, settleMs: 5000 });
  cache.found();
  cache.changed(['studio:7']);
  now += 4999;
  await textOf('/a', making('perhaps before', ['studio:7']));
  expect(await textOf('/a', making('still perhaps', ['studio:7']))).toBe('still perhaps');
  expect(await textOf('/b', making('another', ['studio:8']))).toBe('another');
  expect(await textOf('/b', making('another again', ['studio:8']))).toBe('another');
  now += 1;
  await textOf('/a', making('after', ['studio:7']));
  expect(await textOf('/a', making('after again', ['studio:7']))).toBe('after');
});

test('what is found without being made is as good as new', async () => {
  await textOf('/a', making('first'));
  expect(cache.find('/a')?.text).toBe('first');
  now += KEPT_MS;
  expect(cache.find('/a')).toBeUndefined();
});
