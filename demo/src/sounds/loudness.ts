import { filtered, highpass, highShelf } from './filters.ts';
import { eachChannel } from './sound.ts';
import type { Sound } from './sound.ts';

/**
 * How loud a sound seems, in LUFS: the power of both channels after the K filter of ITU-R BS.1770, of which
 * the first stage is a shelf of 4 dB above 1.5 kHz and the second a highpass at 38 Hz. Nothing is gated, as
 * what is measured here has no pauses.
 */
export function loudnessOf(sound: Sound): number {
  const { left, right } = eachChannel(sound, (samples) =>
    filtered(filtered(samples, highShelf(1500, 4)), highpass(38)),
  );
  let power = 0;
  for (let at = 0; at < left.length; at += 1) power += left[at]! ** 2 + right[at]! ** 2;
  return 10 * Math.log10(power / left.length) - 0.691;
}
