import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useParams } from 'react-router-dom';
import { TextSkeleton } from '#web/ui/document/text-skeleton.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useMessages } from '#web/ui/messages.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { StatusPage } from '#web/ui/status-page.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ProductFields } from '../components/product-fields.tsx';
import { ProductFilesField, ProductPicturesField } from '../components/product-files-field.tsx';
import { useForgetProducts } from '../hooks/use-product-changes.ts';
import { productErrors, productInput, productValues } from '../product-values.ts';
import type { ProductValues } from '../product-values.ts';
import {
  useAdminProductCategoriesSuspenseQuery,
  useAdminProductSuspenseQuery,
  useSaveProductMutation,
} from '../products.generated.ts';
import type { AdminProductFragment } from '../products.generated.ts';

/** Changes a product, or adds one: `/admin/products/new`. */
export function ProductEditPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  return (
    <>
      <Link component={RouterLink} to="/admin/products" color="text.secondary">
        {t('products.title')}
      </Link>
      <ErrorBoundary resetKeys={[id]} title={t('products.error')}>
        <Suspense key={id} fallback={<TextSkeleton />}>
          {id === 'new' ? <ProductForm /> : <KnownProduct id={id} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function KnownProduct({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const { data } = useAdminProductSuspenseQuery({ variables: { id }, context: { fresh: false } });
  const edited = data.productToEdit;
  // What was saved begins anew, with what the server made of it.
  if (edited) return <ProductForm key={edited.version} edited={edited} />;
  return (
    <StatusPage
      status={404}
      title={t('products.gone')}
      text={t('entries.goneText')}
      ways={[{ to: '/admin/products', label: t('products.title') }]}
    />
  );
}

function ProductForm({ edited }: { edited?: AdminProductFragment }) {
  const { t } = useTranslation('admin');
  const translate = useMessages();
  const forgetProducts = useForgetProducts();
  const { data } = useAdminProductCategoriesSuspenseQuery({ context: { fresh: false } });
  const [save] = useSaveProductMutation();
  const [addedId, setAddedId] = useState<string>();
  if (addedId) return <Navigate to={`/admin/products/${addedId}`} replace />;
  const title = edited?.product.name ?? t('products.new');
  return (
    <>
      <PageHead title={title} description={t('products.pageDescription')} noIndex />
      <Typography variant="h2" component="h1" sx={{ mt: 1, mb: 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <SubmitForm<ProductValues>
        initialValues={productValues(edited)}
        validate={(values) => productErrors(values, translate)}
        failed={t('entries.failed')}
        asksBeforeLeaving
        onSubmit={async (values, form) => {
          const saved = await save({ variables: { input: productInput(values, edited) } });
          // Nothing is left that could be lost.
          form.resetForm({ values });
          forgetProducts();
          showToast({ tone: 'success', title: t('products.saved') });
          if (!edited) setAddedId(saved.data!.saveProduct!.product.id);
        }}
      >
        {({ isSubmitting, values }) => (
          <>
            <ProductFields
              isNew={!edited}
              isDownload={values.kind === 'DOWNLOAD'}
              categories={data.productCategoriesToEdit}
            />
            {edited ? (
              <>
                <ProductPicturesField productId={edited.id} />
                {values.kind === 'DOWNLOAD' && <ProductFilesField productId={edited.id} />}
              </>
            ) : (
              <Typography color="textSecondary">{t('products.picturesLater')}</Typography>
            )}
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'entries.saving' : 'products.save')}
            </Button>
          </>
        )}
      </SubmitForm>
    </>
  );
}
