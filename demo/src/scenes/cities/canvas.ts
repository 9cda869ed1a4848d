import { mix, type Colour } from '../colour.ts';
import type { Light } from '../light.ts';
import { tone } from '../paint.ts';
import type { Material, Palette } from '../palette.ts';
import type { Random } from '#demo/lib/random.ts';

/** What a skyline is drawn with. The picture is 1200 by 800 pixels. */
export interface Canvas {
  light: Light;
  palette: Palette;
  random: Random;
  /** The colour of something that is only a shape: `nearness` 0 is at the horizon, 1 before the viewer's feet. */
  haze: (nearness: number) => Colour;
  /** A colour or material as it looks at that distance. */
  far: (stuff: Material | Colour, nearness: number, level?: number) => Colour;
  /** Whether windows and lamps are lit. */
  lit: boolean;
}

/** A canvas for a palette at an hour. */
export function canvasOf(palette: Palette, light: Light, random: Random): Canvas {
  const air = mix(mix(light.sky[1], light.sky[2], 0.6), light.glow, 0.1 * light.dim);
  const deep = mix(mix(light.shadow, palette.colours.gear, 0.3), palette.colours.cloth, 0.36);
  const paint = { palette, light, lamplight: 0 };
  return {
    light,
    palette,
    random,
    lit: light.lamps > 0.5,
    haze: (nearness) => mix(air, deep, 0.2 + 0.62 * nearness),
    far: (stuff, nearness, level = 0) =>
      mix(tone(paint, stuff, level - 0.1), air, 0.62 * (1 - nearness)),
  };
}
