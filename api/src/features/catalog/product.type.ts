import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { ProductSort, ProductSortKey } from '#domain/catalog/product-sort.ts';
import type { ProductKind } from '#domain/catalog/product.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { DateTimeScalar } from '#api/lib/scalars.ts';
import { SortDirectionEnum } from '#api/lib/sort-direction.ts';

export const ProductKindEnum = publishEnum<ProductKind>(
  'ProductKind',
  'What is sold, and how it reaches whoever buys it.',
  {
    physical: 'It is sent.',
    download: 'It is downloaded.',
    'gift-card': 'A code that pays for other things, sent by email.',
    canvas: 'A print that is made to order and sent.',
  },
);

export const ProductSortKeyEnum = publishEnum<ProductSortKey>(
  'ProductSortKey',
  'What products are ordered by.',
  {
    featured: 'Whether they are featured and in which order, then when they were added.',
    price: 'What they cost.',
    newest: 'When they were added.',
    name: 'Their names, capitals and accents aside.',
  },
);

@ObjectType({ description: 'A part of the shop.', simpleResolvers: true })
export class ProductCategory {
  @Field(() => ID, { description: 'Identifies it, such as `gift_card`.' })
  id!: string;

  @Field(() => Int, { description: 'How many products there are in it.' })
  productCount!: number;
}

@ObjectType({ description: 'A picture of a product.', simpleResolvers: true })
export class ProductPicture {
  @Field(() => ID, { description: 'Identifies the picture.' })
  id!: number;

  @Field(() => String, { description: 'Where it is.' })
  url!: string;

  @Field(() => String, { description: 'What it shows, in words; may be empty.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels down.' })
  height!: number;
}

@ObjectType({ description: 'What sets a variant apart.', simpleResolvers: true })
export class VariantOption {
  @Field(() => String, { description: 'What is chosen, such as `Color`.' })
  name!: string;

  @Field(() => String, { description: 'What it is, such as `Black`.' })
  value!: string;
}

@ObjectType({
  description: 'What is put into a cart: a product in one choice of its options.',
  simpleResolvers: true,
})
export class ProductVariant {
  @Field(() => ID, { description: 'Identifies the variant among those of all products.' })
  id!: number;

  @Field(() => String, { description: 'Its number in stock-keeping.' })
  sku!: string;
}

@ObjectType({ description: 'Something that the shop sells.', simpleResolvers: true })
export class Product {
  @Field(() => ID, { description: 'Identifies the product.' })
  id!: number;

  @Field(() => String, { description: 'The last part of its address, `/shop/{slug}`.' })
  slug!: string;

  @Field(() => ProductKindEnum, { description: 'What it is.' })
  kind!: ProductKind;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'Who makes it; may be empty.' })
  brand!: string;

  @Field(() => String, { description: 'What it is, in a sentence of English; may be empty.' })
  shortDescription!: string;

  @Field(() => String, { description: 'What it is, in English; may be empty.' })
  description!: string;

  @Field(() => Int, {
    description:
      'What its cheapest variant costs, in US cents. Of gift cards the least value, of canvas prints the least price.',
  })
  priceCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What it cost before, in US cents; null where it cost no more.',
  })
  compareAtCents!: number | null;

  @Field(() => Boolean, { description: 'Whether the shop points to it.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'Whether each copy comes with a licence key of its own.' })
  hasLicenceKey!: boolean;

  @Field(() => Int, { description: 'How often it was rated.' })
  ratingCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: number;
}

@ObjectType({ description: 'Products, page by page.' })
export class ProductConnection extends countedConnectionOf('Product', Product) {}

@InputType({ description: 'What narrows products. All that is given must hold.' })
export class ProductFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that are all in the name, the brand, the descriptions or the English name of the category.',
  })
  text?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only in this category.' })
  categoryId?: string | null;

  @Field(() => ProductKindEnum, { nullable: true, description: 'Only of this kind.' })
  kind?: ProductKind | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Only in this range of prices: `under-50`, `50-100`, `100-200` or `over-200`, in dollars.',
  })
  priceRange?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only for so many US cents at least.' })
  minCents?: number | null;

  @Field(() => Int, { nullable: true, description: 'Only for so many US cents at most.' })
  maxCents?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what can be had, or what cannot.' })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only what is featured, or what is not.' })
  isFeatured?: boolean | null;
}

@InputType({ description: 'An order of products.' })
export class ProductSortInput implements ProductSort {
  @Field(() => ProductSortKeyEnum, { description: 'What they are ordered by.' })
  key!: ProductSortKey;

  @Field(() => SortDirectionEnum, { description: 'Which end comes first.' })
  direction!: ProductSort['direction'];
}
