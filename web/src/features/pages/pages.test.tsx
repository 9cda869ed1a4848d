import { screen, waitFor, within } from '@testing-library/dom';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BlockNode } from '#domain/documents/document.ts';
import { shippedPagePath } from '#domain/texts/page-path.ts';
import { routes } from '#web/app/routes.tsx';
import { ada, nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { deadLinks } from '#web/testing/dead-links.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { pageText } from './pages.handlers.ts';
import { textPages } from './text-pages.ts';

const sources = import.meta.glob<string>('../../../../content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});

beforeEach(() => mockServer.use(session()));

test('a page is read with its lists, links and tables, and its parts are linked', async () => {
  mockServer.use(
    pageText({
      title: 'Cookies',
      body: {
        type: 'doc',
        content: [
          heading('Ours'),
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'See ' },
              {
                type: 'text',
                text: 'the terms',
                marks: [{ type: 'link', attrs: { href: '/terms' } }, { type: 'bold' }],
              },
            ],
          },
          heading('Others'),
          { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('None')] }] },
          heading('Names'),
          {
            type: 'table',
            content: [
              {
                type: 'tableRow',
                content: [{ type: 'tableHeader', content: [paragraph('Name')] }],
              },
              { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('theme')] }] },
            ],
          },
        ],
      },
    }),
  );
  const { user, location } = await renderApp('/cookies');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  expect(document.title).toBe('Cookies · Roomtone');
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  expect(table.getByRole('cell', { name: 'theme' })).toHaveAttribute('data-column', 'Name');
  const contents = within(screen.getByRole('navigation', { name: 'On this page', hidden: true }));
  const link = contents.getByRole('link', { name: 'Others', hidden: true });
  expect(link).toHaveAttribute('href', '/cookies#others');
  expect(screen.getByRole('heading', { level: 2, name: 'Others' })).toHaveAttribute('id', 'others');
  await user.click(screen.getByRole('link', { name: 'the terms' }));
  expect(location()).toBe('/terms');
});

test('a page that is gone says so', async () => {
  mockServer.use(pageText());
  await renderApp('/about');
  expect(await screen.findByRole('heading', { name: 'This page is gone' })).toBeVisible();
});

describe('a page that an editor added', () => {
  test('is read at its own address', async () => {
    mockServer.use(pageText({ title: 'House rules', body: { type: 'doc', content: [] } }));
    await renderApp('/pages/house-rules');
    expect(await screen.findByRole('heading', { level: 1, name: 'House rules' })).toBeVisible();
  });

  test('is no other address of one that ships', async () => {
    const { location } = await renderApp('/pages/terms');
    await waitFor(() => expect(location()).toBe('/terms'));
  });

  test('is reached by an address that it had once', async () => {
    mockServer.use(
      pageText({
        id: 'rules',
        path: '/pages/rules',
        title: 'House rules',
        body: { type: 'doc', content: [] },
      }),
    );
    const { location } = await renderApp('/pages/house-rules');
    await waitFor(() => expect(location()).toBe('/pages/rules'));
  });
});

describe('the texts that ship', () => {
  test('have a page each, and each page has its text', () => {
    const shipped = Object.keys(sources).map((path) => path.split('/').at(-2)!);
    const ids = [...new Set(shipped)];
    const isMissing = (id: string) => {
      const path = shippedPagePath(id);
      const route = matchRoutes(routes, path)?.at(-1)?.route.path ?? '';
      return route.split('/')[0] !== path.split('/')[1];
    };
    expect(ids.filter(isMissing)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(textPages.map(({ id }) => id)));
    expect(shipped).toHaveLength(5 * ids.length);
  });

  test('lead to pages that there are', () => {
    expect(deadLinks(sources, routes)).toEqual([]);
  });
});

const aboutUs = {
  title: 'About us',
  body: { type: 'doc', content: [paragraph('Hush.')] },
} as const;

test.each([
  ['a visitor', session()],
  ['a musician', session(nora)],
])('%s reads a page and has nothing to edit it with', async (_who, who) => {
  mockServer.use(who, pageText(aboutUs));
  await renderApp('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('an administrator has a switch above a page, which leads to the list as well', async () => {
  mockServer.use(session(ada), pageText(aboutUs));
  await renderApp('/about');
  expect(await screen.findByRole('switch', { name: 'Editing Disabled' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Open in the list of all texts' })).toHaveAttribute(
    'href',
    '/admin/content/page/about/en',
  );
});
