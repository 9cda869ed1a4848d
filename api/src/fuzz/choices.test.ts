import { expect, test } from 'vitest';
import { Choices } from './choices.ts';
import { shrink } from './shrink.ts';

const take = (choices: Choices) => choices.list(3, 3, () => choices.int(10, 99));

test('a seed and a number always make the same choices, and others others', () => {
  const made = take(Choices.seeded(7, 3));
  expect(take(Choices.seeded(7, 3))).toEqual(made);
  expect(take(Choices.seeded(7, 4))).not.toEqual(made);
  expect(take(Choices.seeded(8, 3))).not.toEqual(made);
});

test('a record makes the same choices again, within the limits of what is chosen', () => {
  const choices = Choices.seeded(7, 3);
  const made = take(choices);
  expect(take(Choices.recorded(choices.record))).toEqual(made);
  expect(Choices.recorded([50]).int(0, 9)).toBe(9);
  expect(take(Choices.recorded([]))).toEqual([10, 10, 10]);
});

test('weights say how often each is made', () => {
  const choices = Choices.seeded(1, 1);
  const made = Array.from({ length: 1000 }, () =>
    choices.weighted([
      [9, () => 'often'],
      [1, () => 'seldom'],
    ]),
  );
  const seldom = made.filter((which) => which === 'seldom').length;
  expect(seldom).toBeGreaterThan(60);
  expect(seldom).toBeLessThan(140);
});

test('a record is made as small as it can be and still fail', async () => {
  const record = [5, 9, 3, 70, 2, 8, 41, 6, 6, 1];
  const smallest = await shrink(record, (candidate) =>
    Promise.resolve(candidate.includes(70) && candidate.includes(41)),
  );
  expect(smallest).toEqual([70, 41]);
});

test('a record that does not fail again stays as it is', async () => {
  const record = [1, 2, 3];
  expect(await shrink(record, () => Promise.resolve(false))).toBe(record);
});
