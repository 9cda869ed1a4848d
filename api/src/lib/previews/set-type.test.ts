import { describe, expect, test } from 'vitest';
import { setLine, setText } from './set-type.ts';

const room = { face: 'display', sizes: [80, 60], width: 600, lines: 2 } as const;

describe('a line', () => {
  test('is as wide as its letters, in proportion to their size', () => {
    const line = setLine('Tallow Yard', 'display', 40)!;
    expect(setLine('Tallow Yard', 'display', 80)!.width).toBeCloseTo(line.width * 2);
    expect(line.svg.match(/<path/g)).toHaveLength(10);
  });

  test('has its letters as close as the face wants them', () => {
    const apart = setLine('A', 'text', 100)!.width + setLine('V', 'text', 100)!.width;
    expect(setLine('AV', 'text', 100)!.width).toBeLessThan(apart);
  });

  test.each(['Zoë Ångström', 'Łódź', 'São Paulo – “Größe”', 'Malmö & Co.'])('can be %s', (text) => {
    expect(setLine(text, 'display', 40)).toBeDefined();
    expect(setLine(text, 'text', 40)).toBeDefined();
  });

  test.each(['東京', 'Студия', '🎸', 'a\u0000b', 'a\u202Eb', '\uD800'])(
    'of %j is none: the face has no such letters',
    (text) => {
      expect(setLine(text, 'display', 40)).toBeUndefined();
    },
  );
});

describe('a text', () => {
  test('takes the largest size in which it fits', () => {
    expect(setText('Tallow', room)).toMatchObject({ size: 80, lines: [{}] });
    expect(setText('Tallow Yard Recording Rooms', room)).toMatchObject({
      size: 60,
      lines: [{}, {}],
    });
  });

  test('that fits in no size is cut', () => {
    const cut = setText('x'.repeat(500), room)!;
    expect(cut).toMatchObject({ size: 60, lines: [{}] });
    expect(cut.lines[0]!.width).toBeLessThanOrEqual(room.width);
  });

  test('has the same letters however they are written', () => {
    expect(setText('Zoe\u0308', room)).toEqual(setText('Zo\u00EB', room));
  });

  test('of nothing is nothing', () => {
    expect(setText('', room)?.lines[0]?.width).toBe(0);
  });
});
