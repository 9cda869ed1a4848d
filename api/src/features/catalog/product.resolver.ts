import { Arg, Args, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type {
  ProductCategoryRow,
  ProductPictureRow,
  VariantRow,
} from '#db/catalog/product-parts.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import { productFilterSchema } from '#domain/catalog/product-filter.schema.ts';
import { DEFAULT_PRODUCT_SORT, productSorts } from '#domain/catalog/product-sort.ts';
import {
  averageRating,
  isNewProduct,
  percentOff,
  productLimits,
  RELATED_PRODUCTS,
  SEEN_PRODUCTS,
} from '#domain/catalog/product.ts';
import type { Language } from '#domain/accounts/language.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { below } from '#api/lib/failures.ts';
import { parseId } from '#api/lib/ids.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, SEARCH, STATEMENT } from '#api/lib/query-cost.ts';
import {
  productCategoryLoader,
  productLoader,
  productPicturesLoader,
  relatedProductIdsLoader,
  variantsLoader,
} from './product.loaders.ts';
import {
  knownProducts,
  productCategories,
  publishedProduct,
  publishedProducts,
} from './product.service.ts';
import {
  Product,
  ProductCategory,
  ProductConnection,
  ProductFilterInput,
  ProductPicture,
  ProductSortInput,
  ProductVariant,
  VariantOption,
} from './product.type.ts';

@Resolver(() => Product)
export class ProductResolver {
  @For('public')
  @Cost({ work: SEARCH })
  @Query(() => ProductConnection, {
    description: 'Products of the shop that match a filter, in an order.',
  })
  async products(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => ProductFilterInput, {
      nullable: true,
      description: 'Which of them; all without one.',
    })
    filter: ProductFilterInput | null,
    @Arg('sort', () => ProductSortInput, {
      defaultValue: productSorts[DEFAULT_PRODUCT_SORT],
      description: 'Their order.',
    })
    sort: ProductSortInput,
  ) {
    const asked = below('filter', () => validate(productFilterSchema, filter));
    return publishedProducts(context, asked, sort, page);
  }

  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => Product, {
    nullable: true,
    description:
      'A product by its number, by its address, or by one that it had before; null when there is none.',
  })
  async product(
    @Ctx() context: Context,
    @Arg('idOrSlug', () => ID, { description: 'Its number or its address.' }) idOrSlug: string,
  ): Promise<ProductRow | null> {
    return publishedProduct(context, idOrSlug);
  }

  @For('public')
  @Cost({ work: STATEMENT, items: SEEN_PRODUCTS })
  @Query(() => [Product], {
    description:
      'Products that somebody has seen before, in the order in which they are named. Those that there are not any more are left out.',
  })
  async seenProducts(
    @Ctx() context: Context,
    @Arg('ids', () => [ID], { description: 'The products, at most twelve.' }) ids: string[],
  ): Promise<ProductRow[]> {
    if (ids.length > SEEN_PRODUCTS) {
      throw badInput({ ids: message('fields.range', { min: 0, max: SEEN_PRODUCTS }) });
    }
    return knownProducts(
      context,
      ids.flatMap((id) => parseId(id) ?? []),
    );
  }

  @FieldResolver(() => ProductCategory, { description: 'The part of the shop that it is in.' })
  async category(
    @Root() { categoryId }: ProductRow,
    @Ctx() context: Context,
  ): Promise<ProductCategoryRow> {
    return (await productCategoryLoader(context).load(categoryId))!;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'What it was rated with, 1 to 5 on average; null while nobody has rated it.',
  })
  rating(@Root() { starCount, ratingCount }: ProductRow): number | null {
    return averageRating(starCount, ratingCount);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was added within the last 7 days.' })
  isNew(@Root() { createdAt }: ProductRow, @Ctx() { now }: Context): boolean {
    return isNewProduct(createdAt, now);
  }

  @FieldResolver(() => Int, {
    description: 'How many percent less it costs than before; 0 where it costs no less.',
  })
  percentOff(@Root() { priceCents, compareAtCents }: ProductRow): number {
    return percentOff(priceCents, compareAtCents);
  }

  @FieldResolver(() => ProductPicture, {
    nullable: true,
    description: 'The first of its pictures; null where it has none.',
  })
  async cover(
    @Root() { id }: ProductRow,
    @Ctx() context: Context,
  ): Promise<ProductPictureRow | null> {
    return (await productPicturesLoader(context).load(id))[0] ?? null;
  }

  @Cost({ items: productLimits.pictures })
  @FieldResolver(() => [ProductPicture], { description: 'Its pictures, in order.' })
  async pictures(
    @Root() { id }: ProductRow,
    @Ctx() context: Context,
  ): Promise<ProductPictureRow[]> {
    return productPicturesLoader(context).load(id);
  }

  @FieldResolver(() => [ProductVariant], {
    description:
      'What it comes in: one variant at least, which has no options where it is the only one.',
  })
  async variants(@Root() { id }: ProductRow, @Ctx() context: Context): Promise<VariantRow[]> {
    return variantsLoader(context).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether one of its variants can be had.' })
  async isAvailable(@Root() { id }: ProductRow, @Ctx() context: Context): Promise<boolean> {
    return (await variantsLoader(context).load(id)).some(({ stock }) => stock !== 0);
  }

  @Cost({ work: STATEMENT, items: RELATED_PRODUCTS })
  @FieldResolver(() => [Product], {
    description:
      'Products to look at beside it, at most four: those of its category first, then featured ones.',
  })
  async related(@Root() { id }: ProductRow, @Ctx() context: Context): Promise<ProductRow[]> {
    const ids = await relatedProductIdsLoader(context).load(id);
    return knownProducts(
      context,
      ids.map(({ relatedId }) => relatedId),
    );
  }
}

@Resolver(() => ProductCategory)
export class ProductCategoryResolver {
  @For('public')
  @Cost({ work: STATEMENT })
  @Query(() => [ProductCategory], {
    description: 'The parts of the shop that have a product, in order.',
  })
  async productCategories(@Ctx() context: Context): Promise<ProductCategoryRow[]> {
    return productCategories(context);
  }

  @FieldResolver(() => String, {
    description: 'What it is called, in English where it has no name in the language.',
  })
  name(
    @Root() { names }: ProductCategoryRow,
    @Arg('language', () => LanguageEnum, {
      defaultValue: 'en',
      description: 'The language to read it in.',
    })
    language: Language,
  ): string {
    return names[language] ?? names.en;
  }
}

@Resolver(() => ProductVariant)
export class ProductVariantResolver {
  @Cost({ items: productLimits.options })
  @FieldResolver(() => [VariantOption], {
    description: 'What sets it apart; nothing where it is the only one.',
  })
  options(@Root() { options }: VariantRow): VariantOption[] {
    return Object.entries(options).map(([name, value]) => ({ name, value }));
  }

  @FieldResolver(() => Int, {
    description:
      'What it costs, in US cents. Of gift cards and canvas prints the least that one costs.',
  })
  async priceCents(
    @Root() { productId, extraCents }: VariantRow,
    @Ctx() context: Context,
  ): Promise<number> {
    return (await productLoader(context).load(productId))!.priceCents + extraCents;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it can be had.' })
  isAvailable(@Root() { stock, isRetired }: VariantRow): boolean {
    return !isRetired && stock !== 0;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many can be had; null where there is no end of them.',
  })
  availableQuantity(@Root() { stock, isRetired }: VariantRow): number | null {
    return isRetired ? 0 : stock;
  }
}
