import type { PlaceKind, PlaceTag } from '#domain/directories/place.ts';
import type { CategoryId } from '#domain/studios/category.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import { describeScene } from '#demo/scenes/scene.ts';
import type { Scene, StudioView } from '#demo/scenes/scene.ts';
import type { DemoPlace } from './place.demo.ts';

/** A picture of something that a place has, as scenes of studios show it. */
interface Motif {
  category: CategoryId;
  view: StudioView;
  /** What its description has to say. */
  says: RegExp;
  /** What a place is found by that shows it; any place of its kind without. */
  needs?: readonly PlaceTag[];
}

const closeup = (category: CategoryId, says: RegExp, ...needs: PlaceTag[]): Motif => ({
  category,
  view: 'detail',
  says,
  ...(needs.length > 0 && { needs }),
});

/** What places of a kind show, the most fitting first. */
const motifs: Readonly<Record<PlaceKind, readonly Motif[]>> = {
  label: [
    { category: 'recording', view: 'lounge', says: /records|record player|tape machine/ },
    closeup('mastering', /tape reels/),
    closeup('home-studios', /turntable/, 'vinyl'),
    closeup('mastering', /level meters/),
  ],
  'record-store': [
    closeup('home-studios', /turntable/),
    closeup('home-studios', /Headphones/, 'listening-station'),
    closeup('rehearsal', /amplifier/, 'in-store-shows'),
    { category: 'recording', view: 'lounge', says: /shelf of records/ },
  ],
  'music-store': [
    closeup('rehearsal', /electric guitar/, 'guitars', 'basses'),
    closeup('production', /synthesiser/, 'synthesizers'),
    closeup('drums', /snare|cymbal/, 'drums'),
    closeup('orchestral', /Piano keys/, 'keyboards'),
    closeup('orchestral', /cello/, 'strings'),
    closeup('orchestral', /score/, 'sheet-music'),
    closeup('mixing', /faders|patch bay/, 'recording-gear'),
    closeup('rehearsal', /amplifier/),
    closeup('home-studios', /Headphones/),
  ],
};

/** How many have pictures of their own; the others keep their drawn covers. */
const PICTURED = 0.36;

/** The two or three pictures of a place of the demo; none of most. */
export function placePictures({ kind, slug, tags }: DemoPlace): Scene[] {
  const random = seeded('place-pictures', kind, slug);
  if (!random.chance(PICTURED)) return [];
  const fitting = motifs[kind].filter(
    ({ needs }) => needs === undefined || needs.some((tag) => tags.includes(tag)),
  );
  return fitting.slice(0, random.int(2, 3)).map((motif) => sceneOf(motif, random));
}

function sceneOf({ category, view, says }: Motif, random: Random): Scene {
  for (;;) {
    const scene = { kind: 'studio', category, view, seed: random.int(1, 999_999) } as const;
    if (says.test(describeScene(scene))) return scene;
  }
}
