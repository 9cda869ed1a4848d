import { buildSchema } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { AccountResolver } from '#api/features/accounts/account.resolver.ts';
import { AvatarResolver } from '#api/features/accounts/avatar/avatar.resolver.ts';
import { EmailResolver } from '#api/features/accounts/email.resolver.ts';
import { SecurityResolver } from '#api/features/accounts/security.resolver.ts';
import { LanguageResolver } from '#api/features/accounts/language.resolver.ts';
import { IdentityResolver } from '#api/features/accounts/social/identity.resolver.ts';
import { NotificationResolver } from '#api/features/accounts/notifications/notification.resolver.ts';
import { ProfileResolver } from '#api/features/accounts/profile.resolver.ts';
import { emailContentResolver, OutboxResolver } from '#api/features/admin/outbox.resolver.ts';
import { OverviewResolver } from '#api/features/admin/overview.resolver.ts';
import { TwoFactorResolver } from '#api/features/accounts/two-factor/two-factor.resolver.ts';
import { BookingResolver } from '#api/features/bookings/booking.resolver.ts';
import { StudioBookingsResolver } from '#api/features/bookings/studio-bookings.resolver.ts';
import { UserBookingsResolver } from '#api/features/bookings/user-bookings.resolver.ts';
import { CollectionResolver } from '#api/features/favorites/collection.resolver.ts';
import { ComparisonResolver } from '#api/features/favorites/comparison.resolver.ts';
import { FavoriteResolver } from '#api/features/favorites/favorite.resolver.ts';
import {
  SharedCollectionResolver,
  SharedStudioResolver,
} from '#api/features/favorites/shared-collection.resolver.ts';
import { StudioFavoritesResolver } from '#api/features/favorites/studio-favorites.resolver.ts';
import { CurrencyResolver } from '#api/features/payments/currency.resolver.ts';
import { AuthorReviewsResolver } from '#api/features/reviews/author-reviews.resolver.ts';
import { PrivacyResolver } from '#api/features/privacy/privacy.resolver.ts';
import { ReviewResolver } from '#api/features/reviews/review.resolver.ts';
import { StudioReviewsResolver } from '#api/features/reviews/studio-reviews.resolver.ts';
import { SearchResolver } from '#api/features/search/search.resolver.ts';
import { NewsletterResolver } from '#api/features/marketing/newsletter.resolver.ts';
import {
  SearchHitResolver,
  siteSearchResolver,
} from '#api/features/search/site-search.resolver.ts';
import { CategoryResolver, CityResolver } from '#api/features/studios/directory.resolver.ts';
import { OwnedStudiosResolver } from '#api/features/studios/owned-studios.resolver.ts';
import { StudioResolver } from '#api/features/studios/studio.resolver.ts';
import { mailKinds } from './mail/mail-kinds.ts';
import { spendBudgets } from './resolution.ts';
import { searchSources } from './search-sources.ts';

/** The GraphQL schema of all features. `npm run schema` writes it down as the contract. */
export async function buildApiSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      EmailResolver,
      ProfileResolver,
      AvatarResolver,
      SecurityResolver,
      PrivacyResolver,
      LanguageResolver,
      IdentityResolver,
      TwoFactorResolver,
      NotificationResolver,
      StudioResolver,
      OwnedStudiosResolver,
      CategoryResolver,
      CityResolver,
      BookingResolver,
      StudioBookingsResolver,
      UserBookingsResolver,
      ReviewResolver,
      AuthorReviewsResolver,
      StudioReviewsResolver,
      SearchResolver,
      siteSearchResolver(searchSources),
      SearchHitResolver,
      FavoriteResolver,
      StudioFavoritesResolver,
      CurrencyResolver,
      NewsletterResolver,
      CollectionResolver,
      SharedCollectionResolver,
      SharedStudioResolver,
      ComparisonResolver,
      OverviewResolver,
      OutboxResolver,
      emailContentResolver(mailKinds),
    ],
    // Services run the Yup schemas of domain/ themselves, so that REST is checked alike.
    validate: false,
  });
  return spendBudgets(schema);
}
