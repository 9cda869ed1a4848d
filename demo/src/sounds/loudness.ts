import { limited } from './effects.ts';
import { filtered, highpass, highShelf } from './filters.ts';
import { eachChannel, faded } from './sound.ts';
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

/** As loud as each piece is that is heard beside others, in LUFS, so that none wins by being louder. */
export const PIECE_LOUDNESS = -20;

/**
 * At {@link PIECE_LOUDNESS}, without clicks at its ends, of which the last takes `fall` seconds. What its
 * limiter takes is given back.
 */
export function equallyLoud(sound: Sound, fall: number): Sound {
  const whole = eachChannel(sound, (samples) => faded(samples, 0.005, fall));
  const once = limited(whole, PIECE_LOUDNESS - loudnessOf(whole));
  return limited(once, PIECE_LOUDNESS - loudnessOf(once));
}
