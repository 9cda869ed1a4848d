import { isCategoryId, type CategoryId } from '#domain/studios/category.ts';
import { drawnCities, type DrawnCity } from './cities/catalogue.ts';
import { describeCity, planCity } from './draw-city.ts';
import { describeHero, planHero } from './draw-hero.ts';
import { kitParts, type Kit } from './kit.ts';
import { describeView, planView } from './views/view.ts';

/** The kit of a studio that has nothing of it, in a path. */
const BARE = 'bare';

/** The five pictures of each studio. */
export const studioViews = ['wide', 'desk', 'live', 'detail', 'lounge'] as const;
export type StudioView = (typeof studioViews)[number];

/** A picture that the product draws by itself. Seeds are whole numbers from 0 to 999,999,999. */
export type Scene =
  | { kind: 'studio'; category: CategoryId; view: StudioView; seed: number; kit?: Kit }
  | { kind: 'city'; city: DrawnCity; seed: number }
  | { kind: 'hero'; seed: number };

/** Width and height of a scene, in pixels. */
export function sceneSize(scene: Scene): { width: number; height: number } {
  return scene.kind === 'hero' ? { width: 1920, height: 900 } : { width: 1200, height: 800 };
}

/**
 * Where a scene is found: `/scenes/studio/drums/wide/4711-drums-tape.svg` for a studio that has drums
 * and a tape machine, `4711-bare.svg` for one with nothing of that kind.
 */
export function scenePath(scene: Scene): string {
  const kit = scene.kind === 'studio' && scene.kit ? `-${scene.kit.join('-') || BARE}` : '';
  return `/scenes/${placeOf(scene)}/${scene.seed}${kit}.svg`;
}

function placeOf(scene: Scene): string {
  if (scene.kind === 'studio') return `studio/${scene.category}/${scene.view}`;
  return scene.kind === 'city' ? `city/${scene.city}` : 'hero';
}

/**
 * The scene that a path names, exactly as `scenePath` writes it. Anything else is `undefined`: unknown
 * kinds, leading zeros, signs, seeds of ten digits and more, queries, traversal.
 */
export function parseScenePath(path: string): Scene | undefined {
  const match =
    /^\/scenes\/([a-z]+)\/(?:([a-z-]+)\/(?:([a-z]+)\/)?)?(0|[1-9]\d{0,8})(?:-([a-z-]+))?\.svg$/.exec(
      path,
    );
  if (match === null) return undefined;
  const [, kind, place, view, digits, parts] = match;
  const seed = Number(digits);
  if (kind !== 'studio' && parts !== undefined) return undefined;
  if (kind === 'hero' && place === undefined) return { kind, seed };
  if (kind === 'city' && isDrawnCity(place) && view === undefined)
    return { kind, city: place, seed };
  if (kind === 'studio' && place !== undefined && isCategoryId(place) && isStudioView(view)) {
    if (parts === undefined) return { kind, category: place, view, seed };
    const kit = kitParts.filter((part) => parts.split('-').includes(part));
    const isCanonical = (kit.join('-') || BARE) === parts;
    return isCanonical ? { kind, category: place, view, seed, kit } : undefined;
  }
  return undefined;
}

/** The text alternative of a scene: one English sentence of at most 140 characters on what is drawn. */
export function describeScene(scene: Scene): string {
  if (scene.kind === 'studio') {
    return describeView(planView(scene));
  }
  return scene.kind === 'city'
    ? describeCity(planCity(scene.city, scene.seed))
    : describeHero(planHero(scene.seed));
}

function isDrawnCity(value: string | undefined): value is DrawnCity {
  return (drawnCities as readonly (string | undefined)[]).includes(value);
}

function isStudioView(value: string | undefined): value is StudioView {
  return (studioViews as readonly (string | undefined)[]).includes(value);
}
