import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { PlaceRow } from '#db/directories/place.repository.ts';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { Language } from '#domain/accounts/language.ts';
import { entryLimits, WAVES_LIMIT } from '#domain/company/entry.ts';
import { WAVE_PLACES } from '#domain/directories/place.ts';
import type { Category } from '#domain/studios/category.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { CategoryType, CityType } from '#api/features/studios/directory.type.ts';
import { categoriesOf, citiesOf } from '#api/features/studios/studio.loaders.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import { placesOfWaveLoader } from './place.loaders.ts';
import { Place } from './place.type.ts';
import { findWave, listWaves } from './wave.service.ts';
import { Wave } from './wave.type.ts';

const languageArgument = { description: 'The language to read it in.' };

@Resolver(() => Wave)
export class WaveResolver {
  @For('public')
  @Cost({ work: STATEMENT, items: WAVES_LIMIT })
  @Query(() => [Wave], { description: 'Currents of music, all of them, in their order.' })
  async waves(
    @Ctx() context: Context,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
  ): Promise<Wave[]> {
    return listWaves(context, language);
  }

  @For('public')
  @Query(() => Wave, {
    nullable: true,
    description: 'A current of music; null when there is none.',
  })
  async wave(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Names it.' }) id: string,
    @Arg('language', () => LanguageEnum, languageArgument) language: Language,
  ): Promise<Wave | null> {
    return findWave(context, id, language);
  }

  @Cost({ items: entryLimits.ids })
  @FieldResolver(() => [CityType], { description: 'Its cities here, the main one first.' })
  async cities(@Root() { cities }: Wave, @Ctx() context: Context): Promise<CityRow[]> {
    const all = await citiesOf(context);
    return cities.flatMap((id) => all.find((city) => city.id === id) ?? []);
  }

  @Cost({ items: entryLimits.ids })
  @FieldResolver(() => [CategoryType], { description: 'The room types that it is made in.' })
  async rooms(@Root() { rooms }: Wave, @Ctx() context: Context): Promise<Category[]> {
    const all = await categoriesOf(context);
    return rooms.flatMap((id) => all.find((category) => category.id === id) ?? []);
  }

  @Cost({ work: STATEMENT, items: WAVE_PLACES })
  @FieldResolver(() => [Place], {
    description: 'Labels and record stores of its cities that have its music, at most six.',
  })
  async places(@Root() { id }: Wave, @Ctx() context: Context): Promise<PlaceRow[]> {
    return placesOfWaveLoader(context).load(id);
  }
}
