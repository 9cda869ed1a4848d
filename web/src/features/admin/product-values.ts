import { getIn, setIn } from 'formik';
import type { FormikErrors } from 'formik';
import { productSchema } from '#domain/catalog/product.schema.ts';
import type { ProductInput } from '#domain/catalog/product.schema.ts';
import type { Message } from '#domain/messages/message.ts';
import type { ProductKind, SaveProductInput } from '#web/lib/schema.generated.ts';
import { errorsOf } from '#web/ui/form/validation.ts';
import type { PictureValue } from '#web/ui/uploads/pictures-field.tsx';
import type { AdminProductFragment } from './products.generated.ts';

/** A variant as it is typed. */
export interface VariantValues {
  /** Empty for a new one. */
  id: string;
  sku: string;
  /** As in `Color: Black, Size: L`. */
  options: string;
  /** Dollars more than the product. */
  extraCents: string;
  /** Empty where there is no end of them. */
  stock: string;
}

/** A file that the product is downloaded as. */
export interface FileValue {
  id: string;
  fileName: string;
  byteCount: number;
}

/** What the form of a product holds; amounts are dollars as they are typed. */
export interface ProductValues {
  kind: ProductKind;
  name: string;
  slug: string;
  categoryId: string;
  brand: string;
  shortDescription: string;
  description: string;
  priceCents: string;
  compareAtCents: string;
  isFeatured: boolean;
  hasLicenceKey: boolean;
  variants: VariantValues[];
  pictures: PictureValue[];
  files: FileValue[];
}

export const blankVariant: VariantValues = {
  id: '',
  sku: '',
  options: '',
  extraCents: '0',
  stock: '',
};

/** What the form begins with: a product, or nothing. */
export function productValues(edited?: AdminProductFragment): ProductValues {
  if (!edited) {
    return {
      kind: 'PHYSICAL',
      name: '',
      slug: '',
      categoryId: '',
      brand: '',
      shortDescription: '',
      description: '',
      priceCents: '',
      compareAtCents: '',
      isFeatured: false,
      hasLicenceKey: false,
      variants: [blankVariant],
      pictures: [],
      files: [],
    };
  }
  const { product, files } = edited;
  const { priceCents, compareAtCents, category, variants, pictures, ...said } = product;
  return {
    kind: said.kind,
    name: said.name,
    slug: said.slug,
    categoryId: category.id,
    brand: said.brand,
    shortDescription: said.shortDescription,
    description: said.description,
    priceCents: dollarsOf(priceCents),
    compareAtCents: compareAtCents === null ? '' : dollarsOf(compareAtCents),
    isFeatured: said.isFeatured,
    hasLicenceKey: said.hasLicenceKey,
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options.map(({ name, value }) => `${name}: ${value}`).join(', '),
      extraCents: dollarsOf(variant.priceCents - priceCents),
      stock: variant.availableQuantity === null ? '' : String(variant.availableQuantity),
    })),
    pictures: pictures.map(({ id, url, alt }) => ({ id, url, alt })),
    files: files.map(({ id, fileName, byteCount }) => ({ id, fileName, byteCount })),
  };
}

/** What is wrong with the form, by its fields, in the words of the reader. */
export function productErrors(
  values: ProductValues,
  translate: (message: Message) => string,
): FormikErrors<ProductValues> {
  const errors: unknown = errorsOf(productSchema, contentOf(values), translate);
  return values.variants.reduce<FormikErrors<ProductValues>>((all, _variant, index) => {
    // Options are typed as one text, and so are told as one.
    const path = `variants[${index}].options`;
    const wrong = firstText(getIn(all, path));
    return wrong === undefined ? all : (setIn(all, path, wrong) as FormikErrors<ProductValues>);
  }, errors as FormikErrors<ProductValues>);
}

/** What the server is sent of a valid form. */
export function productInput(
  values: ProductValues,
  edited?: AdminProductFragment,
): SaveProductInput {
  const { pictures, files, kind } = values;
  const content = contentOf(values);
  return {
    ...content,
    id: edited?.id ?? null,
    version: edited?.version ?? null,
    kind,
    variants: content.variants.map(({ id, ...variant }) => ({
      ...variant,
      id: id ?? null,
      seenStock:
        edited?.product.variants.find((known) => known.id === id)?.availableQuantity ?? null,
    })),
    ...(edited && {
      pictures: pictures.map(({ id, alt }) => ({ id, alt })),
      files: files.map(({ id }) => ({ id })),
    }),
  };
}

function contentOf({ variants, ...values }: ProductValues): ProductInput {
  const { name, slug, categoryId, brand, shortDescription, description } = values;
  return {
    name,
    slug,
    categoryId,
    brand,
    shortDescription,
    description,
    priceCents: centsOf(values.priceCents),
    compareAtCents: values.compareAtCents.trim() === '' ? null : centsOf(values.compareAtCents),
    isFeatured: values.isFeatured,
    hasLicenceKey: values.hasLicenceKey,
    variants: variants.map(({ id, sku, options, extraCents, stock }) => ({
      id: id || undefined,
      sku,
      options: readOptions(options),
      extraCents: extraCents.trim() === '' ? 0 : centsOf(extraCents),
      stock: stock.trim() === '' ? null : Number(stock),
      seenStock: null,
    })),
  };
}

/** `Color: Black, Size: L` as options; what has no value stays without one, which is then wrong. */
function readOptions(text: string): ProductInput['variants'][number]['options'] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [name = '', ...value] = part.split(':');
      return { name: name.trim(), value: value.join(':').trim() };
    });
}

/** Dollars as they are typed in cents; NaN for anything else. */
function centsOf(typed: string): number {
  return /^\s*\d+([.,]\d{1,2})?\s*$/.test(typed)
    ? Math.round(Number(typed.replace(',', '.')) * 100)
    : Number.NaN;
}

function dollarsOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** The first text in what is wrong, however deep it lies. */
function firstText(errors: unknown): string | undefined {
  if (typeof errors === 'string') return errors;
  if (typeof errors !== 'object' || errors === null) return undefined;
  for (const inner of Object.values(errors)) {
    const text = firstText(inner);
    if (text !== undefined) return text;
  }
  return undefined;
}
