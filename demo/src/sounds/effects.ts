import { bell, filtered, highpass, highShelf, lowpass, lowShelf } from './filters.ts';
import { echoes, reverberation } from './room.ts';
import { eachChannel, factorOf, RATE, scaled } from './sound.ts';
import type { Sound } from './sound.ts';

/** What changes a sound: by numbers in the units that its episode says. */
interface Effect {
  /** What its numbers are, in their order. */
  takes: readonly string[];
  apply: (sound: Sound, ...numbers: number[]) => Sound;
}

const filter = (
  takes: readonly string[],
  of: (...numbers: number[]) => Parameters<typeof filtered>[1],
): Effect => ({
  takes,
  apply: (sound, ...numbers) => eachChannel(sound, (samples) => filtered(samples, of(...numbers))),
});

/** What is done to the sound of parts of episodes, by its names there. */
export const effects: Readonly<Record<string, Effect>> = {
  gain: {
    takes: ['dB'],
    apply: (sound, decibels = 0) =>
      eachChannel(sound, (samples) => scaled(samples, factorOf(decibels))),
  },
  lowpass: filter(['Hz'], (hz = 0) => lowpass(hz)),
  highpass: filter(['Hz'], (hz = 0) => highpass(hz)),
  bell: filter(['Hz', 'dB', 'Q'], (hz = 0, gain = 0, q = 1) => bell(hz, gain, q)),
  lowshelf: filter(['Hz', 'dB'], (hz = 0, gain = 0) => lowShelf(hz, gain)),
  highshelf: filter(['Hz', 'dB'], (hz = 0, gain = 0) => highShelf(hz, gain)),
  later: {
    takes: ['ms'],
    apply: (sound, ms = 0) => eachChannel(sound, (samples) => later(samples, ms)),
  },
  copy: { takes: ['ms', 'dB'], apply: withCopy },
  polarity: {
    takes: [],
    apply: (sound) => eachChannel(sound, (samples) => scaled(samples, -1)),
  },
  pan: { takes: ['percent to the right'], apply: panned },
  haas: {
    takes: ['ms'],
    apply: ({ left, right }, ms = 0) => ({ left, right: later(right, ms) }),
  },
  flipright: {
    takes: [],
    apply: ({ left, right }) => ({ left, right: scaled(right, -1) }),
  },
  mono: { takes: [], apply: ({ left, right }) => inMono(left, right) },
  side: { takes: ['dB'], apply: withSides },
  early: { takes: ['m', 'percent'], apply: (sound, size = 1, wet = 0) => echoes(sound, size, wet) },
  room: {
    takes: ['seconds', 'percent', 'ms'],
    apply: (sound, seconds = 1, wet = 0, predelay = 0) =>
      reverberation(sound, { seconds, wet, predelay }),
  },
  distance: { takes: ['m', 'seconds'], apply: fromAway },
  echo: { takes: ['ms', 'percent'], apply: repeating },
  pump: { takes: ['ms'], apply: pumping },
  compress: { takes: ['dB', 'ratio', 'ms', 'ms'], apply: compressed },
  saturate: { takes: ['dB'], apply: saturated },
  clip: {
    takes: ['dB'],
    apply: (sound, drive = 0) =>
      eachChannel(sound, (samples) =>
        samples.map((sample) => 0.5 * Math.max(-1, Math.min(1, sample * 2 * factorOf(drive)))),
      ),
  },
  uneven: { takes: ['dB', 'seconds'], apply: wandering },
  limit: { takes: ['dB'], apply: limited },
  level: { takes: ['dB'], apply: (sound, decibels = 0) => atLevel(sound, decibels) },
};

/** Moved back by some milliseconds. */
function later(samples: Float32Array, ms: number): Float32Array {
  const result = new Float32Array(samples.length);
  const delay = Math.round((ms / 1000) * RATE);
  result.set(samples.subarray(0, samples.length - delay), delay);
  return result;
}

/** With the same once more, later: what a second microphone, or a wall, adds. */
function withCopy(sound: Sound, ms = 0, decibels = 0): Sound {
  return eachChannel(sound, (samples) => {
    const copy = later(samples, ms);
    const factor = factorOf(decibels);
    return samples.map((sample, at) => sample + copy[at]! * factor);
  });
}

/** As loud on its way from left to right. */
function panned(sound: Sound, percent = 0): Sound {
  const angle = ((percent / 100 + 1) * Math.PI) / 4;
  const [left, right] = [Math.cos(angle), Math.sin(angle)].map((share) => share * Math.SQRT2);
  return eachChannel(sound, (samples, channel) => scaled(samples, (channel === 0 ? left : right)!));
}

function inMono(left: Float32Array, right: Float32Array): Sound {
  const middle = left.map((sample, at) => (sample + right[at]!) / 2);
  return { left: middle, right: middle.slice() };
}

/** What tells the channels apart, louder or softer. */
function withSides({ left, right }: Sound, decibels = 0): Sound {
  const factor = factorOf(decibels);
  const side = left.map((sample, at) => ((sample - right[at]!) / 2) * factor);
  const { left: middle } = inMono(left, right);
  return {
    left: middle.map((sample, at) => sample + side[at]!),
    right: middle.map((sample, at) => sample - side[at]!),
  };
}

/** How much of a room is heard beside what comes straight from half a meter away. */
const ROOM_AT_HALF_A_METER = 16;

/**
 * As a microphone hears it from some meters away in a room of a reverberation time (seconds): what comes
 * straight gets softer with the way and loses some of its top, the room stays as it is.
 */
