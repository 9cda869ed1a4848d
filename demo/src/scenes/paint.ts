import { lightness, mix, type Colour } from './colour.ts';
import type { Light } from './light.ts';
import type { Material, Palette } from './palette.ts';

/** The one red of the product. In pictures it is only ever the small light that says a room is recording. */
export const tally: Colour = '#C93A24';

/** Mixes the colours of a picture: a palette seen by the light of an hour. */
export interface Paint {
  palette: Palette;
  light: Light;
  /** How strongly lamps reach this place, 0–1. */
  lamplight: number;
}

/**
 * The colour of a material at `level`: −1 is full shade, 0 as the room's light leaves it, 1 full light.
 * All shade leans to one colour and all light to another, which holds a picture together.
 */
export function tone(paint: Paint, material: Material | Colour, level = 0): Colour {
  const { light, palette, lamplight } = paint;
  const own = isColour(material) ? material : palette.colours[material];
  const dim = light.dim * (1 - 0.75 * lamplight) * (0.55 + 0.45 * lightness(own));
  const dimmed = mix(mix(own, light.shadow, dim), ...light.tint);
  const warmed = mix(dimmed, light.glow, 0.2 * lamplight * light.dim);
  return level < 0
    ? mix(warmed, light.shadow, -level)
    : mix(warmed, light.glow, level * (1 - 0.5 * light.dim));
}

/** The same paint at a place that lamps reach with the given strength, 0–1. */
export function lit(paint: Paint, lamplight: number): Paint {
  return { ...paint, lamplight: Math.min(Math.max(lamplight, 0), 1) };
}

function isColour(material: Material | Colour): material is Colour {
  return material.startsWith('#');
}
