import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { optionalEngineerCents, variesByStart } from '#domain/bookings/quote.ts';
import { validateStudioFilter } from '#domain/search/studio-filter.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost } from '#api/lib/query-cost.ts';
import { StudioType } from '#api/features/studios/studio.type.ts';
import { FreeAtInput, WholePrice } from './search.type.ts';
import { wholePriceLoader } from './whole-price.loader.ts';

/** What the search adds to a studio. */
@Resolver(() => StudioType)
export class WholePriceResolver {
  @Cost({ work: 2 })
  @FieldResolver(() => WholePrice, {
    nullable: true,
    description:
      'What it costs at a time, as the search for that time filters and orders by it. Null without a time, and where it is not free then.',
  })
  async wholePrice(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('freeAt', () => FreeAtInput, { nullable: true, description: 'The time.' })
    time: FreeAtInput | null,
    @Arg('instantOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether only starts count that are confirmed at once.',
    })
    instantOnly: boolean,
  ): Promise<WholePrice | null> {
    const { freeAt } = validateStudioFilter({ freeAt: time });
    if (!freeAt) return null;
    const cents = await wholePriceLoader(context)({ freeAt, instantOnly }).load(studio.id);
    if (cents === undefined) return null;
    const isOpen = freeAt.startTime === undefined && !instantOnly;
    return {
      cents,
      isLeast: isOpen && variesByStart(studio),
      engineerCents: optionalEngineerCents(studio, freeAt.hours),
    };
  }
}
