import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnTrack } from '../canvas-track.ts';

export interface SentTrack {
  /** How much of it has left, from 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
  /** What carts call the track, which is sent for it once. @throws Error saying why it was not taken */
  send: (track: OwnTrack) => Promise<string>;
}

/** Sends a track with code that only those need who have chosen one. */
async function sendLater(track: OwnTrack, onProgress: (progress: number) => void) {
  const { sendTrack } = await import('../send-track.ts');
  return sendTrack(track, onProgress);
}

/** Sends a track of the reader's when a print of it is put into the cart: once for all prints of it. */
export function useSentTrack(): SentTrack {
  const { t } = useTranslation('ui');
  const [progress, setProgress] = useState<number>();
  const sent = useRef(new WeakMap<OwnTrack, Promise<string>>());

  const put = useCallback(
    async (track: OwnTrack): Promise<string> => {
      setProgress(0);
      const sending = await sendLater(track, setProgress).catch(() => undefined);
      setProgress(undefined);
      if (sending?.id !== undefined) return sending.id;
      throw new Error(sending?.problem || t('upload.unreachable'));
    },
    [t],
  );

  const send = useCallback(
    async (track: OwnTrack): Promise<string> => {
      const known = sent.current.get(track) ?? put(track);
      sent.current.set(track, known);
      try {
        return await known;
      } catch (error) {
        // It can be tried again.
        sent.current.delete(track);
        throw error;
      }
    },
    [put],
  );

  return { progress, send };
}
