import { filtered, lowpass } from './filters.ts';
import { eachChannel, RATE, scaled } from './sound.ts';
import type { Sound } from './sound.ts';

/** Meters that sound goes in a second. */
const SPEED = 343;

/** How much of what comes to a wall leaves it again. */
const REFLECTED = 0.8;

/**
 * The first reflections of a room, beside what comes straight: those of six walls of which the farther ones
 * are `size` meters apart, and of pairs of them. Walls on the left are heard on the left.
 * @param wet percent of the reflections; at 100 there is nothing else
 */
export function echoes(sound: Sound, size: number, wet: number): Sound {
  // Source and microphone stand off the middle, as one would place them, and 1.2 m apart.
  const [width, depth, height] = [size * 0.8, size, Math.min(3, size * 0.62)];
  const walls = [
    0.42 * width,
    0.58 * width,
    0.36 * depth,
    0.64 * depth,
    0.45 * height,
    0.55 * height,
  ];
  const single = walls.map((way, index) => ({
    way: 2 * way + 0.4,
    wall: index,
    strength: REFLECTED,
  }));
  const paths = single.flatMap((one, index) => [
    one,
    ...single.slice(index + 1).map((other) => ({
      way: Math.hypot(one.way, other.way) + 0.3,
      wall: one.wall,
      strength: REFLECTED ** 2,
    })),
  ]);
  const share = wet / 100;
  return eachChannel(sound, (samples, channel) => {
    const soft = filtered(samples, lowpass(7500));
    const result = scaled(samples, 1 - share);
    for (const { way, wall, strength } of paths) {
      const delay = Math.round((way / SPEED) * RATE);
      // A head, or a second microphone, has what comes from its other side later and softer.
      const isFar = wall < 2 && wall !== channel;
      const gain = (share * strength * (isFar ? 0.45 : 1) * 1.2) / (1.2 + way);
      const late = delay + (isFar ? 18 : 0);
      for (let at = late; at < result.length; at += 1) result[at]! += soft[at - late]! * gain;
    }
    return result;
  });
}

interface Reverberation {
  /** Until it has lost 60 dB. */
  seconds: number;
  /** How much of it beside the sound itself; at 100 there is nothing else. */
  wet: number;
  /** Milliseconds before it begins. */
  predelay: number;
}

/** Ways through the room in milliseconds of a hall; no two have a common measure. */
const WAYS = [41.3, 47.9, 53.7, 59.3, 67.1, 73.9, 79.7, 89.3];

/** A room's reverberation: eight ways that feed each other and lose their top (a feedback delay network). */
export function reverberation(sound: Sound, { seconds, wet, predelay }: Reverberation): Sound {
  // Smaller rooms have shorter ways.
  const scale = Math.min(1, 0.22 + seconds * 0.45);
  const lines = WAYS.map((ms) => new Float32Array(Math.round((ms * scale * RATE) / 1000)));
  const gains = lines.map(({ length }) => 10 ** ((-3 * length) / (seconds * RATE)));
  const places = lines.map(() => 0);
  const tops = lines.map(() => 0);
  const { length } = sound.left;
  const result = { left: new Float32Array(length), right: new Float32Array(length) };
  const delay = Math.round((predelay * RATE) / 1000);
  const share = wet / 100;
  for (let at = 0; at < length; at += 1) {
    const left = sound.left[at - delay] ?? 0;
    const right = sound.right[at - delay] ?? 0;
    let [all, outLeft, outRight] = [0, 0, 0];
    for (let index = 0; index < 8; index += 1) {
      const out = lines[index]![places[index]!]!;
      tops[index] = tops[index]! + 0.62 * (out - tops[index]!);
      all += tops[index]! * gains[index]!;
      if (index % 2 === 0) outLeft += out;
      else outRight += out;
    }
    // Householder's matrix: every way into every other, and nothing is lost.
    for (let index = 0; index < 8; index += 1) {
      const line = lines[index]!;
      line[places[index]!] =
        tops[index]! * gains[index]! - all / 4 + (index % 2 === 0 ? left : right) * 0.5;
      places[index] = (places[index]! + 1) % line.length;
    }
    result.left[at] = sound.left[at]! * (1 - share) + outLeft * share;
    result.right[at] = sound.right[at]! * (1 - share) + outRight * share;
  }
  return result;
}
