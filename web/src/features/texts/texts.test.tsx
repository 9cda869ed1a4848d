import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ada, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  SaveSiteTextDocument,
  SiteTextDocument,
  SiteTextPreviewDocument,
  SiteTextsDocument,
} from './texts.generated.ts';
import type { SiteTextRowFragment } from './texts.generated.ts';

const body = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hush.' }] }],
} as const;

const row = (title: string, more: Partial<SiteTextRowFragment> = {}): SiteTextRowFragment => ({
  __typename: 'SiteText',
  id: null,
  kind: 'PAGE',
  slug: title.toLowerCase(),
  language: 'EN',
  state: 'SHIPPED',
  title,
  category: '',
  updatedAt: null,
  ...more,
});

/** Answers with texts of the kind that is asked for. */
function siteTexts(...texts: SiteTextRowFragment[]) {
  return api.query(SiteTextsDocument, ({ variables }) =>
    HttpResponse.json({
      data: { siteTexts: texts.filter(({ kind }) => kind === variables.kind) },
    }),
  );
}

test('texts are listed with where they stand, and narrowed by what the address says', async () => {
  mockServer.use(
    session(ada),
    siteTexts(
      row('About', { state: 'LIVE', id: '1' }),
      row('Über', { slug: 'about', language: 'DE' }),
      row('Book a studio', { kind: 'ARTICLE', slug: 'book-a-studio' }),
      row('London dub', { kind: 'WAVE', slug: 'london-dub' }),
    ),
  );
  const { user, location } = await renderApp('/admin/content?state=LIVE');
  const list = await screen.findByRole('list', { name: '' });
  expect(within(list).queryByText('Über')).toBeNull();
  expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute(
    'href',
    '/admin/content/page/about/en',
  );
  await user.selectOptions(screen.getByLabelText('State'), '');
  expect(await screen.findByRole('link', { name: 'Über' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What'), 'ARTICLE');
  expect(await screen.findByRole('link', { name: 'Book a studio' })).toBeVisible();
  expect(location()).toBe('/admin/content?kind=ARTICLE');
  await user.selectOptions(screen.getByLabelText('What'), 'Waves');
  expect(await screen.findByRole('link', { name: 'London dub' })).toHaveAttribute(
    'href',
    '/admin/content/wave/london-dub/en',
  );
  await user.type(screen.getByLabelText('Title or address'), 'piano');
  expect(await screen.findByText('No text fits')).toBeVisible();
});

test('a preview says that it is one, and a link that is none says so', async () => {
  mockServer.use(
    session(),
    api.query(SiteTextPreviewDocument, ({ variables }) =>
      HttpResponse.json({
        data: {
          siteTextPreview:
            variables.key === 'right'
              ? {
                  __typename: 'SiteTextPreview' as const,
                  kind: 'POST' as const,
                  language: 'EN' as const,
                  title: 'A quiet room',
                  lead: '',
                  body,
                }
              : null,
        },
      }),
    ),
  );
  await renderApp('/preview/right');
  expect(await screen.findByRole('heading', { level: 1, name: 'A quiet room' })).toBeVisible();
  expect(screen.getByText(/This is a preview/)).toBeVisible();
});

/** A text that ships, as its editor has it. */
function editedText({
  slug,
  language,
}: {
  slug: string;
  language: SiteTextRowFragment['language'];
}) {
  const state = {
    __typename: 'SiteTextRevision',
    number: 0,
    title: 'London dub',
    description: '',
    lead: '',
    category: '',
    tags: [],
    position: 0,
    body,
  } as const;
  return {
    ...row('London dub', { kind: 'WAVE', slug, language }),
    liveNumber: null,
    latestNumber: 0,
    scheduledFor: null,
    publishedAt: null,
    previewPath: null,
    shipped: state,
    revisions: [{ ...state, createdAt: null, editor: null }],
  };
}

const toEdit = api.query(SiteTextDocument, ({ variables }) =>
  HttpResponse.json({ data: { siteText: editedText(variables) } }),
);

test('a text that ships in English is written in another language, to which its page leads', async () => {
  mockServer.use(session(ada), toEdit);
  const { user, location } = await renderApp('/admin/content/wave/london-dub/en');
  const ways = await screen.findByRole('navigation', { name: 'In which language' });
  expect(within(ways).getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(within(ways).getByRole('link', { name: '日本語' }));
  expect(await screen.findByRole('heading', { level: 1, name: /日本語/ })).toBeVisible();
  expect(location()).toBe('/admin/content/wave/london-dub/ja');
  expect(await screen.findByLabelText('Title')).toHaveValue('London dub');
});

test('saving says so in a toast, and one that fails says why in the form too', async () => {
  let isRefused = true;
  const refused = 'Its page is closed for today';
  mockServer.use(
    session(ada),
    toEdit,
    api.mutation(SaveSiteTextDocument, ({ variables: { input } }) => {
      if (isRefused) return refusal('FORBIDDEN', refused);
      const text = { ...editedText(input), latestNumber: 1, id: '7' };
      return HttpResponse.json({
        data: { saveSiteText: { __typename: 'SaveSiteTextPayload', text } },
      });
    }),
  );
  const { user } = await renderApp('/admin/content/wave/london-dub/en');
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Failed to save content. Please try again.')).toBeVisible();
  expect(screen.getByText(refused)).toBeVisible();
  isRefused = false;
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Content has been saved successfully.')).toBeVisible();
  expect(screen.queryByText(refused)).toBeNull();
});
