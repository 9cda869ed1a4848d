import { parse } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { isPublicResult } from './query-audience.ts';
import { buildApiSchema } from './schema.ts';

const schema = await buildApiSchema();
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(line) });

const isPublic = (texts: string[], isPersonal = false) =>
  isPublicResult(
    schema,
    texts.map((text) => parse(text)),
    { isPersonal },
    log,
  );

test.each([
  [['{ categories { id } }'], true],
  [['{ categories { id } me { id } }'], false],
  [['{ ...Mine } fragment Mine on Query { me { id } }'], false],
  [['{ studios { nodes { id isFavorite } } }'], false],
  [['{ studios { nodes { ...Heart } } } fragment Heart on Studio { isFavorite }'], false],
  [['{ categories { id } }', '{ pendingSignUp { name } }'], false],
  [['mutation { logout { wasLoggedIn } }'], false],
  [['{ user(id: 1) { name studios { totalCount } } }'], true],
  [['{ user(id: 1) { name email } }'], false],
  [['{ __schema { types { name } } categories { __typename } }'], true],
])('what is asked by %j is for everybody: %s', (texts, expected) => {
  expect(isPublic(texts)).toBe(expected);
});

test('a field that says so, and looks at who asks all the same, is noticed', () => {
  expect(isPublic(['{ categories { id } }'], true)).toBe(false);
  expect(logged.join('')).toContain('a public field has looked at who asks');
});

test('whoever adds a field that everybody gets the same of has thought about it', () => {
  const fields = Object.values(schema.getQueryType()!.getFields());
  const open = fields.filter(({ extensions }) => extensions.audience === 'public');
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'apiReference',
    'blogCategories',
    'blogPost',
    'blogPosts',
    'categories',
    'category',
    'changelog',
    'cities',
    'city',
    'companyMembers',
    'currencies',
    'deals',
    'equipment',
    'event',
    'events',
    'helpArticle',
    'helpArticles',
    'helpFaq',
    'helpFaqs',
    'idea',
    'ideas',
    'market',
    'marketPrices',
    'nearMatches',
    'opening',
    'openings',
    'page',
    'pageMetas',
    'partners',
    'place',
    'placeFacets',
    'places',
    'platformNumbers',
    'podcastEpisode',
    'podcastEpisodes',
    'podcastSeries',
    'portfolio',
    'portfolios',
    'pressMentions',
    'product',
    'productCategories',
    'products',
    'promotionPlans',
    'publishedReviews',
    'quote',
    'redirect',
    'savings',
    'seenProducts',
    'seenStudios',
    'siteSearch',
    'studio',
    'studios',
    'studiosToCompare',
    'systemStatus',
    'testimonials',
    'unclaimedStudio',
    'user',
    'vaultSheets',
    'wave',
    'waves',
  ]);
});
