import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { placeMotifs, WAVE_MOTIF } from '#domain/directories/cover.ts';
import { placeKinds } from '#domain/directories/place.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import type { PlaceCardFragment } from '../directories.generated.ts';

/** The first picture of a label or a store, or else its drawn cover. */
export function PlaceCover({
  place,
}: {
  place: Pick<PlaceCardFragment, 'kind' | 'slug' | 'name' | 'cover'>;
}) {
  const { t } = useTranslation('directories');
  const kind = enumValue(place.kind, placeKinds);
  if (place.cover) {
    const { url, alt, width, height } = place.cover;
    return (
      <Box
        component="img"
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        sx={pictureStyle}
      />
    );
  }
  return (
    <Cover
      motif={placeMotifs[kind]}
      seed={place.slug}
      label={t(`covers.${kind}`, { name: place.name })}
    />
  );
}

/** The drawn cover of a wave. */
export function WaveCover({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('directories');
  return <Cover motif={WAVE_MOTIF} seed={id} label={t('covers.wave', { name: title })} />;
}

const pictureStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  bgcolor: 'divider',
} as const;
