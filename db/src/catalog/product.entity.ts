import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#db/accounts/user.entity.ts';
import type { Language } from '#domain/accounts/language.ts';
import type { ProductKind, ProductStatus, VariantOptions } from '#domain/catalog/product.ts';

/** A part of the shop. */
export const ProductCategorySchema = defineEntity({
  name: 'ProductCategory',
  tableName: 'product_categories',
  properties: {
    id: p.text().primary(),
    /** What readers see, by language; English is always there. */
    names: p.json().$type<Partial<Record<Language, string>>>(),
    position: p.integer(),
  },
});

/** Something that is sold. */
export const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    id: p.integer().primary().autoincrement(),
    kind: p.text().$type<ProductKind>(),
    slug: p.text(),
    category: () => p.manyToOne(ProductCategorySchema).ref(),
    name: p.text(),
    brand: p.text().default(''),
    shortDescription: p.text().default(''),
    description: p.text().default(''),
    /** Of the cheapest variant. */
    priceCents: p.integer(),
    /** What it cost before. */
    compareAtCents: p.integer().nullable(),
    isFeatured: p.boolean().default(false),
    /** Where it stands among what is featured: heavier ones first. */
    featuredWeight: p.integer().default(0),
    /** Whether each copy that is bought comes with a key of its own. */
    hasLicenceKey: p.boolean().default(false),
    /** Stars that were given, in all, and how often any were. */
    starCount: p.integer().default(0),
    ratingCount: p.integer().default(0),
    status: p.text().$type<ProductStatus>().default('draft'),
    /** Counts what administrators saved. */
    version: p.integer().default(1),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An address that a product had before. */
export const ProductSlugSchema = defineEntity({
  name: 'ProductSlug',
  tableName: 'product_slugs',
  properties: {
    slug: p.text().primary(),
    product: () => p.manyToOne(ProductSchema).ref(),
  },
});

/** What is put into a cart: one choice of options of a product. */
export const ProductVariantSchema = defineEntity({
  name: 'ProductVariant',
  tableName: 'product_variants',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(ProductSchema).ref(),
    position: p.integer(),
    sku: p.text(),
    options: p.json().$type<VariantOptions>(),
    /** More than the product's price. */
    extraCents: p.integer().default(0),
    /** Null where there is no end of them. */
    stock: p.integer().nullable(),
    isRetired: p.boolean().default(false),
  },
});

/** A picture of a product. */
export const ProductPictureSchema = defineEntity({
  name: 'ProductPicture',
  tableName: 'product_pictures',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(ProductSchema).ref(),
    /** Null until the product is saved with it. */
    position: p.integer().nullable(),
    /** What its file is called in the store; null for what the demo draws. */
    name: p.text().nullable(),
    url: p.text(),
    /** Pixels. */
    width: p.integer(),
    height: p.integer(),
    alt: p.text().default(''),
    createdAt: p.datetime(),
  },
});

/** What whoever has bought a download gets. */
export const ProductFileSchema = defineEntity({
  name: 'ProductFile',
  tableName: 'product_files',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(ProductSchema).ref(),
    position: p.integer().default(0),
    /** What its file is called in the store, with its ending. */
    name: p.text(),
    /** What it is called when it is saved. */
    fileName: p.text(),
    byteCount: p.integer(),
    createdAt: p.datetime(),
  },
});

/** What somebody thought of a product. */
export const ProductReviewSchema = defineEntity({
  name: 'ProductReview',
  tableName: 'product_reviews',
  properties: {
    id: p.integer().primary().autoincrement(),
    product: () => p.manyToOne(ProductSchema).ref(),
    user: () => p.manyToOne(UserSchema).ref(),
    /** 1 to 5. */
    rating: p.integer(),
    title: p.text(),
    content: p.text(),
    /** Its author had bought the product when writing. */
    isVerified: p.boolean(),
    createdAt: p.datetime(),
  },
});
