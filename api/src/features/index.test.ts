import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { joinFeatures } from '#api/lib/feature.ts';
import { features } from './index.ts';

const here = import.meta.dirname;
const all = joinFeatures(features);

/** What files of features that end so export; of lists, what is in them. */
async function exportsOf(ending: string): Promise<unknown[]> {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith(ending))
      .map(async (file) => (await import(join(here, file))) as Record<string, unknown>),
  );
  return modules.flatMap((module) => Object.values(module)).flat();
}

describe('the features of the server', () => {
  test('are those with a feature.ts, in the order of features.json', () => {
    const order = readFileSync(join(here, '../../../features.json'), 'utf8');
    const plugged = (JSON.parse(order) as string[]).filter((name) =>
      existsSync(join(here, name, 'feature.ts')),
    );
    expect(features.map(({ name }) => name)).toEqual(plugged);
  });

  test.each<[string, string, readonly unknown[]]>([
    ['resolver', '.resolver.ts', all.resolvers],
    ['endpoint', '.rest.ts', [...all.endpoints, ...all.uploads, ...all.oneClickEndpoints]],
    ['kind of email', '.mails.ts', all.emails],
    ['schedule', '.schedules.ts', all.schedules],
  ])('plug in every %s that there is', async (_, ending, plugged) => {
    const declared = (await exportsOf(ending)).filter(
      (value) => typeof value === 'object' || isClass(value),
    );
    expect(declared.length).toBeGreaterThan(0);
    expect(new Set(plugged)).toEqual(new Set(declared));
  });

  test('plug in every job, should there be any', async () => {
    expect(new Set(all.jobs)).toEqual(new Set(await exportsOf('.jobs.ts')));
  });

  test.each(['emails', 'jobs', 'schedules', 'rateLimits'] as const)(
    'name their %s once',
    (kind) => {
      const names = all[kind].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

function isClass(value: unknown): boolean {
  return typeof value === 'function' && String(value).startsWith('class');
}
