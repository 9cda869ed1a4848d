import { screen, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import {
  MyPortfoliosDocument,
  PortfolioPageDocument,
  PortfoliosDocument,
  PortfolioToEditDocument,
  PublishPortfolioDocument,
  SavePortfolioDocument,
  StartPortfolioDocument,
  ViewerCanEditPortfolioDocument,
} from './portfolios.generated.ts';
import type { PortfolioDetailFragment } from './portfolios.generated.ts';

type Portfolio = PortfolioDetailFragment & { __typename: 'Portfolio' };

function portfolio(change: Partial<Portfolio> = {}): Portfolio {
  return {
    __typename: 'Portfolio',
    id: '3',
    slug: 'tove-marsh',
    name: 'Tove Marsh',
    headline: 'Kettle drums and patience',
    roles: ['MIXING_ENGINEER'],
    genres: ['Jazz'],
    city: null,
    images: [],
    tracks: [
      {
        __typename: 'PortfolioTrack',
        id: '5',
        url: '/uploads/portfolio-tracks/a.wav',
        title: 'Night Bus',
        durationMs: 61_000,
        peaks: [],
      },
    ],
    owner: { __typename: 'User', id: '7', name: 'Nora Quist', avatarUrl: null },
    status: 'PUBLISHED',
    bio: 'I mix slowly.',
    links: [],
    gear: ['Fader box'],
    credits: [
      {
        __typename: 'PortfolioCredit',
        title: 'Low Water',
        artist: 'Ines Weir',
        role: 'Mix',
        year: 2024,
      },
    ],
    ...change,
  };
}

/** Portfolios that are found, by what was asked for. */
function found(nodesOf: (filter: unknown) => Portfolio[]) {
  return api.query(PortfoliosDocument, ({ variables }) => {
    const nodes = nodesOf(variables.filter);
    return HttpResponse.json({
      data: {
        portfolios: {
          __typename: 'PortfolioConnection',
          totalCount: nodes.length,
          nodes,
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    });
  });
}

const own = (myPortfolios: Portfolio[]) =>
  api.query(MyPortfoliosDocument, () => HttpResponse.json({ data: { myPortfolios } }));

describe('the list of portfolios', () => {
  test('is narrowed by what somebody does, and cleared', async () => {
    const filters: unknown[] = [];
    mockServer.use(
      session(null),
      found((filter) => {
        filters.push(filter);
        return filter ? [] : [portfolio()];
      }),
    );
    const { user } = await renderApp('/portfolios');
    expect(await screen.findByRole('link', { name: 'Tove Marsh' })).toHaveAttribute(
      'href',
      '/portfolios/tove-marsh',
    );
    expect(screen.getByText('1 track')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('What they do'), 'Producer');
    expect(await screen.findByText('No portfolios found')).toBeVisible();
    expect(filters.at(-1)).toEqual({ role: 'PRODUCER' });
    await user.click(screen.getByRole('button', { name: 'Show all portfolios' }));
    expect(await screen.findByRole('link', { name: 'Tove Marsh' })).toBeVisible();
  });

  test('says why no other portfolio can be begun', async () => {
    mockServer.use(
      session(nora),
      found(() => []),
      own([portfolio({ status: 'DRAFT' })]),
      api.mutation(StartPortfolioDocument, () =>
        refusal('CONFLICT', 'You can have at most 5 portfolios'),
      ),
    );
    const { user } = await renderApp('/portfolios');
    expect(await screen.findByRole('link', { name: 'Edit Tove Marsh (draft)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create a portfolio' }));
    expect(await screen.findByText('You can have at most 5 portfolios')).toBeVisible();
  });
});

describe('a portfolio', () => {
  test('shows what somebody has made, and leads only its owner to where it is written', async () => {
    mockServer.use(
      session(nora),
      api.query(PortfolioPageDocument, () =>
        HttpResponse.json({ data: { portfolio: portfolio() } }),
      ),
      api.query(ViewerCanEditPortfolioDocument, () =>
        HttpResponse.json({
          data: { portfolio: { __typename: 'Portfolio', id: '3', viewerCanEdit: true } },
        }),
      ),
    );
    await renderApp('/portfolios/tove-marsh');
    expect(await screen.findByRole('heading', { name: 'Tove Marsh', level: 1 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play Night Bus' })).toBeVisible();
    expect(screen.getByText('Ines Weir – Low Water')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Edit portfolio' })).toHaveAttribute(
      'href',
      '/portfolios/edit/3',
    );
  });

  test('that there is not leads to the others', async () => {
    mockServer.use(
      session(null),
      api.query(PortfolioPageDocument, () => HttpResponse.json({ data: { portfolio: null } })),
    );
    await renderApp('/portfolios/nobody');
    expect(await screen.findByText('Portfolio not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse portfolios' })).toBeVisible();
  });

  test('is written, told what is wrong, and published', async () => {
    mockServer.use(
      session(nora),
      api.query(PortfolioToEditDocument, () =>
        HttpResponse.json({ data: { portfolioToEdit: portfolio({ status: 'DRAFT' }) } }),
      ),
      api.mutation(SavePortfolioDocument, () =>
        refusal('BAD_USER_INPUT', 'Some values are invalid', { slug: 'This address is taken' }),
      ),
      api.mutation(PublishPortfolioDocument, ({ variables }) => {
        expect(variables.input).toEqual({ id: '3', isPublished: true });
        return changed('publishPortfolio', {
          portfolio: { __typename: 'Portfolio', id: '3', slug: 'tove-marsh', status: 'PUBLISHED' },
        });
      }),
    );
    const { user } = await renderApp('/portfolios/edit/3');
    expect(await screen.findByText('Only you can see it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This address is taken')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Everyone can see it.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'View it' })).toBeVisible();
  });
});
