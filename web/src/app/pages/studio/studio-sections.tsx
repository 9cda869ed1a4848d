import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
import { SECTION_TOP, sectionIds } from './section-ids.ts';
import type { SectionId } from './section-ids.ts';

/** Everything about a studio, part by part. Each can be led to. */
export function StudioSections({ studio }: { studio: StudioDetailFragment }) {
  const { t } = useTranslation('studios');
  return sectionIds.map((id) => {
    const titleId = `${id}-title`;
    return (
      <Box
        component="section"
        key={id}
        id={id}
        tabIndex={-1}
        aria-labelledby={titleId}
        sx={sectionStyle}
      >
        <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
          {t(`detail.${id}`)}
        </Typography>
        {contents[id](studio)}
      </Box>
    );
  });
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

const sectionStyle = {
  py: 5,
  scrollMarginTop: SECTION_TOP,
  outline: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 3 },
} as const;
