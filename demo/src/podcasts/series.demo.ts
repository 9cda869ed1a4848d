import type { Document } from '#domain/documents/document.ts';
import type { SoundPart } from '#demo/sounds/render-sound.ts';

/** A series of the demo's podcasts: a folder of `content/podcasts`. */
export interface DemoSeries {
  slug: string;
  title: string;
  description: string;
  episodes: readonly DemoEpisode[];
}

/** An episode: a file of the folder of its series. */
export interface DemoEpisode {
  slug: string;
  title: string;
  description: string;
  /** How many days ago it was published. */
  daysAgo: string;
  parts: readonly DemoPart[];
}

/** What is heard for some seconds, and what is said of it. */
export interface DemoPart extends SoundPart {
  /** The title of the chapter that begins with it. */
  chapter: string | null;
  body: Document;
}
