import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { Later } from '#web/ui/later.tsx';
import { SECTION_TOP, sectionIds } from './section-ids.ts';
import type { SectionId } from './section-ids.ts';

// To be read as the server has rendered it, until somebody unfolds something of it.
const SectionContent = lazy(async () => ({
  default: (await import('./section-content.tsx')).SectionContent,
}));

interface StudioSectionsProps {
  studio: StudioDetailFragment;
}

/** Everything about a studio, part by part. Each can be led to. */
export const StudioSections = memo(function StudioSections({ studio }: StudioSectionsProps) {
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
        <Later height={heights[id]}>
          <SectionContent id={id} studio={studio} />
        </Later>
      </Box>
    );
  });
});

/** Of what most studios have to say, pixels. */
const heights: Readonly<Record<SectionId, number>> = {
  about: 480,
  equipment: 320,
  spaces: 240,
  reviews: 640,
  faq: 240,
};

const sectionStyle = {
  py: 5,
  scrollMarginTop: SECTION_TOP,
  outline: 'none',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:first-of-type': { pt: 3 },
} as const;
