import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { countPlatform } from '#db/company/platform.repository.ts';
import type { PortfolioTrackRow } from '#db/portfolios/portfolio-file.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { linesOf } from '#domain/company/entry.ts';
import type { PraisedService } from '#domain/company/entry.ts';
import { eventQuerySchema } from '#domain/company/event-query.ts';
import { validate } from '#domain/errors/validate.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishedTracksLoader } from '#api/features/portfolios/portfolio.loaders.ts';
import { PortfolioTrack } from '#api/features/portfolios/portfolio.type.ts';
import { CityType } from '#api/features/studios/directory.type.ts';
import { cityOf, studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import {
  CompanyEvent,
  CompanyEventConnection,
  Deal,
  DealConnection,
  Opening,
  OpeningConnection,
  PartnerConnection,
  PlatformNumbers,
  PressMentionConnection,
  CompanyMemberConnection,
  PraisedServiceEnum,
  Testimonial,
  TestimonialConnection,
} from './company.type.ts';
import {
  publishedDeals,
  publishedEntries,
  publishedEntryAt,
  publishedEvents,
  publishedTestimonials,
} from './entry.service.ts';
import type { ShownEntry } from './entry.service.ts';
import { eventTimes } from './event-times.ts';

/** A list of entries, in a language. */
@ArgsType()
class EntryListArgs extends PageArgs {
  @Field(() => LanguageEnum, { description: 'The language to read them in.' })
  language!: Language;
}

/** What everybody reads of the lists that administrators keep. */
@Resolver()
export class CompanyResolver {
  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => TestimonialConnection, {
    description: 'What people say of the product and of its services.',
  })
  async testimonials(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
    @Arg('service', () => PraisedServiceEnum, {
      nullable: true,
      description: 'Only what is said of this service.',
    })
    service: PraisedService | null,
  ) {
    return publishedTestimonials(context, service, language, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => CompanyMemberConnection, { description: 'Who works on the product.' })
  async companyMembers(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
  ) {
    return publishedEntries(context, 'team-member', language, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => PartnerConnection, { description: 'Companies that work with us.' })
  async partners(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
  ) {
    return publishedEntries(context, 'partner', language, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => PressMentionConnection, { description: 'What was written about us.' })
  async pressMentions(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
  ) {
    return publishedEntries(context, 'press-mention', language, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => OpeningConnection, { description: 'Jobs with us.' })
  async openings(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
  ) {
    return publishedEntries(context, 'opening', language, page);
  }

  @For('public')
  @Query(() => Opening, {
    nullable: true,
    description: 'A job with us by its address; null when there is none.',
  })
  async opening(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'What its address ends with.' }) slug: string,
    @Arg('language', () => LanguageEnum, { description: 'The language to read it in.' })
    language: Language,
  ) {
    return publishedEntryAt(context, 'opening', slug, language);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => CompanyEventConnection, {
    description: 'Events of a month, or those that are not over; what begins first comes first.',
  })
  async events(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
    @Arg('month', () => String, {
      nullable: true,
      description: 'The month in which they begin, `YYYY-MM`.',
    })
    month: string | null,
    @Arg('cityId', () => ID, { nullable: true, description: 'Only those in this city.' })
    cityId: string | null,
  ) {
    const query = validate(eventQuerySchema, { month, cityId });
    return publishedEvents(context, query, language, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => DealConnection, { description: 'Deals that are valid today.' })
  async deals(
    @Ctx() context: Context,
    @Args(() => EntryListArgs) { language, ...page }: EntryListArgs,
    @Arg('cityId', () => ID, {
      nullable: true,
      description: 'Only those in this city, besides those that are valid everywhere.',
    })
    cityId: string | null,
  ) {
    return publishedDeals(context, cityId, language, page);
  }

  @For('public')
  @Query(() => CompanyEvent, {
    nullable: true,
    description: 'An event by its address; null when there is none.',
  })
  async event(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'What its address ends with.' }) slug: string,
    @Arg('language', () => LanguageEnum, { description: 'The language to read it in.' })
    language: Language,
  ) {
    return publishedEntryAt(context, 'event', slug, language);
  }

  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => PlatformNumbers, { description: 'What there is on the platform, counted.' })
  async platformNumbers(@Ctx() { reads }: Context): Promise<PlatformNumbers> {
    return countPlatform(reads);
  }
}

