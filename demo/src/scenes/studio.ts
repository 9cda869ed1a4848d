import type { CategoryId } from '#domain/studios/category.ts';
import { mix } from './colour.ts';
import type { GuitarKind } from './furniture/guitars.ts';
import { guitarKinds } from './furniture/guitars.ts';
import { plantKinds, type PlantKind } from './furniture/plants.ts';
import { rugPatterns, type RugPattern } from './furniture/rugs.ts';
import { lights, type Light, type TimeOfDay } from './light.ts';
import { palettes, type Material, type Palette } from './palette.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Ceiling, Finish, Floor, Opening, Prospect } from './rooms/room.ts';

/** What all pictures of one studio have in common, so that they show the same place at the same hour. */
export interface Studio {
  category: CategoryId;
  seed: number;
  palette: Palette;
  light: Light;
  /** Whether everything is the other way round: windows on the right instead of the left. */
  mirrored: boolean;
  /** How its main wall and the walls beside it are clad. */
  mainWall: Finish;
  sideWall: Finish;
  floor: Floor;
  ceiling: Ceiling;
  /** Whether light is hidden along the top of its main wall. */
  cove: boolean;
  window: Opening['style'];
  prospect: Prospect;
  rug: RugPattern;
  plant: PlantKind;
  guitars: readonly GuitarKind[];
  /** What its drums, its upholstery and its best cabinet are finished in. */
  shell: Material;
  upholstery: Material;
  lamp: 'floor' | 'tripod' | 'arc';
}

/** Walls of each kind of studio; the likelier ones are listed more than once. */
const mainWalls: Readonly<Record<CategoryId, readonly Finish[]>> = {
  recording: [
    'slats',
    'slats',
    'slats',
    'fabric',
    'fabric',
    'brick',
    'brick',
    'planks',
    'diffuser',
  ],
  mixing: [
    'diffuser',
    'diffuser',
    'diffuser',
    'fabric',
    'fabric',
    'fabric',
    'slats',
    'slats',
    'slats',
    'planks',
  ],
  mastering: [
    'slats',
    'slats',
    'slats',
    'diffuser',
    'diffuser',
    'fabric',
    'fabric',
    'fabric',
    'planks',
  ],
  rehearsal: [
    'brick',
    'brick',
    'brick',
    'curtain',
    'curtain',
    'curtain',
    'foam',
    'foam',
    'planks',
    'planks',
    'plaster',
  ],
  podcast: [
    'slats',
    'slats',
    'slats',
    'fabric',
    'fabric',
    'fabric',
    'curtain',
    'curtain',
    'cork',
    'cork',
    'brick',
    'brick',
    'plaster',
    'plaster',
  ],
  'voice-over': ['foam', 'foam', 'foam', 'foam', 'fabric', 'fabric', 'fabric', 'slats', 'cork'],
  'live-rooms': [
    'planks',
    'planks',
    'planks',
    'brick',
    'brick',
    'brick',
    'slats',
    'slats',
    'slats',
    'panelling',
    'panelling',
    'diffuser',
  ],
  production: [
    'fabric',
    'fabric',
    'plaster',
    'plaster',
    'plaster',
    'slats',
    'slats',
    'cork',
    'cork',
    'brick',
    'brick',
    'foam',
  ],
  drums: [
    'brick',
    'brick',
    'brick',
    'slats',
    'slats',
    'slats',
    'planks',
    'planks',
    'planks',
    'diffuser',
    'diffuser',
    'curtain',
    'curtain',
    'fabric',
    'panelling',
  ],
  orchestral: [
    'slats',
    'slats',
    'slats',
    'slats',
    'panelling',
    'panelling',
    'panelling',
    'planks',
    'planks',
    'diffuser',
    'diffuser',
    'fabric',
  ],
  'home-studios': [
    'plaster',
    'plaster',
    'plaster',
    'plaster',
    'plaster',
    'panelling',
    'panelling',
    'brick',
    'brick',
    'cork',
    'planks',
    'planks',
  ],
  educational: [
    'plaster',
    'plaster',
    'plaster',
    'fabric',
    'fabric',
    'fabric',
    'cork',
    'cork',
    'cork',
    'slats',
    'planks',
  ],
};

/** Hours at which pictures are taken. */
const hours: Readonly<Record<TimeOfDay, number>> = { morning: 24, day: 28, evening: 26, night: 22 };

/** How likely a kind of studio is to be dark by its own colours. */
const moodiness: Readonly<Record<CategoryId, number>> = {
  recording: 0.4,
  mixing: 0.5,
  mastering: 0.45,
  rehearsal: 0.4,
  podcast: 0.35,
  'voice-over': 0.4,
  'live-rooms': 0.3,
  production: 0.4,
  drums: 0.4,
  orchestral: 0.3,
  'home-studios': 0.12,
  educational: 0.15,
};

/** Decides what a studio looks like. The same category and seed always give the same studio. */
export function planStudio(category: CategoryId, seed: number): Studio {
  const random = seeded('studio', category, seed);
  const moody = random.chance(moodiness[category]);
  const palette = random.pick(palettes.filter((one) => one.moody === moody));
  return {
    category,
    seed,
    ...dressed(palette, lights[random.weighted(hours)], random.pick([0.15, 0.5, 0.85])),
    mirrored: random.chance(0.5),
    mainWall: random.pick(mainWalls[category]),
    sideWall: random.weighted({ plaster: 4, panelling: 1, planks: 2, fabric: 2, slats: 1 }),
    floor: random.weighted({ boards: 5, parquet: 2, carpet: 2, concrete: 2, tiles: 1 }),
    ceiling: random.weighted({ plain: 2, clouds: 3, beams: 2, slats: 2, downlights: 2 }),
    cove: category !== 'home-studios' && category !== 'orchestral' && random.chance(0.6),
    window: random.weighted({ grid: 3, sash: 2, arch: 2, plain: 2 }),
    prospect: random.weighted({ sky: 2, rooftops: 3, garden: 3, towers: 2 }),
    rug: random.pick(rugPatterns),
    plant: random.pick(plantKinds),
    guitars: random.sample(guitarKinds, 3),
    shell: random.pick(['accent', 'cloth', 'rug', 'pale', 'timber'] as const),
    upholstery: random.pick(['cloth', 'rug', 'cloth', 'panel'] as const),
    lamp: random.pick(['floor', 'tripod', 'arc'] as const),
  };
}

/** A palette in the light of an hour. `deeper` is how many metres into the room a sunbeam runs as it falls one. */
export function dressed(
  palette: Palette,
  light: Light,
  deeper: number,
): Pick<Studio, 'palette' | 'light'> {
  return {
    palette,
    light: {
      ...light,
      // Shade takes something of the room's own darkest colour, so that it never looks like a stain.
      shadow: mix(light.shadow, palette.colours.gear, 0.5),
      slant: [light.slant[0], deeper],
    },
  };
}
