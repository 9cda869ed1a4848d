import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { CityRow } from '#db/studios/directory.repository.ts';
import type { Category as CategoryRow } from '#domain/studios/category.ts';
import { categoryPicture, cityPicture } from '#domain/studios/pictures.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { CategoryType, CityType } from './directory.type.ts';
import {
  categoriesOf,
  categoryCountsOf,
  citiesOf,
  cityCountsOf,
  cityOf,
} from './studio.loaders.ts';

@Resolver(() => CategoryType)
export class CategoryResolver {
  @For('public')
  @Query(() => [CategoryType], { description: 'Every room type, in listed order.' })
  async categories(@Ctx() context: Context): Promise<readonly CategoryRow[]> {
    return categoriesOf(context);
  }

  @For('public')
  @Query(() => CategoryType, { nullable: true, description: 'A room type; null when unknown.' })
  async category(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The category, such as `voice-over`.' }) id: string,
  ): Promise<CategoryRow | null> {
    return (await categoriesOf(context)).find((category) => category.id === id) ?? null;
  }

  @FieldResolver(() => Int, { description: 'How many studios are listed in it.' })
  async studioCount(@Root() { id }: CategoryRow, @Ctx() context: Context): Promise<number> {
    return (await categoryCountsOf(context)).get(id) ?? 0;
  }

  @FieldResolver(() => String, { description: 'Path of a picture of such a room.' })
  image(@Root() { id }: CategoryRow): string {
    return categoryPicture(id);
  }
}

@Resolver(() => CityType)
export class CityResolver {
  @For('public')
  @Query(() => [CityType], { description: 'Every city, in listed order.' })
  async cities(@Ctx() context: Context): Promise<readonly CityRow[]> {
    return citiesOf(context);
  }

  @For('public')
  @Query(() => CityType, { nullable: true, description: 'A city; null when unknown.' })
  async city(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The city, such as `los-angeles`.' }) id: string,
  ): Promise<CityRow | null> {
    return (await cityOf(context, id)) ?? null;
  }

  @FieldResolver(() => Int, { description: 'How many studios are listed in it.' })
  async studioCount(@Root() { id }: CityRow, @Ctx() context: Context): Promise<number> {
    return (await cityCountsOf(context)).get(id) ?? 0;
  }

  @FieldResolver(() => String, { description: 'Path of a picture of the city.' })
  image(@Root() { id }: CityRow): string {
    return cityPicture(id);
  }
}
