import { benchCamera, type Closeup } from './closeups/closeup.ts';
import { drawBackdrop, backdropGradient } from './closeups/backdrop.ts';
import { lightGradients } from './gradients.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { fill, oval, rectangle, withGradients } from './svg.ts';

/** Draws one thing from close by, in the studio's colours and at its hour. */
export function drawCloseup(studio: Studio, closeup: Closeup): string {
  const side = studio.mirrored ? -1 : 1;
  const random = seeded('closeup', studio.category, studio.seed);
  const stage: Stage = {
    size: { width: 1200, height: 800 },
    camera: {
      vanishing: [600, benchCamera.horizon],
      focal: benchCamera.focal,
      eye: benchCamera.eye,
      x: 0,
    },
    paint: { palette: studio.palette, light: studio.light, lamplight: studio.light.lamps },
    toLight: { x: -0.72 * side, y: 0.6, z: -0.3 },
    lamps: [],
  };
  const lamp = (radius: number) => oval([600 - side * 420, 90], radius);
  return withGradients(
    [...lightGradients(stage), backdropGradient(stage)],
    drawBackdrop(stage, random) +
      fill(lamp(460), 'url(#glow)', 0.5 * studio.light.lamps) +
      closeup.draw({ studio, stage, random }) +
      fill(lamp(640), 'url(#glow)', 0.3 * studio.light.lamps) +
      fill(rectangle(0, 0, 1200, 800), 'url(#beam)', 0.06 + studio.light.sun * 0.14),
  );
}
