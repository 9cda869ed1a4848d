import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { listingSteps } from '#domain/listings/steps.ts';
import { RequireLogin } from '#web/features/accounts/components/require-login.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Redirect } from '#web/ui/redirect.tsx';
import { ListingEditor } from '../components/listing-editor.tsx';
import type { StudioPreview } from '../components/steps/step-props.ts';
import {
  useEditedListingOfStudioSuspenseQuery,
  useEditedListingSuspenseQuery,
} from '../listings.generated.ts';

/** The form of a listing: of a draft by its own id, of a studio by the studio's. */
export function EditPage({ Preview }: { Preview: StudioPreview }) {
  const { t } = useTranslation('listings');
  const { listingId, studioId, step } = useParams();
  const base = studioId === undefined ? `/submit/${listingId}` : `/studio/edit/${studioId}`;
  const known = listingSteps.find((one) => one === step);
  if (!known) return <Redirect to={`${base}/basics`} />;
  return (
    <RequireLogin>
      <PageHead
        title={t('edit.pageTitle', { step: t(`steps.${known}`) })}
        description={t('edit.description')}
        noIndex
      />
      <ErrorBoundary title={t('edit.loadFailed')} resetKeys={[base]}>
        <Suspense key={base} fallback={<Skeleton variant="rounded" height={480} sx={{ my: 4 }} />}>
          {studioId === undefined ? (
            <Draft id={listingId ?? ''} base={base} step={known} Preview={Preview} />
          ) : (
            <Studio id={studioId} base={base} step={known} Preview={Preview} />
          )}
        </Suspense>
      </ErrorBoundary>
    </RequireLogin>
  );
}

interface PartProps {
  id: string;
  base: string;
  step: (typeof listingSteps)[number];
  Preview: StudioPreview;
}

function Draft({ id, ...place }: PartProps) {
  const { data, refetch } = useEditedListingSuspenseQuery({
    variables: { id },
    context: { fresh: false },
  });
  return data.listing && <ListingEditor listing={data.listing} reload={refetch} {...place} />;
}

function Studio({ id, ...place }: PartProps) {
  const { data, refetch } = useEditedListingOfStudioSuspenseQuery({
    variables: { studioId: id },
    context: { fresh: false },
  });
  const { listingOfStudio } = data;
  return listingOfStudio && <ListingEditor listing={listingOfStudio} reload={refetch} {...place} />;
}
