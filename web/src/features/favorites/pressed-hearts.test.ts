import { expect, test } from 'vitest';
import { PressedHearts } from './pressed-hearts.ts';

/** A server that answers when it is told to. */
function open(saved: string[] = []) {
  const calls: { studioId: string; want: boolean; result: PromiseWithResolvers<void> }[] = [];
  const confirmed = new Set(saved);
  const hearts = new PressedHearts({
    has: (studioId) => Promise.resolve(confirmed.has(studioId)),
    change: async (studioId, want) => {
      const result = Promise.withResolvers<void>();
      calls.push({ studioId, want, result });
      await result.promise;
      if (want) confirmed.add(studioId);
      else confirmed.delete(studioId);
    },
  });
  const arrived = async (count: number) => {
    await expect.poll(() => calls.length).toBe(count);
    return calls[count - 1]!;
  };
  return { hearts, calls, arrived };
}

test('a heart shows what was pressed until the server has answered', async () => {
  const { hearts, arrived } = open();
  const outcome = hearts.press('7', true);
  expect(hearts.wanted()).toEqual(new Map([['7', true]]));
  (await arrived(1)).result.resolve();
  expect(await outcome).toEqual({ want: true, state: 'done' });
  expect(hearts.wanted()).toEqual(new Map());
});

test('pressing again while a call is under way counts after it', async () => {
  const { hearts, calls, arrived } = open();
  const outcome = hearts.press('7', true);
  const first = await arrived(1);
  expect(await hearts.press('7', false)).toBeUndefined();
  expect(hearts.wanted().get('7')).toBe(false);
  expect(calls).toHaveLength(1);
  first.result.resolve();
  const second = await arrived(2);
  expect(second.want).toBe(false);
  second.result.resolve();
  expect(await outcome).toEqual({ want: false, state: 'done' });
});

test('pressing twice again ends where the first press led, with one call', async () => {
  const { hearts, calls, arrived } = open();
  const outcome = hearts.press('7', true);
  const first = await arrived(1);
  await hearts.press('7', false);
  await hearts.press('7', true);
  first.result.resolve();
  expect(await outcome).toEqual({ want: true, state: 'done' });
  expect(calls).toHaveLength(1);
});

test('a failure says what failed, and leaves nothing pressed', async () => {
  const { hearts, arrived } = open(['7']);
  const outcome = hearts.press('7', false);
  const error = new Error('The network is gone.');
  (await arrived(1)).result.reject(error);
  expect(await outcome).toEqual({ want: false, state: 'failed', error });
  expect(hearts.wanted()).toEqual(new Map());
});

test('saving what is saved already calls nobody', async () => {
  const { hearts, calls } = open(['7']);
  expect(await hearts.press('7', true)).toEqual({ want: true, state: 'unchanged' });
  expect(calls).toEqual([]);
});

test('studios do not wait for each other', async () => {
  const { hearts, arrived } = open();
  const outcomes = [hearts.press('7', true), hearts.press('8', true)];
  (await arrived(2)).result.resolve();
  expect(await outcomes[1]).toMatchObject({ state: 'done' });
  expect(hearts.wanted()).toEqual(new Map([['7', true]]));
});
