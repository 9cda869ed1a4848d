import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import files from './media-kit.json';

const folder = join(import.meta.dirname, '../../../public');

test('the files of the media kit are there, as large as they are said to be', () => {
  for (const { name, bytes } of files) {
    expect(statSync(join(folder, 'press', name)).size, name).toBe(bytes);
  }
});

test('everything that can be downloaded is there, and called by what it is', async () => {
  mockServer.use(session());
  await renderApp('/mediakit');
  expect(
    await screen.findByRole('link', { name: 'PNG of Mark and name, for dark grounds' }),
  ).toHaveAttribute('href', '/press/logo-dark.png');
  const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('download'));
  const offered = links.map((link) => link.getAttribute('href')!);
  expect(offered.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  expect(offered.toSorted()).toEqual(files.map(({ name }) => `/press/${name}`).toSorted());
});
