import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type {
  PortfolioImageRow,
  PortfolioTrackRow,
} from '#db/portfolios/portfolio-file.repository.ts';
import type { PortfolioRow } from '#db/portfolios/portfolio.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import { validate } from '#domain/errors/validate.ts';
import { portfolioFilterSchema, portfolioSchema } from '#domain/portfolios/portfolio.schema.ts';
import { reportSchema } from '#domain/reports/report.schema.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';
import { User } from '#api/features/accounts/user.type.ts';
import { reportLimits } from '#api/features/reports/report.limits.ts';
import { CityType } from '#api/features/studios/directory.type.ts';
import { cityOf } from '#api/features/studios/studio.loaders.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { portfolioImagesLoader, portfolioTracksLoader } from './portfolio.loaders.ts';
import { portfolioPolicy } from './portfolio.policy.ts';
import {
  ownPortfolios,
  portfolioAt,
  portfolioToEdit,
  publishedPortfolios,
  publishPortfolio,
  removePortfolio,
  reportPortfolio,
  savePortfolio,
  startPortfolio,
  suspendPortfolio,
} from './portfolio.service.ts';
import {
  Portfolio,
  PortfolioConnection,
  PortfolioFilterInput,
  PortfolioImage,
  PortfolioTrack,
  PublishPortfolioInput,
  RemovePortfolioInput,
  ReportPortfolioInput,
  SavePortfolioInput,
  SuspendPortfolioInput,
} from './portfolio.type.ts';

const NOT_FOUND = 'portfolios.notFound';
const changed = {
  portfolio: { type: () => Portfolio, description: 'The portfolio, as it is now.' },
};

@Resolver(() => Portfolio)
export class PortfolioResolver {
  @For('public')
  @Query(() => PortfolioConnection, {
    description: 'Published portfolios that match a filter, last published first.',
  })
  async portfolios(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => PortfolioFilterInput, {
      nullable: true,
      description: 'What they must be; all of them without one.',
    })
    filter: PortfolioFilterInput | null,
  ) {
    const read = below('filter', () => validate(portfolioFilterSchema, filter));
    return publishedPortfolios(context, read, page);
  }

  @For('public')
  @Query(() => Portfolio, {
    nullable: true,
    description:
      'A published portfolio by its address, or by one that it had before; null when there is none.',
  })
  async portfolio(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The address.' }) slug: string,
  ): Promise<PortfolioRow | null> {
    return portfolioAt(context, slug);
  }

  @For('personal')
  @Query(() => [Portfolio], { description: 'The logged-in user’s own portfolios.' })
  async myPortfolios(@Ctx() context: Context): Promise<PortfolioRow[]> {
    return ownPortfolios(context);
  }

  @For('personal')
  @Query(() => Portfolio, {
    nullable: true,
    description: 'A portfolio of the logged-in user’s, published or not; null when there is none.',
  })
  async portfolioToEdit(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The portfolio.' }) id: string,
  ): Promise<PortfolioRow | null> {
    return portfolioToEdit(context, id);
  }

  @For('personal')
  @Change('Begins a portfolio under one’s own name.', changed)
  async startPortfolio(@Ctx() context: Context) {
    return { portfolio: await startPortfolio(context) };
  }

  @For('personal')
  @Change(
    'Has a portfolio say what is given, all of it. Images and tracks that are not named are removed.',
    changed,
  )
  async savePortfolio(
    @Ctx() context: Context,
    @Input(() => SavePortfolioInput) { id, content }: SavePortfolioInput,
  ) {
    // Fields are named by their path in the content, whoever refuses them.
    const read = validate(portfolioSchema, content);
    return { portfolio: await savePortfolio(context, requireId(id, NOT_FOUND), read) };
  }

  @For('personal')
  @Change('Publishes a portfolio, or makes a draft of it.', changed)
  async publishPortfolio(
    @Ctx() context: Context,
    @Input(() => PublishPortfolioInput) { id, isPublished }: PublishPortfolioInput,
  ) {
    return { portfolio: await publishPortfolio(context, requireId(id, NOT_FOUND), isPublished) };
  }

  @For('personal')
  @Change('Removes a portfolio with its images and tracks.', {
    portfolioId: { type: () => ID, description: 'The portfolio.' },
  })
  async removePortfolio(
    @Ctx() context: Context,
    @Input(() => RemovePortfolioInput) { id }: RemovePortfolioInput,
  ) {
    const portfolioId = requireId(id, NOT_FOUND);
    await removePortfolio(context, portfolioId);
    return { portfolioId };
  }

  @For('staff')
  @Change('Takes a portfolio offline, or has it be a draft again. For administrators.', changed)
  async suspendPortfolio(
    @Ctx() context: Context,
    @Input(() => SuspendPortfolioInput) { id, isSuspended }: SuspendPortfolioInput,
  ) {
    return { portfolio: await suspendPortfolio(context, requireId(id, NOT_FOUND), isSuspended) };
  }

  @For('anyone', { limit: reportLimits.byNetwork })
  @Change('Reports a portfolio to the administrators.', {
    portfolio: { type: () => Portfolio, description: 'The portfolio.' },
  })
  async reportPortfolio(
    @Ctx() context: Context,
    @Input(() => ReportPortfolioInput) { id, ...input }: ReportPortfolioInput,
  ) {
    const report = validate(reportSchema, input);
    return { portfolio: await reportPortfolio(context, requireId(id, NOT_FOUND), report) };
  }

  @FieldResolver(() => User, { description: 'Whose it is.' })
  async owner(@Root() { ownerId }: PortfolioRow, @Ctx() context: Context): Promise<ProfileRow> {
    const owner = await profileLoader(context).load(ownerId);
    if (!owner) throw new Error(`There is no user ${ownerId}.`);
    return owner;
  }

  @FieldResolver(() => CityType, {
    nullable: true,
    description: 'Where they are; null for nowhere.',
  })
  async city(@Root() { cityId }: PortfolioRow, @Ctx() context: Context): Promise<CityRow | null> {
    return (await cityOf(context, cityId)) ?? null;
  }

  @FieldResolver(() => [PortfolioImage], { description: 'Its images, in order.' })
  async images(
    @Root() { id }: PortfolioRow,
    @Ctx() context: Context,
  ): Promise<PortfolioImageRow[]> {
    return portfolioImagesLoader(context).load(id);
  }

  @FieldResolver(() => [PortfolioTrack], { description: 'Its tracks, in order.' })
  async tracks(
    @Root() { id }: PortfolioRow,
    @Ctx() context: Context,
  ): Promise<PortfolioTrackRow[]> {
    return portfolioTracksLoader(context).load(id);
  }

  @For('personal')
  @FieldResolver(() => Boolean, { description: 'Whether the reader may change it.' })
  viewerCanEdit(@Root() portfolio: PortfolioRow, @Ctx() context: Context): boolean {
    return isAllowed(context, portfolioPolicy.edit, portfolio);
  }
}
