import type { CoverDrawing } from '#domain/previews/cover-drawing.ts';
import type { Context } from '../context.ts';

/** Part of the tags of previews: to be raised when they come to look otherwise. */
export const DRAWING_VERSION = 1;

/** What the picture of a page shows where the page's address is shared. */
export interface Preview {
  /** What the page is about, in a few words; empty when its picture says it all. */
  title: string;
  /** A word more, such as where it is. */
  line?: string | undefined;
  /** Path of the page's own picture; without one there is the product's mark alone. */
  picture?: string | undefined;
  /** Whether that is somebody's portrait, which stands beside their name rather than behind it. */
  isPortrait?: boolean;
  /** Makes it a square with this drawing and the title, as podcast programs show it. */
  cover?: CoverDrawing;
}

/** The previews of one kind of pages, as a feature contributes them. */
export interface PreviewSource {
  /** As it stands in their paths: `studios` for `/previews/studios/7.png`. */
  kind: string;
  /** The preview of a page that everybody may see; undefined when there is none by this id. */
  find: (context: Context, id: string) => Promise<Preview | undefined>;
}

/** The bytes of a picture of the product by its path; undefined when there is none. */
export type ReadPicture = (path: string) => Promise<Uint8Array | undefined>;
