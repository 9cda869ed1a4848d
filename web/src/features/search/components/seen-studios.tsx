import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { StudioCard } from '#web/features/studios/components/studio-card.tsx';
import { StudioGrid } from '#web/features/studios/components/studio-grid.tsx';
import { Section } from '#web/ui/section.tsx';
import { forgetAllStudios, useRecentStudios } from '../recent-studios.ts';
import { useSeenStudiosQuery } from './seen-studios.generated.ts';

/** The studios that somebody has looked at lately in this browser; nothing while there are none. */
export function SeenStudios() {
  const { t } = useTranslation('search');
  const ids = useRecentStudios();
  const { data, previousData } = useSeenStudiosQuery({
    variables: { ids: [...ids] },
    skip: ids.length === 0,
  });
  const studios = (data ?? previousData)?.seenStudios ?? [];
  if (ids.length === 0 || studios.length === 0) return null;
  return (
    <Section title={t('seen.title')}>
      <StudioGrid row>
        {studios.map((studio) => (
          <StudioCard key={studio.id} studio={studio} />
        ))}
      </StudioGrid>
      <Box sx={{ mt: 2 }}>
        <Button color="inherit" size="small" onClick={forgetAllStudios}>
          {t('seen.clear')}
        </Button>
      </Box>
    </Section>
  );
}
