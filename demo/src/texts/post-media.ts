import { plainText } from '#domain/documents/document.ts';
import type { BlockNode, Document } from '#domain/documents/document.ts';
import { describeScene, scenePath, sceneSize } from '#demo/scenes/scene.ts';
import type { Scene } from '#demo/scenes/scene.ts';
import { linesOf } from '#demo/sounds/recipe.ts';
import { renderSound } from '#demo/sounds/render-sound.ts';
import type { SoundPart } from '#demo/sounds/render-sound.ts';
import { soundOf } from '#demo/sounds/rendered-sound.ts';

/** What Markdown cannot say: a part of a post, and the words in the paragraph that it follows. */
interface Insertion {
  after: string;
  node: BlockNode;
}

const sounds = {
  'post-low-end': [
    { seconds: 8, recipe: ['bass'] },
    { seconds: 8, recipe: linesOf('bass, highpass 300, highpass 300') },
    {
      seconds: 8,
      recipe: linesOf(`
        bass, + bass, highpass 150, saturate 24, lowpass 2500, gain -6
        mix, highpass 300, highpass 300`),
    },
  ],
  'post-low-ceiling': [
    { seconds: 8, recipe: linesOf('drums, room 0.3 12 5') },
    { seconds: 8, recipe: linesOf('drums, copy 3.5 -1, room 0.3 12 5') },
  ],
} as const satisfies Record<string, readonly SoundPart[]>;

const partsOf = new Map<string, readonly SoundPart[]>(
  Object.entries(sounds).map(([slug, parts]) => [soundOf({ slug, parts }).soundUrl, parts]),
);

/** The sound in a post that a path names, as an MP3 file; undefined when it names none. */
export function renderPostSound(path: string): Promise<Buffer> | undefined {
  const parts = partsOf.get(path);
  return parts && renderSound(parts);
}

/** What stands in posts of the demo beside their words, by the address of the post. */
export const postMedia: Readonly<Record<string, readonly Insertion[]>> = {
  'drums-in-a-room-that-is-too-small': [
    {
      after: 'A kit that plays as it would in a big room',
      node: picture(
        { kind: 'studio', category: 'drums', view: 'live', seed: 4711 },
        'Here there is air above the cymbals. In a low room the ceiling decides where microphones go.',
      ),
    },
    {
      after: 'This is the sound that people call boxy',
      node: sound(
        'post-low-ceiling',
        'The same kit, first under a high ceiling, then under a low one',
      ),
    },
  ],
  'how-to-read-a-studio-listing': [
    {
      after: 'On Roomtone the first price is the whole price',
      node: { type: 'studioCard', attrs: { studioId: '1' } },
    },
  ],
  'low-end-that-survives-small-speakers': [
    {
      after: 'If you do, it’s too loud, or the song wants it to be.',
      node: sound(
        'post-low-end',
        'A bass line: as it was played, without all below 300 Hz, and so again with harmonics',
      ),
    },
  ],
};

/**
 * The words of a post with what stands beside them.
 * @throws Error when nothing in the post has the words that a part follows
 */
export function withMedia(slug: string, body: Document): Document {
  const content = [...body.content];
  for (const { after, node } of postMedia[slug] ?? []) {
    const index = content.findIndex((block) => plainText(block).includes(after));
    if (index < 0) throw new Error(`${slug}: there is no “${after}”.`);
    content.splice(index + 1, 0, node);
  }
  return { ...body, content };
}

function picture(scene: Scene, caption: string): BlockNode {
  const attrs = { src: scenePath(scene), alt: describeScene(scene), caption, ...sceneSize(scene) };
  return { type: 'picture', attrs };
}

function sound(slug: keyof typeof sounds, title: string): BlockNode {
  return { type: 'sound', attrs: { src: soundOf({ slug, parts: sounds[slug] }).soundUrl, title } };
}