@Resolver(() => Testimonial)
export class TestimonialResolver {
  @FieldResolver(() => Int, { description: 'How they rate it, 1 to 5.' })
  rating(@Root() { rating }: ShownEntry<'testimonial'>): number {
    return Number(rating);
  }

  @FieldResolver(() => String, { description: 'What they recorded; empty where that is not said.' })
  trackTitle(@Root() { track }: ShownEntry<'testimonial'>): string {
    return track;
  }

  @FieldResolver(() => PortfolioTrack, {
    nullable: true,
    description: 'What they recorded, to be heard; null where nobody can.',
  })
  async track(
    @Root() { portfolio, track }: ShownEntry<'testimonial'>,
    @Ctx() context: Context,
  ): Promise<PortfolioTrackRow | null> {
    if (!portfolio || !track) return null;
    const tracks = await publishedTracksLoader(context).load(portfolio);
    return tracks.find(({ title }) => title === track) ?? null;
  }

  @FieldResolver(() => StudioType, {
    nullable: true,
    description: 'Where they recorded it; null where that is not said, or no longer public.',
  })
  async studio(
    @Root() { studio }: ShownEntry<'testimonial'>,
    @Ctx() context: Context,
  ): Promise<StudioRow | null> {
    return studioWith(context, studio);
  }
}

@Resolver(() => Opening)
export class OpeningResolver {
  @FieldResolver(() => CityType, {
    nullable: true,
    description: 'Where one works; null for anywhere.',
  })
  async city(
    @Root() { city }: ShownEntry<'opening'>,
    @Ctx() context: Context,
  ): Promise<CityRow | null> {
    return (await cityOf(context, city)) ?? null;
  }

  @FieldResolver(() => [String], { description: 'What one does.' })
  duties(@Root() { duties }: ShownEntry<'opening'>): string[] {
    return linesOf(duties);
  }

  @FieldResolver(() => [String], { description: 'What one should bring.' })
  requirements(@Root() { requirements }: ShownEntry<'opening'>): string[] {
    return linesOf(requirements);
  }
}

@Resolver(() => Deal)
export class DealResolver {
  @FieldResolver(() => CityType, { nullable: true, description: 'Where; null for everywhere.' })
  async city(
    @Root() { city }: ShownEntry<'deal'>,
    @Ctx() context: Context,
  ): Promise<CityRow | null> {
    return (await cityOf(context, city)) ?? null;
  }
}

@Resolver(() => CompanyEvent)
export class CompanyEventResolver {
  @FieldResolver(() => CityType, { description: 'Where it is, and by whose clocks.' })
  async city(@Root() { city }: ShownEntry<'event'>, @Ctx() context: Context): Promise<CityRow> {
    return (await cityOf(context, city))!;
  }

  @FieldResolver(() => StudioType, {
    nullable: true,
    description: 'The studio that it is in; null for none, or one that is no longer public.',
  })
  async studio(
    @Root() { studio }: ShownEntry<'event'>,
    @Ctx() context: Context,
  ): Promise<StudioRow | null> {
    return studioWith(context, studio);
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When it begins.' })
  async startsAt(@Root() event: ShownEntry<'event'>, @Ctx() context: Context): Promise<number> {
    return (await eventTimes(context, event)).start;
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When it ends.' })
  async endsAt(@Root() event: ShownEntry<'event'>, @Ctx() context: Context): Promise<number> {
    return (await eventTimes(context, event)).end;
  }
}

/** The public studio with an id; null for none. */
async function studioWith(context: Context, id: string): Promise<StudioRow | null> {
  return id === '' ? null : ((await studioLoader(context).load(Number(id))) ?? null);
}
