import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { features } from './features.ts';

const here = import.meta.dirname;

describe('the features of the database', () => {
  test('are those with a feature.ts, in the order of features.json', () => {
    const order = readFileSync(join(here, '../../features.json'), 'utf8');
    const plugged = (JSON.parse(order) as string[]).filter((name) =>
      existsSync(join(here, name, 'feature.ts')),
    );
    expect(features.map(({ name }) => name)).toEqual(plugged);
  });

  test('bring every migration that there is, once, by the name of its file', () => {
    const files = readdirSync(join(here, 'migrations')).map((file) => file.replace(/\.ts$/, ''));
    const brought = features.flatMap(({ migrations }) => Object.keys(migrations));
    expect(brought.toSorted(byName)).toEqual(files.toSorted(byName));
  });

  test('bring every entity that there is', () => {
    const declared = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.entity.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(here, file), 'utf8');
        return [...text.matchAll(/export const \w+ = defineEntity\(\{\s*name: '(\w+)'/g)];
      })
      .map(([, name]) => name!);
    const brought = features.flatMap(({ entities }) => entities.map(({ meta }) => meta.className));
    expect(brought.toSorted(byName)).toEqual(declared.toSorted(byName));
  });
});

function byName(one: string, other: string): number {
  return one < other ? -1 : 1;
}
