import { fidelityLimits } from '#domain/services/fidelity-order.ts';
import { soundKind } from '#api/lib/audio/sound-kind.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';

const sounds = soundKind('fidelity-files', fidelityLimits.fileMegabytes);

/** Sounds of orders, which their customer and engineers hear. */
export const fidelityFileKind: UploadKind = {
  ...sounds,
  serves: { ...sounds.serves, visibility: 'private' },
};
