import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { EditedProductRow } from '#db/catalog/product-editing.repository.ts';
import type { ProductFileRow } from '#db/catalog/product-files.repository.ts';
import type { ProductCategoryRow } from '#db/catalog/product-parts.repository.ts';
import type { ProductRow } from '#db/catalog/product.repository.ts';
import { languages } from '#domain/accounts/language.ts';
import {
  addedKinds,
  productCategorySchema,
  productFilesSchema,
  productSchema,
} from '#domain/catalog/product.schema.ts';
import { productLimits } from '#domain/catalog/product.ts';
import type { ProductStatus } from '#domain/catalog/product.ts';
import { badInput } from '#domain/errors/domain-error.ts';
import { validate } from '#domain/errors/validate.ts';
import { message } from '#domain/messages/message.ts';
import { For } from '#api/lib/audience.ts';
import type { Context } from '#api/lib/context.ts';
import { requireId } from '#api/lib/ids.ts';
import { Change, Input } from '#api/lib/mutation.ts';
import { PageArgs } from '#api/lib/pagination.ts';
import { Cost, STATEMENT } from '#api/lib/query-cost.ts';
import {
  categoriesToEdit,
  featureProducts,
  productsToEdit,
  productToEdit,
  removeCategory,
  saveCategory,
  saveProduct,
  showProduct,
} from './product-editing.service.ts';
import type { Edited } from './product-editing.service.ts';
import {
  EditedProduct,
  EditedProductConnection,
  editedProductField,
  FeatureProductsInput,
  ProductCategoryName,
  ProductFile,
  ProductStatusEnum,
  RemoveProductCategoryInput,
  SaveProductCategoryInput,
  SaveProductInput,
  ShowProductInput,
} from './product-editing.type.ts';
import { productFilesLoader } from './product.loaders.ts';
import { Product, ProductCategory } from './product.type.ts';

const NOT_FOUND = 'catalog.notFound';

/** What is edited. @throws DomainError NOT_FOUND; BAD_USER_INPUT for a kind that nobody adds */
function editedBy({ id, version, kind }: SaveProductInput): Edited {
  // Versions count from 1: who says none has not seen what there is.
  if (id) return { id: requireId(id, NOT_FOUND), version: version ?? 0 };
  const added = addedKinds.find((known) => known === kind);
  if (added) return { kind: added };
  throw badInput({ kind: message('fields.choice', { values: addedKinds.join(', ') }) });
}

@Resolver(() => EditedProduct)
export class EditedProductResolver {
  @For('staff')
  @Cost({ work: STATEMENT })
  @Query(() => EditedProductConnection, {
    description: 'All products, drafts too, last added first. For administrators.',
  })
  async productsToEdit(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Words that are all in the name or the brand.',
    })
    text: string | null,
    @Arg('status', () => ProductStatusEnum, {
      nullable: true,
      description: 'Only those that stand so.',
    })
    status: ProductStatus | null,
  ) {
    const filter = { text: text ?? undefined, status: status ?? undefined };
    return productsToEdit(context, filter, page);
  }

  @For('staff')
  @Query(() => EditedProduct, {
    nullable: true,
    description: 'A product to edit; null where there is none. For administrators.',
  })
  async productToEdit(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The product.' }) id: string,
  ): Promise<EditedProductRow | null> {
    return productToEdit(context, requireId(id, NOT_FOUND));
  }

  @For('staff')
  @Change(
    'Keeps a new product as a draft, or has one be another. CONFLICT when somebody saved it since `version`. For administrators.',
    editedProductField,
  )
  async saveProduct(
    @Ctx() context: Context,
    @Input(() => SaveProductInput) input: SaveProductInput,
  ) {
    const product = validate(productSchema, input);
    const files = validate(productFilesSchema, input);
    return { product: await saveProduct(context, editedBy(input), product, files) };
  }

  @For('staff')
  @Change('Shows a product to everybody, or to nobody any more. For administrators.', {
    ...editedProductField,
  })
  async showProduct(
    @Ctx() context: Context,
    @Input(() => ShowProductInput) { id, isShown }: ShowProductInput,
  ) {
    const status = isShown ? 'published' : 'hidden';
    return { product: await showProduct(context, requireId(id, NOT_FOUND), status) };
  }

  @For('staff')
  @Change('Has published products be featured, in this order, and no others. For administrators.', {
    products: { type: () => [Product], description: 'What is featured now, in its order.' },
  })
  async featureProducts(
    @Ctx() context: Context,
    @Input(() => FeatureProductsInput) { productIds }: FeatureProductsInput,
  ) {
    if (productIds.length > productLimits.featured) {
      throw badInput({
        productIds: message('catalog.tooManyFeatured', { max: productLimits.featured }),
      });
    }
    const ids = productIds.map((id) => requireId(id, NOT_FOUND));
    return { products: await featureProducts(context, ids) };
  }

  @FieldResolver(() => Product, { description: 'All that there is to say of it.' })
  product(@Root() edited: EditedProductRow): ProductRow {
    return edited;
  }

  @Cost({ items: productLimits.files })
  @FieldResolver(() => [ProductFile], { description: 'What it is downloaded as, in order.' })
  async files(
    @Root() { id }: EditedProductRow,
    @Ctx() context: Context,
  ): Promise<ProductFileRow[]> {
    return productFilesLoader(context).load(id);
  }
}

@Resolver(() => ProductCategory)
export class EditedCategoryResolver {
  @For('staff')
  @Cost({ work: STATEMENT })
  @Query(() => [ProductCategory], {
    description: 'All parts of the shop, empty ones too, in order. For administrators.',
  })
  async productCategoriesToEdit(@Ctx() context: Context): Promise<ProductCategoryRow[]> {
    return categoriesToEdit(context);
  }

  @For('staff')
  @Change('Keeps a part of the shop, or has it be another. For administrators.', {
    category: { type: () => ProductCategory, description: 'The category, as it is now.' },
  })
  async saveProductCategory(
    @Ctx() context: Context,
    @Input(() => SaveProductCategoryInput) input: SaveProductCategoryInput,
  ) {
    return { category: await saveCategory(context, validate(productCategorySchema, input)) };
  }

  @For('staff')
  @Change('Removes a part of the shop. CONFLICT while it has products. For administrators.', {
    removedCategoryId: { type: () => ID, description: 'The category.' },
  })
  async removeProductCategory(
    @Ctx() context: Context,
    @Input(() => RemoveProductCategoryInput) { id }: RemoveProductCategoryInput,
  ) {
    await removeCategory(context, id);
    return { removedCategoryId: id };
  }

  @FieldResolver(() => [ProductCategoryName], {
    description: 'What it is called in each language in which it has a name.',
  })
  names(@Root() { names }: ProductCategoryRow): ProductCategoryName[] {
    return languages.flatMap((language) => {
      const name = names[language];
      return name === undefined ? [] : { language, name };
    });
  }

  @FieldResolver(() => Int, { description: 'Where it stands among the others.' })
  position(@Root() { position }: ProductCategoryRow): number {
    return position;
  }
}
