import { http, HttpResponse } from 'msw';
import { graphql } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { shippedPagePath } from '#domain/texts/page-path.ts';

/** The GraphQL endpoint, for `mockServer.use(api.query(MeDocument, () => …))`. */
export const api = graphql.link('/graphql');

const signInMethods = {
  __typename: 'SignInMethods',
  hasPassword: true,
  mustSignInAgain: false,
  identities: [],
  available: [],
};
const twoFactor = {
  __typename: 'TwoFactor',
  isAvailable: true,
  enabledAt: null,
  recoveryCodesLeft: 0,
};

/** The pages that ship, by their files. */
const pageFiles = import.meta.glob<string>('../../../content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
});

/** What a page is called and says below its title, without its text; nothing of one that does not ship. */
async function shippedPage(id: string, language: string) {
  const file = await pageFiles[`../../../content/pages/${id}/${language.toLowerCase()}.md`]?.();
  const said = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(file ?? '')?.[1];
  return (
    file && {
      __typename: 'PageContent',
      id,
      language,
      path: shippedPagePath(id),
      title: said('title'),
      description: said('description'),
      lead: said('lead'),
      body: { type: 'doc', content: [] },
    }
  );
}

/** What somebody who is logged in may do with any studio. */
function studioRights(query: string, rights: Readonly<Record<string, boolean | null>>) {
  return api.query(query, ({ variables: { id } }) =>
    HttpResponse.json({ data: { studio: { __typename: 'Studio', id: String(id), ...rights } } }),
  );
}

/**
 * Answers in place of the server. A test says with `mockServer.use(…)` what it answers. What every
 * page asks for on behalf of somebody who is logged in is answered with nothing, and so is what the
 * panels of the security settings and of the preferences ask for, which always stand together. They may do with studios what
 * can be done. Pages that ship are called what they are, and have no text. The shop points to no product, the blog has no posts for other
 * pages, nobody says anything of the product, and administrators say nothing of pages and redirects. Views are
 * counted. Of what pages follow, nothing is told.
 */
export const mockServer = setupServer(
  api.query('MyCurrency', () => HttpResponse.json({ data: { preferredCurrency: null } })),
  api.query('MyFavoriteIds', () => HttpResponse.json({ data: { myFavoriteStudioIds: [] } })),
  api.query('MySharedBookings', () => HttpResponse.json({ data: { mySharedBookings: [] } })),
  api.query('ProjectBands', () => HttpResponse.json({ data: { myProjects: [] } })),
  api.query('CartCount', () =>
    HttpResponse.json({ data: { cart: { __typename: 'Cart', itemCount: 0 } } }),
  ),
  api.query('UnreadMessages', ({ variables: { id } }) =>
    HttpResponse.json({
      data: { user: { __typename: 'User', id: String(id), unreadMessageCount: 0 } },
    }),
  ),
  api.query('PresenceShown', ({ variables: { id } }) =>
    HttpResponse.json({
      data: { user: { __typename: 'User', id: String(id), isPresenceShown: true } },
    }),
  ),
  api.query('MySessions', () => HttpResponse.json({ data: { mySessions: [] } })),
  api.query('MySignInMethods', () =>
    HttpResponse.json({ data: { mySignInMethods: signInMethods } }),
  ),
  api.query('MyTwoFactor', () => HttpResponse.json({ data: { myTwoFactor: twoFactor } })),
  studioRights('ViewerCanBook', { viewerCanBook: true }),
  api.mutation('CountStudioView', () =>
    HttpResponse.json({ data: { countStudioView: { __typename: 'CountStudioViewPayload' } } }),
  ),
  studioRights('ReviewsViewer', {
    viewerCanReview: true,
    viewerCanAnswerReviews: false,
    viewerReview: null,
  }),
  api.query('GuestReviews', ({ variables: { id } }) =>
    HttpResponse.json({
      data: { user: { __typename: 'User', id: String(id), guestReviews: null } },
    }),
  ),
  api.query('PageContent', async ({ variables: { id, language } }) =>
    HttpResponse.json({
      data: { page: (await shippedPage(String(id), String(language))) ?? null },
    }),
  ),
  api.query('FeaturedProducts', () =>
    HttpResponse.json({ data: { products: { __typename: 'ProductConnection', nodes: [] } } }),
  ),
  api.query('RecentBlogPosts', () =>
    HttpResponse.json({ data: { blogPosts: { __typename: 'BlogPostConnection', nodes: [] } } }),
  ),
  api.query('HomeTestimonials', () =>
    HttpResponse.json({
      data: { testimonials: { __typename: 'TestimonialConnection', nodes: [] } },
    }),
  ),
  api.query('PageMetas', () => HttpResponse.json({ data: { pageMetas: [] } })),
  api.query('RedirectOf', () => HttpResponse.json({ data: { redirect: null } })),
  // The server is there, whatever fails.
  http.get('/healthz', () => new HttpResponse()),
  api.subscription('StudioCalendarChanged', () => undefined),
  api.subscription('MyBookingsChanged', () => undefined),
  api.subscription('MyMessagesChanged', () => undefined),
  api.subscription('ProjectChanged', () => undefined),
  api.subscription('TicketChanged', () => undefined),
  api.subscription('FidelityOrderChanged', () => undefined),
  api.subscription('ConversationTyping', () => undefined),
);
