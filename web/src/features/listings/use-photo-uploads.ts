import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { listingLimits } from '#domain/listings/limits.ts';
import type { PictureContent } from '#domain/studios/studio-content.ts';
import type { ListingValues } from './listing-values.ts';
import { sendPhoto } from './picture-upload.ts';

/** A photograph on its way, or one that did not arrive. */
export interface PhotoUpload {
  key: number;
  name: string;
  /** From 0 to 1. */
  progress: number;
  /** Why it was not taken; empty when nobody said. */
  problem?: string;
}

interface PhotoUploads {
  uploads: readonly PhotoUpload[];
  add: (files: readonly File[]) => void;
  dismiss: (key: number) => void;
}

/** Sends the photographs of a listing one after the other, and adds to the form what arrives. */
export function usePhotoUploads(listingId: string): PhotoUploads {
  const { values, setFieldValue } = useFormikContext<ListingValues>();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  /** The form as it is when a photograph arrives. */
  const pictures = useRef<PictureContent[]>(values.pictures);
  const queue = useRef(Promise.resolve());
  const count = useRef(0);
  useEffect(() => {
    pictures.current = values.pictures;
  }, [values.pictures]);

  function change(key: number, part: Partial<PhotoUpload>): void {
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send(key: number, file: File): Promise<void> {
    const result = await sendPhoto(listingId, file, (progress) => change(key, { progress }));
    if (!('url' in result)) return change(key, { problem: result.message ?? '' });
    dismiss(key);
    if (pictures.current.some(({ url }) => url === result.url)) return;
    pictures.current = [...pictures.current, { ...result, alt: '' }];
    await setFieldValue('pictures', pictures.current);
  }

  function add(files: readonly File[]): void {
    const room = listingLimits.pictures - values.pictures.length - uploads.length;
    for (const file of files.slice(0, Math.max(0, room))) {
      count.current += 1;
      const key = count.current;
      setUploads((all) => [...all, { key, name: file.name, progress: 0 }]);
      queue.current = queue.current.then(() => send(key, file));
    }
  }

  return { uploads, add, dismiss };
}
