import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PLACE_PICTURE, placeLimits as limits } from '#domain/directories/place.ts';
import { PicturesField } from '#web/ui/uploads/pictures-field.tsx';

/** The pictures of a place, of which the first is its cover. */
export function PlacePicturesField({ placeId }: { placeId: string }) {
  const { t } = useTranslation('directories');
  return (
    <Stack component="section" spacing={2.5}>
      <div>
        <Typography variant="h3" component="h2">
          {t('place.pictures')}
        </Typography>
        <Typography color="textSecondary">{t('edit.picturesHelp')}</Typography>
      </div>
      <PicturesField
        name="pictures"
        path={`/api/places/${encodeURIComponent(placeId)}/pictures`}
        limits={limits}
        texts={{
          drop: t('edit.dropPictures'),
          choose: t('edit.choosePictures'),
          formats: t('edit.pictureFormats', {
            limit: PLACE_PICTURE.limitMegabytes,
            max: limits.pictures,
          }),
          alt: (number) => t('edit.alt', { number }),
          altHelp: t('edit.altHelp'),
          earlier: (number) => t('edit.earlier', { number }),
          later: (number) => t('edit.later', { number }),
          remove: (number) => t('edit.remove', { number }),
        }}
      />
    </Stack>
  );
}
