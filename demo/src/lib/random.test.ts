import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from './random.ts';

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('a seeded source of choices', () => {
  it('makes the same choices for the same words and numbers, and others for others', () => {
    const choices = (...seed: (string | number)[]) => {
      const random = seeded(...seed);
      return many(20, () => random.float());
    };
    expect(choices('studio', 42)).toEqual(choices('studio', 42));
    const different = [choices('studio', 42), choices('studio', 43), choices('studio 42')];
    expect(new Set(different.map(String)).size).toBe(3);
    expect(choices('ab', 'c')).not.toEqual(choices('a', 'bc'));
  });

  it('stays within what it is asked for, ends included', () => {
    const random = seeded('bounds');
    expect(new Set(many(200, () => random.int(3, 5)))).toEqual(new Set([3, 4, 5]));
    expect(new Set(many(200, () => random.pick(['a', 'b'])))).toEqual(new Set(['a', 'b']));
    for (const value of many(200, () => random.between(-2, 1))) {
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(1);
    }
  });

  it('takes chances as often as they are likely', () => {
    const random = seeded('chances');
    const share = (happens: () => boolean) => many(5000, happens).filter(Boolean).length / 5000;
    expect(share(() => random.chance(0.3))).toBeCloseTo(0.3, 1);
    expect(share(() => random.weighted({ a: 1, b: 3 }) === 'b')).toBeCloseTo(0.75, 1);
    expect(many(100, () => random.weighted({ never: 0, always: 1 }))).not.toContain('never');
  });

  it('samples without taking anything twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.nat(20), fc.nat(), (items, count, seed) => {
        const taken = seeded(seed).sample(items, count);
        expect(taken.length).toBe(Math.min(count, items.length));
        expect(new Set(taken).size).toBe(taken.length);
        expect(items).toEqual(expect.arrayContaining(taken));
      }),
    );
  });

  it('cannot pick from nothing', () => {
    expect(() => seeded('nothing').pick([])).toThrow(RangeError);
  });
});
