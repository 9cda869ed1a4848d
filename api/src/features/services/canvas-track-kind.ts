import { canvasTrackLimits } from '#domain/services/canvas-track.ts';
import { soundKind } from '#api/lib/audio/sound-kind.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';

const sounds = soundKind('canvas-tracks', canvasTrackLimits.megabytes);

/** Sounds that prints are made from, which staff hears. */
export const canvasTrackKind: UploadKind = {
  ...sounds,
  serves: { ...sounds.serves, visibility: 'private' },
};
