import { expect, test } from 'vitest';
import { RememberingLoader } from './loaders.ts';

function doubling() {
  const asked: (readonly number[])[] = [];
  const loader = new RememberingLoader<number, number>((keys) => {
    asked.push(keys);
    return Promise.resolve(keys.map((key) => 2 * key));
  });
  return { loader, asked };
}

test('what was loaded is there at once', async () => {
  const { loader, asked } = doubling();
  const first = loader.get(3);
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe(6);
  expect(loader.get(3)).toBe(6);
  expect(asked).toEqual([[3]]);
});

test('and is loaded again once it is forgotten', async () => {
  const { loader, asked } = doubling();
  await loader.loadMany([3, 4]);
  loader.clear(3);
  expect(await Promise.all([loader.get(3), loader.get(4)])).toEqual([6, 8]);
  loader.clearAll();
  expect(await loader.get(4)).toBe(8);
  expect(asked).toEqual([[3, 4], [3], [4]]);
});
