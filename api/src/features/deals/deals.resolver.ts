import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { listSavings, savingOrder } from '#db/deals/saving.repository.ts';
import type { SavingRow } from '#db/deals/saving.repository.ts';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import type { SavingKind } from '#domain/deals/saving.ts';
import type { Category } from '#domain/studios/category.ts';
import { CategoryType } from '#api/features/studios/directory.type.ts';
import { categoriesOf, studioLoader } from '#api/features/studios/studio.loaders.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { PageArgs, paginate } from '#api/lib/pagination.ts';
import { Cost, SEARCH } from '#api/lib/query-cost.ts';
import { Saving, SavingConnection, SavingKindEnum } from './deals.type.ts';

@Resolver(() => Saving)
export class SavingResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => SavingConnection, {
    description: 'Studios where one pays less than usual, in one of the ways to do so.',
  })
  async savings(
    @Ctx() { reads }: Context,
    @Arg('kind', () => SavingKindEnum, { description: 'The way.' }) kind: SavingKind,
    @Arg('cityId', () => ID, { nullable: true, description: 'Only those in this city.' })
    cityId: string | null,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return paginate(page, savingOrder, (part) => listSavings(reads, { kind, cityId }, part));
  }

  @FieldResolver(() => ID, { description: 'Identifies it: a studio has one of each kind at most.' })
  id(@Root() { kind, studioId }: SavingRow): string {
    return `${kind}-${studioId}`;
  }

  @FieldResolver(() => StudioType, {
    nullable: true,
    description: 'The studio; null when it has gone in this moment.',
  })
  async studio(
    @Root() { studioId }: SavingRow,
    @Ctx() context: Context,
  ): Promise<StudioRow | null> {
    return (await studioLoader(context).load(studioId)) ?? null;
  }

  @FieldResolver(() => CategoryType, {
    nullable: true,
    description: 'The room type that it is compared within; null where it is compared with itself.',
  })
  async category(
    @Root() { categoryId }: SavingRow,
    @Ctx() context: Context,
  ): Promise<Category | null> {
    return (await categoriesOf(context)).find(({ id }) => id === categoryId) ?? null;
  }
}
