import type { TestClient } from './test-client.ts';

/**
 * A query of each field that everybody gets the same of, over the demo data. `$…` stand for ids and
 * names of things that are there.
 */
export const publicQueries = {
  blogCategories: '{ blogCategories { id postCount } }',
  blogPost: '{ blogPost(slug: "$post") { title } }',
  blogPosts: '{ blogPosts(first: 3) { nodes { title } } }',
  categories: '{ categories { id name } }',
  category: '{ category(id: "recording") { name } }',
  changelog: '{ changelog { version date } }',
  cities: '{ cities { name } }',
  city: '{ city(id: "london") { name } }',
  companyMembers: '{ companyMembers(language: EN) { nodes { name } } }',
  currencies: '{ currencies { id rate } }',
  deals: '{ deals(language: EN) { nodes { id title } } }',
  equipment: '{ equipment(text: "") { name } }',
  event: '{ event(language: EN, slug: "$event") { title } }',
  events: '{ events(language: EN) { nodes { title slug } } }',
  helpArticle: '{ helpArticle(language: EN, id: "$article") { title } }',
  helpArticles: '{ helpArticles(language: EN) { title } }',
  helpFaq: '{ helpFaq(language: EN, id: "$faq") { question } }',
  helpFaqs: '{ helpFaqs(language: EN) { question } }',
  idea: '{ idea(id: "$idea") { title } }',
  ideas: '{ ideas(first: 3) { nodes { title } } }',
  market: '{ market { prices { medianCents } } }',
  marketPrices: '{ marketPrices(countryCode: "GB") { medianCents } }',
  nearMatches:
    '{ nearMatches(filter: { cities: ["london"], minRating: 5, maxPriceCents: 3000 }) { totalCount } }',
  opening: '{ opening(language: EN, slug: "$opening") { title } }',
  openings: '{ openings(language: EN) { nodes { title } } }',
  page: '{ page(id: "terms", language: EN) { title } }',
  pageMetas: '{ pageMetas(language: EN) { title } }',
  partners: '{ partners(language: EN) { nodes { name } } }',
  place: '{ place(kind: LABEL, idOrSlug: "$place") { name } }',
  placeFacets: '{ placeFacets(kind: LABEL) { cities { count } } }',
  places: '{ places(kind: LABEL, first: 3) { nodes { name } } }',
  platformNumbers: '{ platformNumbers { studios } }',
  podcastEpisode: '{ podcastEpisode(slug: "$episode") { title } }',
  podcastEpisodes: '{ podcastEpisodes(first: 3) { nodes { title } } }',
  podcastSeries: '{ podcastSeries { title } }',
  portfolio: '{ portfolio(slug: "$portfolio") { name } }',
  portfolios: '{ portfolios { nodes { name } } }',
  pressMentions: '{ pressMentions(language: EN) { nodes { title } } }',
  product: '{ product(idOrSlug: "gift-card") { name } }',
  productCategories: '{ productCategories { id productCount } }',
  products: '{ products(first: 3) { nodes { name } } }',
  promotionPlans: '{ promotionPlans { priceCents } }',
  publishedReviews: '{ publishedReviews(first: 3) { nodes { content author { name } } } }',
  quote:
    '{ quote(input: { studioId: "1", hours: 2, startsAt: "2026-12-02T17:00:00Z" }) { totalCents } }',
  redirect: '{ redirect(path: "/old") }',
  savings: '{ savings(kind: BELOW_MEDIAN) { nodes { cents } } }',
  seenProducts: '{ seenProducts(ids: ["1", "2"]) { name } }',
  seenStudios: '{ seenStudios(ids: ["1", "2"]) { name } }',
  siteSearch: '{ siteSearch(text: "london") { kind hits { title } } }',
  studio: '{ studio(id: "1") { name nextFreeSlot { startsAt } } }',
  studios: '{ studios(first: 3) { nodes { name nextFreeSlot { startsAt } } } }',
  studiosToCompare: '{ studiosToCompare(ids: ["1", "2"]) { name } }',
  systemStatus: '{ systemStatus { notices { title } } }',
  testimonials: '{ testimonials(language: EN) { nodes { text } } }',
  unclaimedStudio: '{ unclaimedStudio(id: "$unclaimed") { name } }',
  user: '{ user(id: "1") { name } }',
  apiReference: '{ apiReference { endpoints { id } } }',
  vaultSheets: '{ vaultSheets(language: EN) { title } }',
  wave: '{ wave(id: "london-dub", language: EN) { title } }',
  waves: '{ waves(language: EN) { id title } }',
};

/** Names of what the queries ask for, by where one of each is found. */
const named = {
  post: '{ blogPosts(first: 1) { nodes { value: slug } } }',
  event: '{ events(language: EN, first: 1) { nodes { value: slug } } }',
  opening: '{ openings(language: EN, first: 1) { nodes { value: slug } } }',
  article: '{ helpArticles(language: EN) { value: id } }',
  faq: '{ helpFaqs(language: EN) { value: id } }',
  idea: '{ ideas(first: 1) { nodes { value: id } } }',
  place: '{ places(kind: LABEL, first: 1) { nodes { value: slug } } }',
  episode: '{ podcastEpisodes(first: 1) { nodes { value: slug } } }',
  portfolio: '{ portfolios(first: 1) { nodes { value: slug } } }',
};

type Found = { value: string }[] | { nodes: { value: string }[] };

/** The queries, each with what it asks for. @param unclaimed a studio that nobody runs */
export async function readPublicQueries(
  client: TestClient,
  unclaimed: number,
): Promise<Record<keyof typeof publicQueries, string>> {
  const values: Record<string, string> = { unclaimed: String(unclaimed) };
  for (const [name, query] of Object.entries(named)) {
    const { data } = await client.graphql<Record<string, Found>>(query);
    const found = Object.values(data ?? {})[0]!;
    values[name] = (Array.isArray(found) ? found : found.nodes)[0]!.value;
  }
  const filled = Object.entries(publicQueries).map(([field, query]) => [
    field,
    query.replace(/\$(\w+)/, (_, name: string) => values[name]!),
  ]);
  return Object.fromEntries(filled) as Record<keyof typeof publicQueries, string>;
}
