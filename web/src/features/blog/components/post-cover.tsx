import type { CoverMotif } from '#domain/previews/cover-drawing.ts';
import type { BlogCategory } from '#domain/texts/category.ts';
import { Cover } from '#web/ui/media/cover.tsx';

interface PostCoverProps {
  /** One that is not known is drawn like `recording`. */
  category: string;
  slug: string;
}

/** The drawn cover of a post. */
export function PostCover({ category, slug }: PostCoverProps) {
  const known = Object.hasOwn(motifs, category) ? (category as BlogCategory) : 'recording';
  return <Cover motif={motifs[known]} seed={slug} />;
}

const motifs: Readonly<Record<BlogCategory, CoverMotif>> = {
  recording: 'waveform',
  mixing: 'faders',
  'performance-tips': 'rings',
  tips: 'score',
  reviews: 'faders',
  guides: 'rooms',
  interviews: 'waveform',
  'top-10s': 'score',
  tutorials: 'faders',
  'studio-stories': 'rooms',
  songwriting: 'score',
  software: 'score',
  'music-industry': 'rings',
  inspiration: 'rings',
  documentaries: 'waveform',
  books: 'rooms',
};
