import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StudioReviews } from '#web/features/reviews/components/studio-reviews.tsx';
import { StudioAbout } from '#web/features/studios/components/studio-about.tsx';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import {
  EquipmentList,
  FaqList,
  SpaceList,
} from '#web/features/studios/components/studio-lists.tsx';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.ts';

const tabs = ['about', 'equipment', 'spaces', 'reviews', 'faq'] as const;
type Tab = (typeof tabs)[number];

interface StudioTabsProps {
  studio: StudioDetailFragment;
  /** Names what is chosen from. */
  label: string;
}

/** The views of a studio. Each has an address, and keeps what was chosen in the booking card. */
export function StudioTabs({ studio, label }: StudioTabsProps) {
  const { t } = useTranslation('studios');
  const [params] = usePageParams();
  const titleId = useId();
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'about';
  return (
    <>
      <LinkTabs
        label={label}
        current={current}
        tabs={tabs.map((id) => ({ id, label: t(`detail.${id}`), to: addressOf(id, params) }))}
      />
      <Box component="section" aria-labelledby={titleId} sx={{ position: 'relative', py: 4 }}>
        <Box component="h2" id={titleId} sx={visuallyHidden}>
          {t(`detail.${current}`)}
        </Box>
        <ErrorBoundary resetKeys={[current]}>
          <Suspense fallback={<TabSkeleton />}>{contents[current](studio)}</Suspense>
        </ErrorBoundary>
      </Box>
    </>
  );
}

function addressOf(tab: Tab, params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  if (tab === 'about') next.delete('tab');
  else next.set('tab', tab);
  return `?${next}`;
}

const contents: Readonly<Record<Tab, (studio: StudioDetailFragment) => ReactNode>> = {
  about: (studio) => <StudioAbout studio={studio} />,
  equipment: ({ equipment }) => <EquipmentList equipment={equipment} />,
  spaces: ({ spaces }) => <SpaceList spaces={spaces} />,
  reviews: ({ id }) => <StudioReviews studioId={id} />,
  faq: ({ faqs }) => <FaqList faqs={faqs} />,
};

function TabSkeleton() {
  return (
    <>
      <Skeleton height={32} width="40%" />
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={24} width="70%" />
    </>
  );
}
