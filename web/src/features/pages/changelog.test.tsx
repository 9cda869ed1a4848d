import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { ChangelogDocument } from './changelog.generated.ts';

const entry = (anchor: string, kind: 'ADDED' | 'FIXED', text: string) => ({
  __typename: 'ChangelogEntry' as const,
  anchor,
  kind,
  body: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  },
});

beforeEach(() => {
  mockServer.use(
    session(),
    api.query(ChangelogDocument, () =>
      HttpResponse.json({
        data: {
          changelog: [
            {
              __typename: 'ChangelogRelease',
              anchor: 'unreleased',
              version: null,
              date: null,
              entries: [
                entry('added-a-blog', 'ADDED', 'A blog to read.'),
                entry('fixed-clocks', 'FIXED', 'Clocks are right.'),
              ],
            },
            {
              __typename: 'ChangelogRelease',
              anchor: 'v1-0-0',
              version: '1.0.0',
              date: '2026-12-01',
              entries: [entry('added-rooms', 'ADDED', 'Rooms to book.')],
            },
          ],
        },
      }),
    ),
  );
});

const entries = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('paragraph').textContent);

describe('the changelog', () => {
  test('has releases with what was added and fixed, and says what is not released', async () => {
    await renderApp('/changelog');
    const latest = within(await screen.findByRole('region', { name: 'Not released yet' }));
    expect(latest.getByText(/Nothing has been released under a number/)).toBeVisible();
    expect(latest.getByRole('region', { name: 'Added 1' })).toHaveTextContent('A blog to read.');
    expect(latest.getByRole('region', { name: 'Fixed 1' })).toHaveTextContent('Clocks are right.');
    const first = within(screen.getByRole('region', { name: '1.0.0' }));
    expect(first.getByText('December 1, 2026')).toBeVisible();
    expect(first.getByRole('link', { name: 'Link to: Rooms to book.' })).toHaveAttribute(
      'href',
      '#added-rooms',
    );
  });

  test('is searched by words, which the address keeps', async () => {
    const { user, location } = await renderApp('/changelog');
    await screen.findByRole('region', { name: '1.0.0' });
    const field = within(screen.getByRole('main')).getByRole('searchbox', {
      name: 'Search changes',
    });
    await user.type(field, 'blog read');
    await waitFor(() => expect(entries()).toEqual(['A blog to read.']));
    expect(location()).toBe('/changelog?q=blog+read');
    await user.type(field, ' nothing');
    await user.click(await screen.findByRole('button', { name: 'Show all changes' }));
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(location()).toBe('/changelog');
  });

  test('says to readers of other languages that it is in English, and names its feed', async () => {
    await renderApp('/changelog', 'de');
    const item = (await screen.findByText('A blog to read.')).closest('[lang]');
    expect(item).toHaveAttribute('lang', 'en');
    expect(within(screen.getByRole('main')).getByText(/Englisch/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Versionen per RSS verfolgen' })).toHaveAttribute(
      'href',
      '/changelog/feed.xml',
    );
  });
});
