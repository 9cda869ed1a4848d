import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { StudioRow } from '#db/studios/studio.repository.ts';
import { optionalEngineerCents, variesByStart } from '#domain/bookings/quote.ts';
import { validateStudioFilter } from '#domain/search/studio-filter.ts';
import type { FreeAt } from '#domain/search/studio-search.ts';
import type { Context } from '#api/lib/context.ts';
import { whenLoaded } from '#api/lib/loaded.ts';
import type { Loaded } from '#api/lib/loaded.ts';
import { perRequest } from '#api/lib/loaders.ts';
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
  wholePrice(
    @Root() studio: StudioRow,
    @Ctx() context: Context,
    @Arg('freeAt', () => FreeAtInput, { nullable: true, description: 'The time.' })
    time: FreeAtInput | null,
    @Arg('instantOnly', () => Boolean, {
      defaultValue: false,
      description: 'Whether only starts count that are confirmed at once.',
    })
    instantOnly: boolean,
  ): Loaded<WholePrice | null> {
    const freeAt = time && readTime(context, time);
    if (!freeAt) return null;
    const isOpen = freeAt.startTime === undefined && !instantOnly;
    const prices = wholePriceLoader(context)({ freeAt, instantOnly });
    return whenLoaded(prices.load(studio.id), (cents) =>
      cents === undefined
        ? null
        : {
            cents,
            isLeast: isOpen && variesByStart(studio),
            engineerCents: optionalEngineerCents(studio, freeAt.hours),
          },
    );
  }
}

const timesRead = perRequest(() => new Map<FreeAtInput, FreeAt | undefined>());

/** A time that was sent: read once for all studios that it is given to. @throws DomainError BAD_USER_INPUT */
function readTime(context: Context, time: FreeAtInput): FreeAt | undefined {
  const known = timesRead(context);
  if (!known.has(time)) known.set(time, validateStudioFilter({ freeAt: time }).freeAt);
  return known.get(time);
}
