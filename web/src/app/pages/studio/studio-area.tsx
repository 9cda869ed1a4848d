import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUGHLY_METERS } from '#domain/studios/position.ts';
import type { StudioDetailFragment } from '#web/features/studios/components/studio-detail.generated.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { LazyMap } from '#web/ui/map/lazy-map.tsx';

/** Whereabouts a studio is: an area, since nobody is told its address before they have booked. */
export function StudioArea({ studio }: { studio: StudioDetailFragment }) {
  const { t } = useTranslation('studios');
  const { location } = usePlaceNames();
  const [place, isNear] = useComesNear();
  const { name, neighbourhood, city, latitude, longitude } = studio;
  return (
    <Box component="section" aria-labelledby="area-title" sx={sectionStyle}>
      <Typography id="area-title" variant="h2" sx={{ mb: 1 }}>
        {t('detail.area')}
      </Typography>
      <Typography>{[neighbourhood, location(city)].filter(Boolean).join(', ')}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('detail.areaText')}
      </Typography>
      <Box ref={place} sx={mapStyle}>
        {isNear && (
          <LazyMap
            label={t('detail.areaMap', { name })}
            points={[]}
            area={{ latitude, longitude, radius: ROUGHLY_METERS }}
          />
        )}
      </Box>
    </Box>
  );
}

/** Whether an element has come near the screen: before, nobody loads what is in it. */
function useComesNear() {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, isNear] as const;
}

const sectionStyle = { py: 5, borderTop: 1, borderColor: 'divider' } as const;

const mapStyle = {
  height: { xs: 260, md: 340 },
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
} as const;
