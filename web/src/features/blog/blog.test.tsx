import { screen, waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BlockNode, Document } from '#domain/documents/document.ts';
import { routes } from '#web/app/routes.tsx';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { StudioInTextDocument } from '#web/features/studios/components/studio-in-text.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { structuredData } from '#web/testing/structured-data.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { BlogPostsDocument } from './blog.generated.ts';
import { blogPost, blogWith, postCard } from './blog.handlers.ts';

const sources = import.meta.glob<string>('../../../../content/posts/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const heading = (text: string): BlockNode => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const body: Document = {
  type: 'doc',
  content: [
    heading('Before the day'),
    { type: 'paragraph', content: [{ type: 'text', text: 'Sleep.' }] },
    heading('On the day'),
    heading('Afterward'),
  ],
};

const click = postCard('click-1', { title: 'Playing to a click', category: 'performance-tips' });
const bag = postCard('bag-2', { title: 'What to put in the bag', category: 'tips' });
const piano = postCard('piano-3', { title: 'Three ways to mic a piano', category: 'recording' });

beforeEach(() => mockServer.use(session(), ...blogWith([click, bag, piano])));

const titles = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

const searchField = () =>
  within(screen.getByRole('main')).getByRole('searchbox', { name: 'Search articles' });

describe('the blog', () => {
  test('has the last post large, topics with counts, and the others', async () => {
    const { user, location } = await renderApp('/blog');
    expect(await screen.findByRole('heading', { level: 2, name: click.title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Blog · Roomtone'));
    expect(titles(3)).toEqual([bag.title, piano.title]);
    const { origin } = window.location;
    expect(structuredData('ItemList')?.itemListElement).toMatchObject([
      { position: 1, name: click.title, url: `${origin}/blog/click-1` },
      { position: 2, name: bag.title, url: `${origin}/blog/bag-2` },
      { position: 3, name: piano.title, url: `${origin}/blog/piano-3` },
    ]);
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
    expect(topics.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All articles',
      'Performance tips 1',
      'Tips 1',
      'Recording 1',
    ]);
    const card = within(screen.getAllByRole('article')[0]!);
    expect(card.getByText('Nell Ferrand')).toBeVisible();
    expect(card.getByText('November 21, 2026').parentElement).toHaveTextContent(
      'November 21, 2026 · 4 min read',
    );
    await user.click(topics.getByRole('link', { name: 'Tips 1' }));
    await waitFor(() => expect(location()).toBe('/blog/category/tips'));
  });

  test('names its feeds, for people and for news readers', async () => {
    await renderApp('/blog');
    await screen.findByRole('heading', { level: 2, name: click.title });
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute(
      'href',
      '/blog/feed.xml',
    );
    const feeds = [...document.head.querySelectorAll('link[rel=alternate]')];
    expect(feeds.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
      ['application/rss+xml', '/blog/feed.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
    ]);
  });

  test('is searched as words are typed, and the address keeps them', async () => {
    const { user, location } = await renderApp('/blog');
    await user.type(searchField(), 'piano');
    await waitFor(() => expect(titles(2)).toEqual([piano.title]));
    expect(location()).toBe('/blog?q=piano');
    await user.clear(searchField());
    await waitFor(() => expect(titles(3)).toEqual([bag.title, piano.title]));
    expect(location()).toBe('/blog');
  });

  test('shows what a link looks for', async () => {
    await renderApp('/blog?q=bag');
    await waitFor(() => expect(titles(2)).toEqual([bag.title]));
    expect(searchField()).toHaveValue('bag');
  });

  test('shows more when asked', async () => {
    const many = Array.from({ length: 20 }, (_, index) => postCard(`post-${100 + index}`));
    mockServer.use(...blogWith(many));
    const { user } = await renderApp('/blog');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('without posts says so, and leads elsewhere', async () => {
    mockServer.use(...blogWith([]));
    await renderApp('/blog');
    expect(await screen.findByText('No articles found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse studios' })).toBeVisible();
  });

  test('that cannot be shown is asked for again', async () => {
    mockServer.use(
      api.query(BlogPostsDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    const { user } = await renderApp('/blog');
    expect(await screen.findByText('The articles didn’t load')).toBeVisible();
    mockServer.use(...blogWith([click]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: click.title })).toBeVisible();
  });

  test('is linked in the header and under More', async () => {
    const { user, location } = await renderApp('/terms');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    await user.click(header.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Blog' }));
    await waitFor(() => expect(location()).toBe('/blog'));
  });
});

describe('a category', () => {
  test('has its posts, and leads back to the blog', async () => {
    const { user, location } = await renderApp('/blog/category/tips');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tips' })).toBeVisible();
    await waitFor(() => expect(titles(2)).toEqual([click.title, bag.title]));
    expect(document.title).toBe('Tips · Blog · Roomtone');
    expect(screen.getByRole('link', { name: bag.title })).toHaveAttribute('href', '/blog/bag-2');
    await user.click(screen.getByRole('link', { name: 'Back to the blog' }));
    await waitFor(() => expect(location()).toBe('/blog'));
  });

  test('named all is every article', async () => {
    await renderApp('/blog/category/all');
    await screen.findByRole('heading', { level: 1, name: 'All articles' });
    await waitFor(() => expect(titles(2)).toEqual([click.title, bag.title, piano.title]));
  });

  test('without posts says so', async () => {
    await renderApp('/blog/category/books');
    expect(await screen.findByText('No articles found')).toBeVisible();
  });

  test('in which nothing is found offers all of it', async () => {
    const { user, location } = await renderApp('/blog/category/tips?q=nothing');
    expect(await screen.findByText('No articles found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles(2)).toEqual([click.title, bag.title]));
    expect(location()).toBe('/blog/category/tips');
  });

  test('that there is none of is kept out of search engines', async () => {
    await renderApp('/blog/category/nonsense');
    expect(await screen.findByText('No articles found')).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('a post', () => {
  beforeEach(() =>
    mockServer.use(
      blogPost(piano, { body, tags: ['reverb & delay'], related: [click], previous: bag }),
    ),
  );

  test('shows the studios that it names as cards, and where one was that is gone', async () => {
    const studioCard = (studioId: string): BlockNode => ({
      type: 'studioCard',
      attrs: { studioId },
    });
    mockServer.use(
      blogPost(piano, { body: { type: 'doc', content: [studioCard('1'), studioCard('2')] } }),
      api.query(StudioInTextDocument, ({ variables: { id } }) =>
        HttpResponse.json({
          data: { studio: id === '1' ? listed('1', 'Tape & Valve', 'recording', 'london') : null },
        }),
      ),
    );
    await renderApp('/blog/piano-3');
    expect(await screen.findByRole('link', { name: 'Tape & Valve' })).toHaveAttribute(
      'href',
      '/studios/1',
    );
    expect(await screen.findByRole('link', { name: '/studios/2' })).toBeVisible();
  });

  test('is read with its author, its parts and what comes next', async () => {
    await renderApp('/blog/piano-3');
    expect(await screen.findByRole('heading', { level: 1, name: piano.title })).toBeVisible();
    expect(document.title).toBe(`${piano.title} · Roomtone`);
    expect(screen.getByRole('link', { name: 'Nell Ferrand' })).toHaveAttribute(
      'href',
      '/profile/7',
    );
    const contents = screen.getByRole('navigation', { name: 'On this page', hidden: true });
    expect(
      within(contents).getByRole('link', { name: 'On the day', hidden: true }),
    ).toHaveAttribute('href', '/blog/piano-3#on-the-day');
    expect(screen.getByRole('link', { name: 'reverb & delay' })).toHaveAttribute(
      'href',
      '/blog/category/all?q=reverb%20%26%20delay',
    );
    const others = within(screen.getByRole('navigation', { name: 'More articles' }));
    expect(others.getByRole('link', { name: /^Previous article/ })).toHaveAttribute(
      'href',
      '/blog/bag-2',
    );
    expect(others.queryByRole('link', { name: /^Next article/ })).toBeNull();
    const related = within(screen.getByRole('region', { name: 'Related articles' }));
    expect(related.getByRole('link', { name: click.title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  test('tells search engines what it is', async () => {
    await renderApp('/blog/piano-3');
    await screen.findByRole('heading', { level: 1, name: piano.title });
    expect(structuredData('BlogPosting')).toMatchObject({
      headline: piano.title,
      datePublished: piano.publishedAt,
      inLanguage: 'en',
      author: { name: 'Nell Ferrand', url: `${window.location.origin}/profile/7` },
      image: `${window.location.origin}/previews/posts/3.png`,
    });
  });

  test('says to readers of another language which one it is in', async () => {
    await renderApp('/blog/piano-3', 'de');
    const title = await screen.findByRole('heading', { level: 1, name: piano.title });
    expect(title).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Dieser Text ist auf Englisch verfasst.')).toBeVisible();
    expect(screen.getByText('Sleep.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  test('says nothing of that to readers of its own', async () => {
    await renderApp('/blog/piano-3');
    await screen.findByRole('heading', { level: 1, name: piano.title });
    expect(screen.queryByText(/^This text is in/)).toBeNull();
  });

  test.each(['3', 'three-ways'])('is shown at its address when asked for as %s', async (slug) => {
    const { location } = await renderApp(`/blog/${slug}`);
    await screen.findByRole('heading', { level: 1, name: piano.title });
    expect(location()).toBe('/blog/piano-3');
  });

  test('whose author is gone is read without one', async () => {
    mockServer.use(blogPost({ ...piano, author: null }, { body }));
    await renderApp('/blog/piano-3');
    await screen.findByRole('heading', { level: 1, name: piano.title });
    expect(screen.queryByRole('link', { name: 'Nell Ferrand' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Related articles' })).toBeNull();
  });

  test('that there is none of is not found', async () => {
    mockServer.use(blogPost());
    await renderApp('/blog/nothing');
    expect(await screen.findByRole('heading', { name: 'Article not found' })).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('the posts that ship lead to pages and posts that there are', () => {
  const slugs = new Set(Object.keys(sources).map((path) => path.split('/').at(-1)!.slice(0, -3)));
  expect(slugs.size).toBeGreaterThan(0);
  const isDead = (to: string) => {
    const match = matchRoutes(routes, to)?.at(-1);
    if (match?.route.path === 'blog/:slug') return !slugs.has(match.params['slug']!);
    return !match || match.route.path === '*';
  };
  const dead = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\]\((\/[^)]*)\)/g)]
      .map(([, to]) => to!)
      .filter(isDead)
      .map((to) => `${path}: ${to}`),
  );
  expect(dead).toEqual([]);
});
