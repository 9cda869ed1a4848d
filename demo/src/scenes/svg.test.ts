import { describe, expect, it } from 'vitest';
import { dots, fill, outline, rectangle } from './svg.ts';

const dataOf = (element: string) => / d="([^"]*)"/.exec(element)?.[1];

describe('path data', () => {
  it('places closed shapes from one another, so that a pattern repeats its own text', () => {
    const squares = [10, 20, 30].map((x) => rectangle(x, 5, 4, 4)).join('');
    expect(dataOf(fill(squares, 'red'))).toBe('M10 5h4v4h-4zm10 0h4v4h-4zm10 0h4v4h-4z');
  });

  it('leaves alone what is open, empty or written in another way', () => {
    for (const data of ['M1 2l3 4M5 6l7 8', 'M1 2l3 4zM-5-6h2z', 'M1 2M3 4h2zM5 6h2z']) {
      expect(dataOf(fill(data, 'red'))).toBe(data);
    }
    expect(fill('', 'red')).toBe('');
  });

  it('has one decimal at most, and does not drift', () => {
    const thirds = Array.from({ length: 30 }, (_, index) => [index / 3, 0] as const);
    const data = dataOf(dots(thirds, 'red', 2))!;
    expect(data).not.toMatch(/\.\d\d/);
    const ends = data.split('h0').slice(0, -1);
    const last = ends.reduce((x, move) => x + Number.parseFloat(move.slice(1)), 0);
    expect(last).toBeCloseTo(9.7, 5);
    expect(
      outline([
        [0.04, 0],
        [1.06, 0],
        [1.06, 0.26],
      ]),
    ).toBe('M0 0l1.1 0 0 0.3z');
  });
});
