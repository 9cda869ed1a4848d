import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportReviewLink } from '#web/features/reports/components/report-review-link.tsx';
import { ReviewListSkeleton } from '#web/features/reviews/components/review-list.tsx';
import { StudioReviews } from '#web/features/reviews/components/studio-reviews.tsx';
import { StudioAbout } from '#web/features/studios/components/studio-about.tsx';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import {
  EquipmentList,
  FaqList,
  SpaceList,
} from '#web/features/studios/components/studio-lists.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import type { SectionId } from './section-ids.ts';

interface SectionContentProps {
  id: SectionId;
  studio: StudioDetailFragment;
}

/** What stands below the title of a part of a studio's page. */
export function SectionContent({ id, studio }: SectionContentProps) {
  return contents[id](studio);
}

/** They come by themselves; whoever cannot read them can read the rest. */
function Reviews({ studioId }: { studioId: string }) {
  const { t } = useTranslation('reviews');
  return (
    <ErrorBoundary title={t('error')}>
      <Suspense fallback={<ReviewListSkeleton count={3} />}>
        <StudioReviews studioId={studioId} Report={ReportReviewLink} />
      </Suspense>
    </ErrorBoundary>
  );
}

const contents: Readonly<Record<SectionId, (studio: StudioDetailFragment) => ReactNode>> = {
  about: (studio) => <StudioAbout studio={studio} />,
  equipment: ({ equipment }) => <EquipmentList equipment={equipment} />,
  spaces: ({ spaces }) => <SpaceList spaces={spaces} />,
  reviews: ({ id }) => <Reviews studioId={id} />,
  faq: ({ faqs }) => <FaqList faqs={faqs} />,
};
