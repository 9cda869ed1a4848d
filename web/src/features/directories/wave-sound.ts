import { waveTakes } from '#domain/directories/wave-take.ts';
import type { WaveTake } from '#domain/directories/wave-take.ts';
import shapes from './sounds/shapes.generated.json';

/** What the player has to know of a sound. */
interface WaveSound {
  url: string;
  durationMs: number;
  /** From 0 to 100. */
  peaks: readonly number[];
}

const urls = import.meta.glob<string>('./sounds/*.generated.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What there is to hear of a wave, by its takes; nothing of one of a newer server. */
export function soundsOf(id: string): (WaveSound & { take: WaveTake })[] {
  return waveTakes.flatMap((take) => {
    const name = `${id}-${take}`;
    const url = urls[`./sounds/${name}.generated.mp3`];
    const shape = (shapes as Readonly<Record<string, Omit<WaveSound, 'url'>>>)[name];
    return url !== undefined && shape ? [{ take, url, ...shape }] : [];
  });
}
