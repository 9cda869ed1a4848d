import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountEntries } from '#web/app/account-entries.ts';
import { pageRoutesOf } from '#web/app/page-routes.ts';
import { plugged } from '#web/app/plugged.ts';
import { features } from './index.ts';

const here = import.meta.dirname;

test('the features of the app are those with a feature.ts, in the order of features.json', () => {
  const order = readFileSync(join(here, '../../../features.json'), 'utf8');
  const there = (JSON.parse(order) as string[]).filter((name) =>
    existsSync(join(here, name, 'feature.ts')),
  );
  expect(features.map(({ name }) => name)).toEqual(there);
});

test('every feature that has routes plugs them in', () => {
  const withRoutes = features.filter(({ name }) => existsSync(join(here, name, 'routes.tsx')));
  for (const { name, routes = [], accountRoutes = [] } of withRoutes) {
    expect([...routes, ...accountRoutes], name).not.toEqual([]);
  }
});

test.each([
  ['links', plugged.links],
  ['entries of the account menu', accountEntries],
])('the %s of all features have keys of their own', (_, items) => {
  const keys = items.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(keys.length);
});

test('no two features have the same page', () => {
  const paths = pageRoutesOf([...plugged.routes, ...plugged.accountRoutes]).map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
