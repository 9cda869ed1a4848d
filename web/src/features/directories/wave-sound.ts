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

/** The sound of a wave; undefined for one of a newer server. */
export function soundOf(id: string): WaveSound | undefined {
  const url = urls[`./sounds/${id}.generated.mp3`];
  const shape = (shapes as Readonly<Record<string, Omit<WaveSound, 'url'>>>)[id];
  return url !== undefined && shape ? { url, ...shape } : undefined;
}
