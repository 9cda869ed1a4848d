import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { listingLimits } from '#domain/listings/limits.ts';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import { useUploads } from '#web/ui/uploads/use-uploads.ts';
import type { Uploads } from '#web/ui/uploads/use-uploads.ts';
import type { ListingValues } from './listing-values.ts';

/** Sends the photographs of a listing, and adds to the form what arrives. */
export function usePhotoUploads(listingId: string): Uploads {
  const { values, setFieldValue } = useFormikContext<ListingValues>();
  /** The form as it is when a photograph arrives. */
  const pictures = useRef<PictureContent[]>(values.pictures);
  useEffect(() => {
    pictures.current = values.pictures;
  }, [values.pictures]);
  return useUploads({
    path: `/api/listings/${encodeURIComponent(listingId)}/pictures`,
    field: 'picture',
    room: listingLimits.pictures - values.pictures.length,
    onArrived(body) {
      const { picture } = body as { picture: Omit<PictureContent, 'alt'> };
      if (pictures.current.some(({ url }) => url === picture.url)) return;
      pictures.current = [...pictures.current, { ...picture, alt: '' }];
      void setFieldValue('pictures', pictures.current);
    },
  });
}
