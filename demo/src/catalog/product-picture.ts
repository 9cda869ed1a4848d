import { mix } from '#demo/scenes/colour.ts';
import type { Colour } from '#demo/scenes/colour.ts';
import { fill, group, linear, oval, picture, rectangle, withGradients } from '#demo/scenes/svg.ts';
import { canvas, cap, giftCard, mug, notebook, samples, shirt, tote } from './drawings/goods.ts';
import { cable, headphones, interfaceBox, monitor, stand } from './drawings/machines.ts';
import { broadcast, condenser, dynamic, ribbon } from './drawings/microphones.ts';
import { tonesOf } from './drawings/tones.ts';
import type { Tones } from './drawings/tones.ts';

/** What products look like, and how that is called in words. */
const motifs = {
  condenser: { draw: condenser, words: 'A studio microphone with its badge' },
  ribbon: { draw: ribbon, words: 'A slim ribbon microphone' },
  dynamic: { draw: dynamic, words: 'A stage microphone on its side' },
  broadcast: { draw: broadcast, words: 'A microphone for speech in its arm' },
  interface: { draw: interfaceBox, words: 'An audio interface with two inputs and four knobs' },
  headphones: { draw: headphones, words: 'A pair of headphones' },
  monitor: { draw: monitor, words: 'A loudspeaker for the desk' },
  cable: { draw: cable, words: 'A coil of cable with both plugs' },
  stand: { draw: stand, words: 'A microphone stand with its boom' },
  samples: { draw: samples, words: 'The cover of a pack, a waveform on a square' },
  shirt: { draw: shirt, words: 'A T-shirt with a small level meter on it' },
  tote: { draw: tote, words: 'A cloth bag with a small level meter on it' },
  mug: { draw: mug, words: 'A mug with a small level meter on it' },
  cap: { draw: cap, words: 'A cap with a small level meter on it' },
  notebook: { draw: notebook, words: 'A ring-bound notebook with a label' },
  gift: { draw: giftCard, words: 'A gift card in its envelope' },
  canvas: { draw: canvas, words: 'A framed print of a waveform' },
} as const satisfies Record<string, { draw: (tones: Tones) => string; words: string }>;
export type ProductMotif = keyof typeof motifs;

/** How a product is looked at: before paper, before a dark wall, or from close by. */
const views = {
  front: { words: '', ground: ['#F7F4EE', '#DCD4C5'], scale: 1 },
  dark: { words: ', before a dark wall', ground: ['#3A352D', '#17140F'], scale: 0.94 },
  close: { words: ', from close by', ground: ['#EDE7DB', '#CBC1AE'], scale: 1.75 },
} as const satisfies Record<
  string,
  { words: string; ground: readonly [Colour, Colour]; scale: number }
>;
export type ProductView = keyof typeof views;
export const productViews = Object.keys(views) as readonly ProductView[];

/** A picture of a product. */
export interface ProductPicture {
  motif: ProductMotif;
  colour: Colour;
  view: ProductView;
}

/** Pixels of each of them. */
export const productPictureSize = { width: 1200, height: 900 } as const;

/** Where a picture is found: `/scenes/product/condenser/2f5b60-front.svg`. */
export function productPicturePath({ motif, colour, view }: ProductPicture): string {
  return `/scenes/product/${motif}/${colour.slice(1).toLowerCase()}-${view}.svg`;
}

/** The text alternative of a picture. */
export function describeProductPicture({ motif, view }: ProductPicture): string {
  return motifs[motif].words + views[view].words;
}

/** The picture that a path names, as a standalone SVG document; undefined when it names none. */
export function drawProductPicture(path: string): string | undefined {
  const [, motif, digits, view] =
    /^\/scenes\/product\/([a-z]+)\/([\da-f]{6})-([a-z]+)\.svg$/.exec(path) ?? [];
  if (!isMotif(motif) || !isView(view)) return undefined;
  return draw({ motif, colour: `#${digits}`, view });
}

function draw({ motif, colour, view }: ProductPicture): string {
  const { ground, scale } = views[view];
  const { width, height } = productPictureSize;
  // What the thing stands on has a little of its colour.
  const [top, foot] = ground.map((tone) => mix(tone, colour, 0.07));
  const offset = (side: number) => Math.round((side * (1 - scale)) / 2);
  const lift = view === 'close' ? 150 : 0;
  return picture(
    productPictureSize,
    withGradients(
      [
        linear(
          'ground',
          [0, 0],
          [0, 1],
          [
            [0, top!],
            [1, foot!],
          ],
        ),
      ],
      fill(rectangle(0, 0, width, height), 'url(#ground)') +
        fill(oval([600, view === 'close' ? 860 : 790], 430, 44), '#17140F', 0.16) +
        group(
          {
            transform: `translate(${offset(width)} ${offset(height) + lift}) scale(${scale})`,
          },
          motifs[motif].draw(tonesOf(colour)),
        ),
    ),
  );
}

function isMotif(name: string | undefined): name is ProductMotif {
  return name !== undefined && Object.hasOwn(motifs, name);
}

function isView(name: string | undefined): name is ProductView {
  return name !== undefined && Object.hasOwn(views, name);
}
