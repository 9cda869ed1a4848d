import { mix, type Colour } from './colour.ts';

/** What things are made of. A palette gives each its colour by plain daylight. */
export type Material =
  | 'wall'
  | 'panel'
  | 'ceiling'
  | 'floor'
  | 'timber'
  | 'cloth'
  | 'rug'
  | 'accent'
  | 'gear'
  | 'metal'
  | 'pale'
  | 'leaf'
  | 'brick'
  | 'cork';

/** A family of colours that belong together: warm paper or ink tones and one accent. */
export interface Palette {
  name: string;
  /** Whether the room is kept dark by its own colours, whatever the hour. */
  moody: boolean;
  colours: Readonly<Record<Material, Colour>>;
}

const order = [
  'wall',
  'panel',
  'ceiling',
  'floor',
  'timber',
  'cloth',
  'rug',
  'accent',
  'gear',
  'metal',
  'pale',
  'leaf',
] as const satisfies readonly Material[];

/** Colours follow `order`: wall, panel, ceiling, floor, timber, cloth, rug, accent, gear, metal, pale, leaf. */
function palette(name: string, mood: 'airy' | 'moody', colours: string): Palette {
  const words = colours.split(' ') as Colour[];
  const given = Object.fromEntries(
    order.map((material, index) => [material, words[index]!]),
  ) as Record<(typeof order)[number], Colour>;
  return {
    name,
    moody: mood === 'moody',
    colours: {
      ...given,
      brick: mix(given.wall, '#99492F', 0.55),
      cork: mix(given.timber, '#CFA268', 0.55),
    },
  };
}

/** Every palette a studio can have. */
export const palettes: readonly Palette[] = [
  palette(
    'oat and rust',
    'airy',
    '#E9DFCC #CBA37A #F4EEE2 #B98A5E #A06A40 #A4532F #8E3F2A #D0803F #2B2622 #B9A88C #F8F2E4 #66734A',
  ),
  palette(
    'sage and brass',
    'airy',
    '#D3D6C2 #8F9B7D #E9E9DC #AC8658 #96693F #5C6C55 #74805F #CB9B3C #262A26 #B59A5E #F3F0E2 #5B7350',
  ),
  palette(
    'ink and amber',
    'moody',
    '#33312F #5A4231 #24221F #4A382B #7A5334 #7C4A2A #5E2F22 #E3A347 #161412 #A98B5C #E9DFC9 #4F5D3E',
  ),
  palette(
    'clay and teal',
    'airy',
    '#DDB193 #BA7450 #EFDCCB #8E5F45 #8A5535 #2F5B60 #386A6C #F0C27E #29211E #C09A72 #F6EBDC #5E6E4A',
  ),
  palette(
    'petrol and honey',
    'moody',
    '#27474E #345D63 #1B3238 #6E4F39 #94653D #C88B48 #1E3A42 #EBB967 #12191C #B39564 #EDE3CD #5F7F5C',
  ),
  palette(
    'blush and plum',
    'airy',
    '#EACFC2 #C69A90 #F5E6DD #A1705A #94603F #5C3A4B #7B4A5C #C9706A #2A2126 #C2A088 #FAF0E6 #6F7656',
  ),
  palette(
    'stone and moss',
    'airy',
    '#CFC9BA #A0967F #E4DFD3 #7F6C54 #85623F #4F5C42 #66704F #BFA348 #25241F #A79C82 #F1EDE0 #57694A',
  ),
  palette(
    'midnight and copper',
    'moody',
    '#2C3450 #3E4868 #1F2539 #5C4032 #8B5A3A #A35E3B #3B2E48 #E0945F #11131C #B98A63 #E8DFD0 #4B6355',
  ),
  palette(
    'straw and pine',
    'airy',
    '#EDDFB4 #D0AF70 #F6EFD8 #A77F4C #9A6C38 #3F5A4A #2F4B40 #D69A26 #28261E #B79F63 #FAF4DF #4E6B4A',
  ),
  palette(
    'fog and cobalt',
    'airy',
    '#D9DBDB #A9B1B8 #ECEDEA #B99A78 #A5764A #34507F #44639A #E0A04A #22252B #A9A79C #F6F4EC #5F7763',
  ),
  palette(
    'forest and ochre',
    'moody',
    '#2C443A #3C5A48 #1F3029 #5F4431 #8D5E37 #B67C3B #5C3326 #DDB45B #131815 #AE915B #E9E2CC #5F8058',
  ),
  palette(
    'oxblood and cream',
    'moody',
    '#562429 #77352F #3A191D #44291F #7E4A2E #C58553 #6E2226 #EBB277 #180E0E #BE9265 #F0E2CC #5C6545',
  ),
  palette(
    'chalk and charcoal',
    'airy',
    '#E5E1D9 #B9B2A5 #F3F0EA #77695B #8A6A4C #3D3A37 #57504A #D98A3D #211F1E #A69D8F #F8F5EE #66705A',
  ),
  palette(
    'lilac and honey',
    'airy',
    '#D2C7D6 #A292B0 #E7E0E8 #91705F #8C6042 #55466C #6D5C86 #E5A957 #262230 #B09C97 #F6F0EA #66785E',
  ),
  palette(
    'sand and sea',
    'airy',
    '#E6D9BE #C4AC88 #F3EBDA #AB8A60 #9C7145 #2C6D70 #3F8583 #E28B5B #232A2A #B6A27C #F8F1E0 #5E7F63',
  ),
  palette(
    'tobacco and gold',
    'moody',
    '#5E4834 #7A5A3D #40311F #45331F #8B6238 #93702F #57291D #E8BB62 #1A140E #B8955A #EFE3C8 #66703F',
  ),
  palette(
    'mustard and slate',
    'airy',
    '#D2A64C #A97F37 #E8CF94 #6B594A #7C5331 #3E4B59 #2F3A48 #F0DDA4 #22211F #A99468 #F7ECCB #4F6247',
  ),
  palette(
    'dusk and rose',
    'moody',
    '#4A3A4C #624B5C #33283A #6B4A40 #8E5C44 #B8695E #5A2F45 #F0B07C #19131C #B68F80 #F0E2D6 #5E7059',
  ),
];
