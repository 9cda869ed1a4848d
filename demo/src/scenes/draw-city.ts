import { canvasOf } from './cities/canvas.ts';
import { skylines, type DrawnCity } from './cities/catalogue.ts';
import { drawSky } from './cities/skyline.ts';
import { mix } from './colour.ts';
import { lightGradients } from './gradients.ts';
import { lights, type Light, type TimeOfDay } from './light.ts';
import { palettes, type Palette } from './palette.ts';
import { seeded } from '#demo/lib/random.ts';
import { vertical, withGradients } from './svg.ts';

/** Which hour a city is seen at, and in which colours. */
export interface CityPlan {
  city: DrawnCity;
  seed: number;
  light: Light;
  palette: Palette;
}

/** Low suns and lit windows suit a skyline better than noon. */
const hours: Readonly<Record<TimeOfDay, number>> = { morning: 3, day: 3, evening: 4, night: 2 };

export function planCity(city: DrawnCity, seed: number): CityPlan {
  const random = seeded('city', city, seed);
  const light = lights[random.weighted(hours)];
  const palette = random.pick(palettes.filter(({ moody }) => !moody));
  const { accent, wall } = palette.colours;
  const [height, middle, horizon] = light.sky;
  return {
    city,
    seed,
    palette,
    light: {
      ...light,
      sky: [height, mix(middle, accent, 0.14), mix(horizon, mix(wall, accent, 0.3), 0.3)],
    },
  };
}

const whens: Readonly<Record<TimeOfDay, string>> = {
  morning: 'in the morning',
  day: 'by day',
  evening: 'at sunset',
  night: 'at night',
};

/** One sentence on a city's skyline. */
export function describeCity({ city, light }: CityPlan): string {
  return `${skylines[city].subject}, ${whens[light.time]}`;
}

/** Draws a city's skyline, 1200 by 800 pixels. */
export function drawCity({ city, seed, light, palette }: CityPlan): string {
  const canvas = canvasOf(palette, light, seeded('skyline', city, seed));
  const { draw, sun } = skylines[city];
  return withGradients(
    [
      ...lightGradients({
        paint: { palette, light, lamplight: 0 },
        toLight: { x: -1, y: 0, z: 0 },
      }),
      vertical('water', [
        [0, mix(light.sky[2], canvas.haze(0.5), 0.4)],
        [1, mix(light.sky[0], canvas.haze(0.9), 0.5)],
      ]),
      vertical('sand', [
        [0, canvas.far('#E6CFA2', 0.9, 0)],
        [1, canvas.far('#F0DDB6', 0.96, 0.1)],
      ]),
    ],
    drawSky(canvas, sun, 640) + draw(canvas),
  );
}
