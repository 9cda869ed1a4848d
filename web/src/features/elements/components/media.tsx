import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { categoryIds } from '#domain/studios/category.ts';
import { cities } from '#domain/studios/city.ts';
import { categoryPicture } from '#domain/studios/pictures.ts';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { soundsOf } from '#web/features/directories/wave-sound.ts';
import { TakesPlayer } from '#web/features/samples/components/takes-player.tsx';
import { takesOf } from '#web/features/samples/sample-sound.ts';
import { LazyMap } from '#web/ui/map/lazy-map.tsx';
import { AudioPlayer } from '#web/ui/media/audio-player.tsx';
import { ImageCarousel } from '#web/ui/media/image-carousel.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** What is seen and heard. */
export function Media() {
  const { t } = useTranslation(['elements', 'studios', 'samples']);
  const { cityName } = usePlaceNames();
  const [sound] = soundsOf('london-dub');
  return (
    <Specimens>
      <Specimen name={t('media.pictures')}>
        <Box sx={{ width: '100%', borderRadius: 2, overflow: 'hidden' }}>
          <ImageCarousel
            name={t('media.pictures')}
            images={categoryIds.slice(0, 4).map((id) => ({
              url: categoryPicture(id),
              alt: t(`studios:categories.${id}`),
              width: 1200,
              height: 800,
            }))}
          />
        </Box>
      </Specimen>
      <Specimen name={t('media.sound')}>
        {sound && <AudioPlayer {...sound} title={t('media.sound')} />}
      </Specimen>
      <Specimen name={t('media.takes')}>
        <TakesPlayer
          title={t('media.takes')}
          takes={takesOf('trio')}
          names={[t('samples:before'), t('samples:after')]}
        />
      </Specimen>
      <Specimen name={t('media.map')} isWide>
        <Box sx={{ width: '100%', height: 320, borderRadius: 2, overflow: 'hidden' }}>
          <LazyMap
            label={t('media.map')}
            points={cities.map((city) => ({
              id: city.id,
              name: cityName(city),
              detail: '',
              to: `/studios/cities/${city.id}`,
              latitude: city.latitude,
              longitude: city.longitude,
            }))}
          />
        </Box>
      </Specimen>
    </Specimens>
  );
}
