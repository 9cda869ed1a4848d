import { soundOf } from '#demo/sounds/rendered-sound.ts';
import type { RenderedSound } from '#demo/sounds/rendered-sound.ts';
import { renderSound } from '#demo/sounds/render-sound.ts';
import { portfolios } from './portfolios.demo.ts';
import type { DemoPortfolio } from './portfolios.demo.ts';

/** Where the track of a portfolio is heard, and how long. */
export function trackSoundOf({ slug, track }: DemoPortfolio): RenderedSound {
  return soundOf({ slug: `track-${slug}`, parts: track.parts });
}

const tracks = new Map(
  portfolios.map((portfolio) => [trackSoundOf(portfolio).soundUrl, portfolio.track]),
);

/** The track that a path names, as an MP3 file; undefined when it names none. */
export function renderTrack(path: string): Promise<Buffer> | undefined {
  const track = tracks.get(path);
  return track && renderSound(track.parts);
}
