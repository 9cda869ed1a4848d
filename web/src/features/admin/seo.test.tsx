import { screen, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, session } from '#web/features/accounts/accounts.handlers.ts';
import { PageMetasDocument } from '#web/features/seo/components/page-metas.generated.ts';
import { RedirectOfDocument } from '#web/features/seo/redirect-of.generated.ts';
import {
  AddRedirectDocument,
  RedirectsDocument,
  RemoveRedirectDocument,
  SetPageMetaDocument,
} from '#web/features/seo/seo.generated.ts';
import type { RedirectsQuery } from '#web/features/seo/seo.generated.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';

const ada = { ...nora, name: 'Ada Lindgren', role: 'ADMIN', canAdminister: true } as const;

const sitemap = (...paths: string[]) =>
  HttpResponse.xml(
    `<urlset>${paths.map((path) => `<url><loc>https://roomtone.example${path}</loc></url>`).join('')}</urlset>`,
  );

/** A page as the server sends it. */
const page = (title: string, description: string, words = 200) =>
  HttpResponse.html(
    `<html><head><title>${title} · Roomtone</title><meta name="description" content="${description}">
    <meta property="og:image" content="/one.png"></head>
    <body><main><h1>${title}</h1>${'word '.repeat(words)}</main></body></html>`,
  );

const enough = 'Long enough to be shown below a title by whichever search engine there is.';

beforeEach(() => mockServer.use(session(ada)));

test('pages are looked at as search engines do, and what is missing is said and mended', async () => {
  let title = '';
  mockServer.use(
    http.get('/sitemap.xml', () => sitemap('/sitemaps/pages-0.xml')),
    http.get('/sitemaps/pages-0.xml', () => sitemap('/about', '/guides', '/gone')),
    http.get('/about', ({ request }) => {
      expect(request.headers.get('Accept-Language')).toBe('de');
      return page(title || 'About', enough);
    }),
    http.get('/guides', () => page('Guides for musicians', enough.replace('Long', 'Quite'), 3)),
    http.get('/gone', () => HttpResponse.html('', { status: 404 })),
    api.query(PageMetasDocument, () => HttpResponse.json({ data: { pageMetas: [] } })),
    api.mutation(SetPageMetaDocument, ({ variables: { input } }) => {
      expect(input).toEqual({
        path: '/about',
        language: 'DE',
        title: 'About the people behind it',
        description: '',
        picture: '',
      });
      title = input.title ?? '';
      const meta = {
        __typename: 'PageMeta' as const,
        path: input.path,
        language: input.language,
        title,
        description: '',
        picture: '',
      };
      return HttpResponse.json({
        data: { setPageMeta: { __typename: 'SetPageMetaPayload', meta } },
      });
    }),
  );
  const { user } = await renderApp('/admin/seo?language=de');
  expect(await screen.findByText('3 of 3 looked at, 3 to improve')).toBeVisible();
  const row = (path: string) => screen.getByRole('link', { name: path }).closest('li')!;
  expect(within(row('/about')).getByText('Title is short')).toBeVisible();
  expect(within(row('/guides')).getByText('Few words')).toBeVisible();
  expect(within(row('/gone')).getByText('Does not answer')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit what is said of /about' }));
  await user.type(await screen.findByLabelText('Title'), 'About the people behind it');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('3 of 3 looked at, 2 to improve')).toBeVisible();
  await user.click(screen.getByLabelText('Only those to improve'));
  expect(screen.queryByRole('link', { name: '/about' })).toBeNull();
});

test('a sitemap that cannot be read says so', async () => {
  mockServer.use(http.get('/sitemap.xml', () => new HttpResponse(null, { status: 500 })));
  await renderApp('/admin/seo');
  expect(await screen.findByText('The sitemap could not be read')).toBeVisible();
});

test('a redirect is added, removed, and brought back', async () => {
  let redirects: RedirectsQuery['redirects'] = [];
  const createdAt = '2026-11-01T10:00:00Z';
  mockServer.use(
    api.query(RedirectsDocument, () => HttpResponse.json({ data: { redirects } })),
    api.mutation(AddRedirectDocument, ({ variables: { input } }) => {
      redirects = [{ __typename: 'PageRedirect', createdAt, ...input }];
      return HttpResponse.json({
        data: { addRedirect: { __typename: 'AddRedirectPayload', redirects } },
      });
    }),
    api.mutation(RemoveRedirectDocument, () => {
      redirects = [];
      return HttpResponse.json({
        data: { removeRedirect: { __typename: 'RemoveRedirectPayload', redirects } },
      });
    }),
  );
  const { user } = await renderApp('/admin/seo?part=redirects');
  expect(await screen.findByText('No redirects yet')).toBeVisible();
  await user.type(screen.getByLabelText('Old path'), 'https://elsewhere.example');
  await user.type(screen.getByLabelText('New path'), '/about');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Write a path of this site, such as /blog')).toBeVisible();
  await user.clear(screen.getByLabelText('Old path'));
  await user.type(screen.getByLabelText('Old path'), '/old');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the redirect of /old' }));
  expect(await screen.findByText('No redirects yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByRole('button', { name: 'Remove the redirect of /old' }),
  ).toBeInTheDocument();
});

test('a link to an address without a page leads where its readers are sent', async () => {
  mockServer.use(
    api.query(RedirectOfDocument, ({ variables: { path } }) =>
      HttpResponse.json({ data: { redirect: path === '/old' ? '/terms' : null } }),
    ),
  );
  const { goTo, location } = await renderApp('/privacy');
  goTo('/old');
  expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  expect(location()).toBe('/terms');
});
