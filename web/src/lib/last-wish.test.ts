import { expect, test } from 'vitest';
import { LastWish } from './last-wish.ts';

/** A store whose calls end when they are told to. */
function slowStore<T>() {
  const calls: { value: T; result: PromiseWithResolvers<void> }[] = [];
  const store = async (value: T) => {
    const result = Promise.withResolvers<void>();
    calls.push({ value, result });
    await result.promise;
    return value;
  };
  return { calls, store };
}

test('what is wanted while a call is under way is stored after it, and the last of it only', async () => {
  const { calls, store } = slowStore<string>();
  const wish = new LastWish('one');
  const settle = () => wish.settle({ stored: () => 'none', store });
  const first = settle();
  await expect.poll(() => calls.length).toBe(1);
  for (const wanted of ['two', 'three']) {
    wish.want(wanted);
    expect(await settle()).toBe(false);
  }
  calls[0]!.result.resolve();
  await expect.poll(() => calls.length).toBe(2);
  calls[1]!.result.resolve();
  expect(await first).toBe(true);
  expect(calls.map(({ value }) => value)).toEqual(['one', 'three']);
});

test('nothing is stored that is so already, unless that is not known', async () => {
  const { calls, store } = slowStore<boolean>();
  const wish = new LastWish(true);
  expect(await wish.settle({ stored: () => true, store })).toBe(true);
  expect(calls).toEqual([]);
  const unknown = wish.settle({ stored: () => undefined, store });
  await expect.poll(() => calls.length).toBe(1);
  calls[0]!.result.resolve();
  expect(await unknown).toBe(true);
});

test('after a failure the next wish is tried', async () => {
  const wish = new LastWish(1);
  const failing = wish.settle({ stored: () => 0, store: () => Promise.reject(new Error('Gone.')) });
  await expect(failing).rejects.toThrow('Gone.');
  expect(await wish.settle({ stored: () => 0, store: (wanted) => Promise.resolve(wanted) })).toBe(
    true,
  );
});
