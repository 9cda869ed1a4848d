import type { Colour } from './colour.ts';
import type { Stage } from './stage.ts';
import { linear, radial, vertical, type Gradient } from './svg.ts';

/**
 * The gradients that things themselves refer to: `sky`, `round` (the shading of anything cylindrical),
 * `beam`, `glow` and `shade`.
 */
export function lightGradients({ paint, toLight }: Pick<Stage, 'paint' | 'toLight'>): Gradient[] {
  const { light } = paint;
  const [sunny, far] = toLight.x < 0 ? [0, 1] : [1, 0];
  return [
    vertical(
      'sky',
      light.sky.map((colour, index) => [index / 2, colour]),
    ),
    linear(
      'round',
      [sunny, 0],
      [far, 0],
      [
        [0, light.glow, 0.22],
        [0.4, light.glow, 0],
        [1, light.shadow, 0.5],
      ],
    ),
    linear(
      'beam',
      [sunny, 0],
      [far, 0.6],
      [
        [0, light.glow, 0.75],
        [0.75, light.glow, 0.1],
        [1, light.glow, 0],
      ],
    ),
    fading('glow', light.glow, 0.9),
    radial('shade', [
      [0, light.shadow, 0.5],
      [0.6, light.shadow, 0.3],
      [1, light.shadow, 0],
    ]),
  ];
}

/** Light that is strongest in the middle and fades the way light does. */
export function fading(id: string, colour: Colour, strength: number): Gradient {
  return radial(id, [
    [0, colour, strength],
    [0.3, colour, strength * 0.45],
    [0.6, colour, strength * 0.14],
    [1, colour, 0],
  ]);
}
