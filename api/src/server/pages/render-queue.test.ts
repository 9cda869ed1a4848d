import { expect, test } from 'vitest';
import { networkOf } from '#api/lib/network.ts';
import { RenderQueue } from './render-queue.ts';

const limits = { atOnce: 2, waiting: 6, waitingOfNetwork: 4 };
const [busy, other, third] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(networkOf);

/** A queue whose work is done when it is told, and what was begun so far. */
function watched() {
  const queue = new RenderQueue(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (network = busy!, name = String(network)) =>
      queue.run(network, () => {
        begun.push(name);
        const { promise, resolve } = Promise.withResolvers<string>();
        ends.push(() => resolve(name));
        return promise;
      }),
    /** Lets the first that has begun and goes on come to its end. */
    finishOne: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('so many are made at once, and the others by turns for those who ask', async () => {
  const { ask, begun, finishOne } = watched();
  const asked = [
    ask(busy, 'busy 1'),
    ask(busy, 'busy 2'),
    ask(busy, 'busy 3'),
    ask(busy, 'busy 4'),
    ask(other, 'other 1'),
    ask(other, 'other 2'),
    ask(third, 'third 1'),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(['busy 1', 'busy 2']);
  for (let count = 0; count < asked.length; count += 1) await finishOne();
  expect(begun.slice(2)).toEqual(['busy 3', 'other 1', 'third 1', 'busy 4', 'other 2']);
  await expect(Promise.all(asked)).resolves.toHaveLength(7);
});

test('whoever fills their own places leaves those of others', async () => {
  const { ask, finishOne } = watched();
  const asked = Array.from({ length: 6 }, () => ask(busy));
  await expect(ask(busy)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  asked.push(ask(other), ask(third));
  await expect(ask(networkOf('192.0.2.4'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (let count = 0; count < 8; count += 1) await finishOne();
  await expect(Promise.all(asked)).resolves.toHaveLength(8);
});

test('what fails gives its place to the next', async () => {
  const queue = new RenderQueue({ ...limits, atOnce: 1 });
  const failing = queue.run(busy!, () => Promise.reject(new Error('No.')));
  const next = queue.run(busy!, () => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('No.');
  await expect(next).resolves.toBe('made');
});
