import { portfolioLimits } from '#domain/portfolios/limits.ts';

/** The sound of a file; undefined where the browser cannot read it. */
export async function decodedSound(file: Blob): Promise<AudioBuffer | undefined> {
  try {
    // Its rate is that of what comes out, and the shape needs no more.
    const context = new OfflineAudioContext(1, 1, 8000);
    return await context.decodeAudioData(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/**
 * How loud a file is from its beginning to its end, from 0 to 100: what its waveform is drawn from. The
 * browser can play it, so it can also read it. None where it cannot.
 */
export async function peaksOf(file: Blob): Promise<number[]> {
  const sound = await decodedSound(file);
  return sound ? loudness(sound.getChannelData(0), portfolioLimits.peaks) : [];
}

/** The loudest sample of each of `count` parts, as shares of the loudest of all. */
export function loudness(samples: ArrayLike<number>, count: number): number[] {
  const size = samples.length / count;
  const loudest = Array.from({ length: count }, (_, part) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.ceil((part + 1) * size));
    for (let at = Math.floor(part * size); at < end; at += 1) {
      peak = Math.max(peak, Math.abs(samples[at]!));
    }
    return peak;
  });
  const most = Math.max(...loudest);
  return loudest.map((peak) => (most > 0 ? Math.round((peak / most) * 100) : 0));
}
