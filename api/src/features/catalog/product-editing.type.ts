import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Language } from '#domain/accounts/language.ts';
import type { AddedKind } from '#domain/catalog/product.schema.ts';
import type { ProductStatus } from '#domain/catalog/product.ts';
import { LanguageEnum } from '#api/features/accounts/account.type.ts';
import { publishEnum } from '#api/lib/enums.ts';
import { countedConnectionOf } from '#api/lib/pagination.ts';
import { ProductKindEnum } from './product.type.ts';

export const ProductStatusEnum = publishEnum<ProductStatus>(
  'ProductStatus',
  'Who sees a product.',
  {
    draft: 'Administrators.',
    published: 'Everybody.',
    hidden: 'Administrators, and those who have bought it.',
  },
);

@ObjectType({
  description: 'A product as it is edited. For administrators.',
  simpleResolvers: true,
})
export class EditedProduct {
  @Field(() => ID, { description: 'Identifies the product.' })
  id!: number;

  @Field(() => Int, { description: 'Counts what was saved.' })
  version!: number;

  @Field(() => ProductStatusEnum, { description: 'Who sees it.' })
  status!: ProductStatus;
}

@ObjectType({ description: 'Products as they are edited, page by page.' })
export class EditedProductConnection extends countedConnectionOf('EditedProduct', EditedProduct) {}

@ObjectType({ description: 'A file that a product is downloaded as.', simpleResolvers: true })
export class ProductFile {
  @Field(() => ID, { description: 'Identifies the file.' })
  id!: number;

  @Field(() => String, { description: 'What it is called when it is saved.' })
  fileName!: string;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  byteCount!: number;
}

@ObjectType({ description: 'What a part of the shop is called.', simpleResolvers: true })
export class ProductCategoryName {
  @Field(() => LanguageEnum, { description: 'In which language.' })
  language!: Language;

  @Field(() => String, { description: 'The name.' })
  name!: string;
}

@InputType({ description: 'What sets a variant apart.' })
export class VariantOptionInput {
  @Field(() => String, { description: 'What is chosen, such as `Color`.' })
  name!: string;

  @Field(() => String, { description: 'What it is, such as `Black`.' })
  value!: string;
}

@InputType({ description: 'What a product comes in.' })
export class ProductVariantInput {
  @Field(() => ID, { nullable: true, description: 'The variant; a new one without.' })
  id?: string | null;

  @Field(() => String, { description: 'Its number in stock-keeping, in up to 40 characters.' })
  sku!: string;

  @Field(() => [VariantOptionInput], {
    description: 'What sets it apart, up to 3; nothing where it is the only one.',
  })
  options!: VariantOptionInput[];

  @Field(() => Int, { description: 'What it costs more than the product, in US cents.' })
  extraCents!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many there are; null where there is no end of them.',
  })
  stock?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many there were when it was edited: only the difference is changed.',
  })
  seenStock?: number | null;
}

@InputType({ description: 'A picture that was uploaded for the product.' })
export class ProductPictureInput {
  @Field(() => ID, { description: 'The picture.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'What it shows, in up to 200 characters.' })
  alt?: string | null;
}

@InputType({ description: 'A file that was uploaded for the product.' })
export class ProductFileInput {
  @Field(() => ID, { description: 'The file.' })
  id!: string;
}

@InputType({ description: 'A product with all that there is to say of it.' })
export class SaveProductInput {
  @Field(() => ID, { nullable: true, description: 'The product; a new one without.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was edited, of one that there is.',
  })
  version?: number | null;

  @Field(() => ProductKindEnum, {
    nullable: true,
    description: 'What a new one is: sent, or downloaded. It stays so.',
  })
  kind?: AddedKind | null;

  @Field(() => String, { description: 'What it is called, in up to 120 characters.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address.' })
  slug!: string;

  @Field(() => ID, { description: 'The part of the shop that it is in.' })
  categoryId!: string;

  @Field(() => String, { nullable: true, description: 'Who makes it.' })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is, in up to 200 characters.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is, in up to 5,000 characters.' })
  description?: string | null;

  @Field(() => Int, { description: 'What its cheapest variant costs, in US cents.' })
  priceCents!: number;

  @Field(() => Int, { nullable: true, description: 'What it cost before, in US cents.' })
  compareAtCents?: number | null;

  @Field(() => Boolean, { description: 'Whether the shop points to it.' })
  isFeatured!: boolean;

  @Field(() => Boolean, {
    description: 'Whether each copy comes with a licence key; only of downloads.',
  })
  hasLicenceKey!: boolean;

  @Field(() => [ProductVariantInput], {
    description: 'What it comes in, one at least; others that it has are not sold any more.',
  })
  variants!: ProductVariantInput[];

  @Field(() => [ProductPictureInput], {
    nullable: true,
    description: 'Up to 8 pictures in their order, without the others; as they are unless given.',
  })
  pictures?: ProductPictureInput[] | null;

  @Field(() => [ProductFileInput], {
    nullable: true,
    description: 'Up to 10 files in their order, without the others; as they are unless given.',
  })
  files?: ProductFileInput[] | null;
}

@InputType({ description: 'A product to be shown, or to be taken from the shop.' })
export class ShowProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether everybody sees it from now on.' })
  isShown!: boolean;
}

@InputType({ description: 'What is featured.' })
export class FeatureProductsInput {
  @Field(() => [ID], { description: 'Published products in their order, at most 24.' })
  productIds!: string[];
}

@InputType({ description: 'What a part of the shop is called in each language.' })
export class ProductCategoryNamesInput implements Partial<Record<Language, string | null>> {
  @Field(() => String, { description: 'In English.' })
  en!: string;

  @Field(() => String, { nullable: true, description: 'In Spanish; in English without.' })
  es?: string | null;

  @Field(() => String, { nullable: true, description: 'In French; in English without.' })
  fr?: string | null;

  @Field(() => String, { nullable: true, description: 'In German; in English without.' })
  de?: string | null;

  @Field(() => String, { nullable: true, description: 'In Japanese; in English without.' })
  ja?: string | null;
}

@InputType({ description: 'A part of the shop.' })
export class SaveProductCategoryInput {
  @Field(() => ID, { description: 'Identifies it in addresses: small letters, digits, - and _.' })
  id!: string;

  @Field(() => ProductCategoryNamesInput, { description: 'What it is called.' })
  names!: ProductCategoryNamesInput;

  @Field(() => Int, { description: 'Where it stands among the others: the smallest first.' })
  position!: number;
}

@InputType({ description: 'A part of the shop to be removed.' })
export class RemoveProductCategoryInput {
  @Field(() => ID, { description: 'Which one.' })
  id!: string;
}

/** What mutations of a product return. */
export const editedProductField = {
  product: { type: () => EditedProduct, description: 'The product, as it is now.' },
} as const;
