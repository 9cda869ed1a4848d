import { sql } from 'kysely';
import type { ProductKind, ProductStatus, VariantOptions } from '#domain/catalog/product.ts';
import { sqlOf } from '../orm.ts';
import type { EntityManager } from '../orm.ts';

interface VariantFields {
  options?: VariantOptions;
  extraCents?: number;
  /** Null for no end of them. */
  stock?: number | null;
}

export interface ProductFields {
  kind?: ProductKind;
  slug?: string;
  name?: string;
  brand?: string;
  description?: string;
  categoryId?: string;
  priceCents?: number;
  compareAtCents?: number | null;
  isFeatured?: boolean;
  hasLicenceKey?: boolean;
  status?: ProductStatus;
  createdAt?: Date;
  variants?: readonly VariantFields[];
}

let count = 0;

/** A published microphone for $100 of which there are ten, for tests. */
export async function createProduct(
  em: EntityManager,
  fields: ProductFields = {},
): Promise<{ id: number; slug: string; name: string; variantIds: number[] }> {
  count += 1;
  const {
    slug = `product-${count}`,
    name = `Product ${count}`,
    categoryId = 'microphones',
  } = fields;
  const at = (fields.createdAt ?? new Date('2026-11-01T12:00:00Z')).toISOString();
  const db = sqlOf(em);
  await sql`
    INSERT INTO product_categories VALUES
      (${categoryId}, ${JSON.stringify({ en: categoryId })}::jsonb, ${count})
    ON CONFLICT DO NOTHING
  `.execute(db);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO products (kind, slug, category_id, name, brand, description, price_cents,
      compare_at_cents, is_featured, has_licence_key, status, created_at, updated_at)
    VALUES (${fields.kind ?? 'physical'}, ${slug}, ${categoryId}, ${name},
      ${fields.brand ?? 'Acme'}, ${fields.description ?? 'It sounds good.'},
      ${fields.priceCents ?? 10_000}, ${fields.compareAtCents ?? null},
      ${fields.isFeatured ?? false}, ${fields.hasLicenceKey ?? false},
      ${fields.status ?? 'published'}, ${at}, ${at})
    RETURNING id
  `.execute(db);
  const { id } = rows[0]!;
  const variantIds: number[] = [];
  for (const [position, { options = {}, extraCents = 0, stock = 10 }] of (
    fields.variants ?? [{}]
  ).entries()) {
    const { rows: inserted } = await sql<{ id: number }>`
      INSERT INTO product_variants (product_id, position, sku, options, extra_cents, stock)
      VALUES (${id}, ${position}, ${`${slug}-${position}`}, ${JSON.stringify(options)}::jsonb,
        ${extraCents}, ${stock})
      RETURNING id
    `.execute(db);
    variantIds.push(inserted[0]!.id);
  }
  return { id, slug, name, variantIds };
}
