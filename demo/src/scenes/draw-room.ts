import { discPath, levelDisc } from './discs.ts';
import type { Composition } from './composition.ts';
import { layers } from './furniture/piece.ts';
import { lightGradients } from './gradients.ts';
import type { Light } from './light.ts';
import type { Spot } from './perspective.ts';
import type { Random } from '#demo/lib/random.ts';
import { ceilingLamps } from './rooms/ceilings.ts';
import { drawGlass } from './rooms/glass.ts';
import type { Room } from './rooms/room.ts';
import { roomGradients, drawShell } from './rooms/shell.ts';
import { drawBeams } from './rooms/sunlight.ts';
import { pixels, see, type Lamp, type Size, type Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { fill, oval, withGradients } from './svg.ts';

/** Draws a room and everything in it, from its far wall to the light in its air. */
export function drawRoom(
  studio: Studio,
  composition: Composition,
  size: Size,
  random: Random,
): string {
  const { room, camera, pieces } = composition;
  const stage: Stage = {
    size,
    camera,
    paint: { palette: studio.palette, light: studio.light, lamplight: 0 },
    toLight: lightFrom(room, studio.mirrored),
    lamps: lampsIn(composition),
  };
  const inside = pieces.filter(({ z }) => z <= room.depth + 0.01);
  const beyond = pieces.filter(({ z }) => z > room.depth + 0.01);
  const [onWalls, onFloor, standing, inAir] = layers.map((layer) =>
    inside
      .filter((piece) => piece.layer === layer)
      .toSorted((one, other) => other.z - one.z)
      .map((piece) => piece.draw(stage))
      .join(''),
  );
  return withGradients(
    [...lightGradients(stage), ...roomGradients(stage, room)],
    drawShell(stage, room, random) +
      (room.glass ? drawGlass(stage, room, room.glass, beyond, random) : '') +
      drawWallLight(stage, room) +
      onWalls +
      onFloor +
      stage.lamps.map((lamp) => drawPool(stage, lamp)).join('') +
      standing +
      inAir +
      stage.lamps.map((lamp) => drawHalo(stage, lamp)).join('') +
      drawBeams(stage, room),
  );
}

/** Every lamp in a room, its ceiling's included. */
export function lampsIn({ room, pieces }: Composition): Lamp[] {
  return [...pieces.flatMap(({ lamps }) => lamps), ...ceilingLamps(room)];
}

/** The direction towards the light: the side on which there is a window, or a little behind the viewer. */
function lightFrom({ openings }: Room, mirrored: boolean): Spot {
  const side = mirrored ? -1 : 1;
  return openings.some(({ wall }) => wall !== 'back')
    ? { x: -0.74 * side, y: 0.6, z: -0.3 }
    : { x: -0.5 * side, y: 0.74, z: openings.length > 0 ? 0.36 : -0.44 };
}

/** Light that a lamp throws on the back wall when it stands before it. */
function drawWallLight(stage: Stage, room: Room): string {
  return stage.lamps
    .filter(({ z }) => room.depth - z < 1.6 && z < room.depth)
    .map((lamp) => {
      const spot = { ...lamp, z: room.depth };
      const radius = pixels(stage, lamp.reach * 0.62, room.depth);
      return fill(oval(see(stage, spot), radius), 'url(#wash)', strength(stage.paint.light) * 0.8);
    })
    .join('');
}

/** The pool of light that a lamp throws on the floor. */
function drawPool(stage: Stage, lamp: Lamp): string {
  const disc = levelDisc(stage, { ...lamp, y: 0 }, lamp.reach * 0.7);
  return fill(discPath(disc), 'url(#pool)', strength(stage.paint.light));
}

/** The glow in the air around a lamp. */
function drawHalo(stage: Stage, lamp: Lamp): string {
  const at = see(stage, lamp);
  const { light } = stage.paint;
  return (
    fill(oval(at, pixels(stage, lamp.reach * 0.5, lamp.z)), 'url(#glow)', 0.1 + 0.4 * light.lamps) +
    fill(oval(at, pixels(stage, lamp.reach * 0.16, lamp.z)), 'url(#glow)', 0.2 + 0.5 * light.lamps)
  );
}

function strength({ lamps }: Light): number {
  return lamps < 0.5 ? lamps * 0.5 : lamps;
}
