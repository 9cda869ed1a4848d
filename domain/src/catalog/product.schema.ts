import { array, boolean, number, object, string } from 'yup';
import type { InferType, ObjectSchema } from 'yup';
import { languages } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { oneLine } from '#domain/errors/one-line.ts';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { PRICE_LIMIT_CENTS, productLimits as limits } from './product.ts';

/** What products are of that administrators add; of the other kinds every shop has one. */
export const addedKinds = ['physical', 'download'] as const;
export type AddedKind = (typeof addedKinds)[number];

const slugInvalid = message('catalog.slugInvalid');
const slug = () =>
  trimmed()
    .required(slugInvalid)
    .max(limits.slug)
    .matches(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, { message: slugInvalid });

const priceRange = message('catalog.priceRange');
const cents = () =>
  number().typeError(priceRange).integer(priceRange).max(PRICE_LIMIT_CENTS, priceRange);

const stockRange = message('fields.range', { min: 0, max: limits.stock });
const stock = () =>
  number().integer(message('fields.integer')).min(0, stockRange).max(limits.stock, stockRange);

/** What sets a variant apart. */
const option = object({
  name: oneLine().required(message('fields.required')).max(limits.optionName),
  value: oneLine().required(message('fields.required')).max(limits.optionValue),
});

const variant = object({
  /** Of one that there is; without it, it is new. */
  id: string(),
  sku: oneLine().required(message('catalog.skuRequired')).max(limits.sku),
  options: array(option)
    .max(limits.options, message('fields.tooMany', { max: limits.options }))
    .default([])
    .test('apart', message('catalog.optionTwice'), (options) =>
      areApart(options.map(({ name }) => name)),
    ),
  extraCents: cents().min(0, priceRange).default(0),
  /** Null where there is no end of them. */
  stock: stock().nullable().default(null),
  /** How many there were when it was edited: only the difference is changed. */
  seenStock: stock().nullable().default(null),
});

/** What there is to say of a product, whatever it is. */
export const productSchema = object({
  name: oneLine().required(message('catalog.nameRequired')).max(limits.name),
  slug: slug(),
  categoryId: string().required(message('catalog.categoryRequired')),
  brand: oneLine().max(limits.brand).default(''),
  shortDescription: oneLine().max(limits.shortDescription).default(''),
  description: trimmed().max(limits.description).default(''),
  priceCents: cents().required(priceRange).min(1, priceRange),
  /** What it cost before: more than now. */
  compareAtCents: cents()
    .nullable()
    .default(null)
    .test('more', message('catalog.compareAtMore'), (before, { parent }) => {
      const { priceCents } = parent as { priceCents?: number };
      return before === null || before === undefined || before > (priceCents ?? 0);
    }),
  isFeatured: boolean().default(false),
  hasLicenceKey: boolean().default(false),
  variants: array(variant)
    .min(1, message('catalog.variantRequired'))
    .max(limits.variants, message('fields.tooMany', { max: limits.variants }))
    .required(message('catalog.variantRequired'))
    .test('apart', message('catalog.variantTwice'), (variants) =>
      areApart(variants.map(({ options }) => choiceOf(options))),
    )
    .test('skus', message('catalog.skuTaken'), (variants) =>
      areApart(variants.map(({ sku }) => sku)),
    ),
});
export type ProductInput = InferType<typeof productSchema>;
export type VariantInput = ProductInput['variants'][number];

/** The pictures that a product shows and the files that it is downloaded as, in their order. */
export const productFilesSchema = object({
  pictures: array(object({ id: string().required(), alt: trimmed().max(limits.alt).default('') }))
    .max(limits.pictures, message('fields.tooMany', { max: limits.pictures }))
    .nullable()
    .default(null),
  files: array(object({ id: string().required() }))
    .max(limits.files, message('fields.tooMany', { max: limits.files }))
    .nullable()
    .default(null),
});
export type ProductFiles = InferType<typeof productFilesSchema>;

/** What a part of the shop is called in a language; in English always. */
const categoryName = (language: Language) =>
  language === 'en'
    ? oneLine().required(message('catalog.nameRequired')).max(limits.brand)
    : oneLine().max(limits.brand).default('');

/** A part of the shop. */
export const productCategorySchema = object({
  id: trimmed()
    .required(slugInvalid)
    .max(limits.slug)
    .matches(/^[a-z0-9]+([-_][a-z0-9]+)*$/, { message: slugInvalid }),
  names: object(
    Object.fromEntries(languages.map((language) => [language, categoryName(language)])),
  ) as unknown as ObjectSchema<Record<Language, string>>,
  position: number()
    .required(message('fields.required'))
    .integer(message('fields.integer'))
    .min(0, message('fields.range', { min: 0, max: 9999 }))
    .max(9999, message('fields.range', { min: 0, max: 9999 })),
});
export type ProductCategoryInput = InferType<typeof productCategorySchema>;

/** What tells a choice of options from others, in whatever order they are named. */
function choiceOf(options: readonly { name?: string; value?: string }[]): string {
  return options
    .map(({ name = '', value = '' }) => JSON.stringify([name, value]))
    .toSorted()
    .join();
}

function areApart(texts: readonly (string | undefined)[]): boolean {
  return new Set(texts).size === texts.length;
}