function fromAway(sound: Sound, meters = 1, seconds = 0.5): Sound {
  const direct = eachChannel(sound, (samples) =>
    filtered(scaled(samples, 0.5 / meters), highShelf(6000, -0.7 * meters)),
  );
  const wet = reverberation(sound, { seconds, wet: 100, predelay: 4 + meters });
  const early = echoes(sound, 4, 100);
  const room = ROOM_AT_HALF_A_METER / 100;
  return eachChannel(direct, (samples, channel) => {
    const [tail, first] = channel === 0 ? [wet.left, early.left] : [wet.right, early.right];
    return samples.map((sample, at) => sample + room * (tail[at]! + 0.6 * first[at]!));
  });
}

/** Turns down what is louder than a threshold, by how loud both channels are together. */
function compressed(sound: Sound, threshold = -20, ratio = 2, attack = 10, release = 100): Sound {
  const [rise, fall] = [attack, release].map((ms) => Math.exp(-1000 / (ms * RATE)));
  let reduction = 0;
  const gains = sound.left.map((sample, at) => {
    const peak = Math.max(Math.abs(sample), Math.abs(sound.right[at]!), 1e-6);
    const over = Math.max(0, 20 * Math.log10(peak) - threshold) * (1 - 1 / ratio);
    reduction = over + (reduction - over) * (over > reduction ? rise! : fall!);
    return factorOf(-reduction);
  });
  return eachChannel(sound, (samples) => samples.map((sample, at) => sample * gains[at]!));
}

/** Louder and softer by some decibels, there and back within some seconds: as nobody rode its fader. */
function wandering(sound: Sound, decibels = 0, seconds = 1): Sound {
  return eachChannel(sound, (samples) =>
    samples.map(
      (sample, at) => sample * factorOf(decibels * Math.sin((2 * Math.PI * at) / (seconds * RATE))),
    ),
  );
}

/** Driven into a curve that bends: overtones come, peaks go. A little crooked, as tubes are. */
function saturated(sound: Sound, drive = 0): Sound {
  const factor = factorOf(drive);
  const bias = 0.12;
  const rest = Math.tanh(bias);
  const driven = eachChannel(sound, (samples) =>
    samples.map((sample) => (Math.tanh(sample * factor + bias) - rest) / Math.sqrt(factor)),
  );
  return eachChannel(driven, (samples) => filtered(samples, highpass(20)));
}

/** What a limiter leaves below full scale. */
const CEILING = factorOf(-1);

/** Louder by some decibels, and its peaks no louder than the ceiling all the same. */
export function limited(sound: Sound, decibels = 0): Sound {
  const loud = eachChannel(sound, (samples) => scaled(samples, factorOf(decibels)));
  const gains = loud.left.map((sample, at) => {
    const peak = Math.max(Math.abs(sample), Math.abs(loud.right[at]!));
    return peak > CEILING ? CEILING / peak : 1;
  });
  // It turns down within 2 ms before what is too loud, and up again within some 80 ms.
  const step = 1 / (0.002 * RATE);
  for (let at = gains.length - 2; at >= 0; at -= 1) {
    gains[at] = Math.min(gains[at]!, gains[at + 1]! + step);
  }
  const fall = Math.exp(-1 / (0.08 * RATE));
  for (let at = 1; at < gains.length; at += 1) {
    gains[at] = Math.min(gains[at]!, 1 + (gains[at - 1]! - 1) * fall);
  }
  return eachChannel(loud, (samples) => samples.map((sample, at) => sample * gains[at]!));
}

/** Echoes every so many milliseconds, each softer and duller than the one before: those of a tape. */
function repeating(sound: Sound, ms = 0, percent = 0): Sound {
  const delay = Math.round((ms / 1000) * RATE);
  return eachChannel(sound, (samples) => {
    const result = samples.slice();
    let dull = 0;
    for (let at = delay; at < result.length; at += 1) {
      dull += 0.45 * (result[at - delay]! - dull);
      result[at]! += (percent / 100) * dull;
    }
    return result;
  });
}

/** Gone where each of some milliseconds begins, and back until the next: as a bass drum ducks the others. */
function pumping(sound: Sound, ms = 1): Sound {
  const period = (ms / 1000) * RATE;
  const fall = 0.004 * RATE;
  return eachChannel(sound, (samples) =>
    samples.map((sample, at) => {
      const since = at % period;
      return sample * Math.min(1, since / (0.6 * period), (period - since) / fall);
    }),
  );
}

/** How much of its peaks a sound may lose to be as loud as asked, in decibels. */
const PEAKS_LOST = 4;

/**
 * As loud as asked, in decibels below full scale: the power of both channels, without what is too low to
 * count for how loud something seems. What has too high peaks, such as clicks, gets less loud than that.
 */
export function atLevel(sound: Sound, decibels: number): Sound {
  const { left, right } = eachChannel(sound, (samples) => filtered(samples, highpass(80)));
  let power = 0;
  let peak = 0;
  for (let at = 0; at < left.length; at += 1) {
    power += left[at]! ** 2 + right[at]! ** 2;
    peak = Math.max(peak, Math.abs(sound.left[at]!), Math.abs(sound.right[at]!));
  }
  const loudness = Math.sqrt(power / (2 * left.length));
  if (loudness === 0) return sound;
  const most = (factorOf(PEAKS_LOST) * CEILING) / peak;
  return limited(sound, 20 * Math.log10(Math.min(factorOf(decibels) / loudness, most)));
}
