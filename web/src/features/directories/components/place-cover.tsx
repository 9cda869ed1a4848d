import { useTranslation } from 'react-i18next';
import { placeMotifs, WAVE_MOTIF } from '#domain/directories/cover.ts';
import { placeKinds } from '#domain/directories/place.ts';
import { enumValue } from '#domain/enums/enum-name.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import type { PlaceCardFragment } from '../directories.generated.ts';

/** The drawn cover of a label or a store. */
export function PlaceCover({
  place,
}: {
  place: Pick<PlaceCardFragment, 'kind' | 'slug' | 'name'>;
}) {
  const { t } = useTranslation('directories');
  const kind = enumValue(place.kind, placeKinds);
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
