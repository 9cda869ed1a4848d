import { sql } from 'kysely';
import { announceFile, useFile } from '#db/files/file.repository.ts';
import type { Sql } from '#db/orm.ts';
import { languages } from '#domain/accounts/language.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { bulkInsert, continueIds } from '#demo/lib/bulk-insert.ts';
import type { Colour } from '#demo/scenes/colour.ts';
import { packFiles, PACK_FILES } from './pack-files.ts';
import { demoCategories, demoProducts } from './product.demo.ts';
import type { DemoProduct } from './product.demo.ts';
import {
  describeProductPicture,
  productPicturePath,
  productPictureSize,
  productViews,
} from './product-picture.ts';
import type { ProductMotif } from './product-picture.ts';

/** What most products were rated with: five stars by twelve (ruling 7). */
const RATED = { star_count: 60, rating_count: 12 };
const UNRATED = { star_count: 0, rating_count: 0 };

/** Writes what the shop sells, as it is at `now` (epoch milliseconds), beside what every shop has. */
export async function loadProducts(db: Sql, now: number): Promise<void> {
  await loadCategories(db);
  const { rows } = await sql<{ id: number }>`SELECT max(id) AS id FROM products`.execute(db);
  const first = rows[0]!.id + 1;
  const products = demoProducts.map((product, index) => ({ ...product, id: first + index }));
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS);
  await bulkInsert(
    db,
    'products',
    products.map((product) => ({
      id: product.id,
      kind: product.sounds ? 'download' : 'physical',
      slug: product.slug,
      category_id: product.categoryId,
      name: product.name,
      brand: product.brand,
      short_description: product.short,
      description: product.description,
      price_cents: product.dollars * 100,
      compare_at_cents: product.before === undefined ? null : product.before * 100,
      is_featured: product.isFeatured ?? false,
      has_licence_key: product.hasLicenceKey ?? false,
      ...(product.isUnrated ? UNRATED : RATED),
      status: 'published',
      version: 1,
      created_at: at(product.daysAgo),
      updated_at: at(product.daysAgo),
    })),
  );
  await continueIds(db, 'products');
  for (const product of products) {
    await loadVariants(db, product);
    await loadPictures(db, product, at(product.daysAgo));
    await loadFiles(db, product, now);
  }
  await dressStandingProducts(db, now);
}

async function loadCategories(db: Sql): Promise<void> {
  const order = ['en', 'es', 'fr', 'de', 'ja'] as const;
  for (const [index, [id, names]] of Object.entries(demoCategories).entries()) {
    const byLanguage = Object.fromEntries(
      languages.map((language) => [language, names[order.indexOf(language)]]),
    );
    await sql`
      INSERT INTO product_categories VALUES
        (${id}, ${JSON.stringify(byLanguage)}::jsonb, ${10 * (index + 1)})
    `.execute(db);
  }
}

type Loaded = DemoProduct & { id: number };

async function loadVariants(db: Sql, { id, slug, sounds, stock = 0, variants }: Loaded) {
  const only = { options: {}, extraDollars: 0, stock: sounds ? null : stock };
  for (const [position, variant] of (variants ?? [only]).entries()) {
    const { options, extraDollars = 0 } = variant;
    await sql`
      INSERT INTO product_variants (product_id, position, sku, options, extra_cents, stock)
      VALUES (${id}, ${position}, ${`${slug}-${position + 1}`.toUpperCase()},
        ${JSON.stringify(options)}::jsonb, ${extraDollars * 100}, ${variant.stock})
    `.execute(db);
  }
}

interface Pictured {
  id: number;
  motif: ProductMotif;
  colour: Colour;
}

async function loadPictures(db: Sql, { id, motif, colour }: Pictured, at: Date): Promise<void> {
  for (const [position, view] of productViews.entries()) {
    const picture = { motif, colour, view };
    const { width, height } = productPictureSize;
    await sql`
      INSERT INTO product_pictures (product_id, position, url, width, height, alt, created_at)
      VALUES (${id}, ${position}, ${productPicturePath(picture)}, ${width}, ${height},
        ${describeProductPicture(picture)}, ${at.toISOString()})
    `.execute(db);
  }
}

async function loadFiles(db: Sql, product: Loaded, now: number): Promise<void> {
  for (const [position, { key, name, object, fileName, render }] of packFiles(product).entries()) {
    const file = { userId: null, kind: PACK_FILES, name: key };
    await announceFile(db, { ...file, objects: [object] }, now);
    await useFile(db, file, now);
    await sql`
      INSERT INTO product_files (product_id, position, name, file_name, byte_count, created_at)
      VALUES (${product.id}, ${position}, ${name}, ${fileName}, ${render().length},
        ${new Date(now).toISOString()})
    `.execute(db);
  }
}

/** Gives what every shop has its pictures and its stars. */
async function dressStandingProducts(db: Sql, now: number): Promise<void> {
  const { rows } = await sql<{ id: number; kind: 'gift-card' | 'canvas' }>`
    UPDATE products
    SET star_count = ${RATED.star_count}, rating_count = ${RATED.rating_count},
      is_featured = kind = 'gift-card'
    WHERE kind IN ('gift-card', 'canvas')
    RETURNING id, kind
  `.execute(db);
  const looks = {
    'gift-card': { motif: 'gift', colour: '#1F5C4D' },
    canvas: { motif: 'canvas', colour: '#2C3450' },
  } as const;
  for (const { id, kind } of rows) await loadPictures(db, { id, ...looks[kind] }, new Date(now));
}
