import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import { WAVE_PLACES } from '#domain/directories/place.ts';
import type { Category } from '#domain/studios/category.ts';
import { CategoryType, CityType } from '#api/features/studios/directory.type.ts';
import { categoriesOf, citiesOf } from '#api/features/studios/studio.loaders.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { placesOfWaveLoader } from './place.loaders.ts';
import { Place } from './place.type.ts';
import { Wave } from './wave.type.ts';
import { waves } from './waves.generated.ts';

/** More than a wave has of either. */
const FEW = 4;

@Resolver(() => Wave)
export class WaveResolver {
  @For('public')
  @Cost({ items: waves.length })
  @Query(() => [Wave], { description: 'Currents of music, all of them, in their order.' })
  waves(): readonly Wave[] {
    return waves;
  }

  @For('public')
  @Query(() => Wave, {
    nullable: true,
    description: 'A current of music; null when there is none.',
  })
  wave(@Arg('id', () => ID, { description: 'Names it.' }) id: string): Wave | null {
    return waves.find(({ slug }) => slug === id) ?? null;
  }

  @Cost({ items: FEW })
  @FieldResolver(() => [CityType], { description: 'Its cities here, the main one first.' })
  async cities(@Root() { cities }: Wave, @Ctx() context: Context): Promise<CityRow[]> {
    const all = await citiesOf(context);
    return cities.flatMap((id) => all.find((city) => city.id === id) ?? []);
  }

  @Cost({ items: FEW })
  @FieldResolver(() => [CategoryType], { description: 'The room types that it is made in.' })
  async rooms(@Root() { rooms }: Wave, @Ctx() context: Context): Promise<Category[]> {
    const all = await categoriesOf(context);
    return rooms.flatMap((id) => all.find((category) => category.id === id) ?? []);
  }

  @Cost({ work: STATEMENT, items: WAVE_PLACES })
  @FieldResolver(() => [Place], {
    description: 'Labels and record stores of its cities that have its music, at most six.',
  })
  async places(@Root() { slug }: Wave, @Ctx() context: Context): Promise<PlaceRow[]> {
    return placesOfWaveLoader(context).load(slug);
  }
}
