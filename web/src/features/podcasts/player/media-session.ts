import { previewPath } from '#domain/previews/preview-path.ts';
import type { PlayedEpisode } from './played-episode.ts';

/** What the keys of a keyboard, a headset or a lock screen do. */
export type MediaActions = Readonly<
  Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>
>;

/** Shows an episode where the device shows what is heard, and has its keys do something. */
export function showOnDevice({ title, series }: PlayedEpisode, actions: MediaActions): void {
  const session = mediaSession();
  if (!session) return;
  const cover = previewPath({ kind: 'covers', id: series.slug });
  session.metadata = new MediaMetadata({
    title,
    artist: 'Roomtone',
    album: series.title,
    artwork: [{ src: cover, sizes: '1400x1400', type: 'image/png' }],
  });
  for (const [action, act] of Object.entries(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, act);
    } catch {
      // No browser knows all of them.
    }
  }
}

/** Tells the device where in the sound one is, in seconds. */
export function showPosition({ duration, currentTime, playbackRate }: HTMLAudioElement): void {
  if (!Number.isFinite(duration)) return;
  const position = Math.min(currentTime, duration);
  mediaSession()?.setPositionState({ duration, position, playbackRate });
}

/** Has the device show nothing any more. */
export function leaveDevice(actions: MediaActions): void {
  const session = mediaSession();
  if (!session) return;
  session.metadata = null;
  for (const action of Object.keys(actions)) {
    try {
      session.setActionHandler(action as MediaSessionAction, null);
    } catch {
      // As above.
    }
  }
}

/** Not every browser has it, whatever its types say. */
function mediaSession(): MediaSession | undefined {
  return Reflect.has(navigator, 'mediaSession') ? navigator.mediaSession : undefined;
}
