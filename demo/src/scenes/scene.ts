import { isCategoryId, type CategoryId } from '#domain/studios/category.ts';
import { drawnCities, type DrawnCity } from './cities/catalogue.ts';
import { describeCity, planCity } from './draw-city.ts';
import { describeHero, planHero } from './draw-hero.ts';
import { describeView, planView } from './views/view.ts';

/** The five pictures of each studio. */
export const studioViews = ['wide', 'desk', 'live', 'detail', 'lounge'] as const;
export type StudioView = (typeof studioViews)[number];

/** A picture that the product draws by itself. Seeds are whole numbers from 0 to 999,999,999. */
export type Scene =
  | { kind: 'studio'; category: CategoryId; view: StudioView; seed: number }
  | { kind: 'city'; city: DrawnCity; seed: number }
  | { kind: 'hero'; seed: number };

/** Width and height of a scene, in pixels. */
export function sceneSize(scene: Scene): { width: number; height: number } {
  return scene.kind === 'hero' ? { width: 1920, height: 900 } : { width: 1200, height: 800 };
}

/** Where a scene is found: `/scenes/studio/drums/wide/4711.svg`. */
export function scenePath(scene: Scene): string {
  return `/scenes/${placeOf(scene)}/${scene.seed}.svg`;
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
  const match = /^\/scenes\/([a-z]+)\/(?:([a-z-]+)\/(?:([a-z]+)\/)?)?(0|[1-9]\d{0,8})\.svg$/.exec(
    path,
  );
  if (match === null) return undefined;
  const [, kind, place, view, digits] = match;
  const seed = Number(digits);
  if (kind === 'hero' && place === undefined) return { kind, seed };
  if (kind === 'city' && isDrawnCity(place) && view === undefined)
    return { kind, city: place, seed };
  if (kind === 'studio' && place !== undefined && isCategoryId(place) && isStudioView(view)) {
    return { kind, category: place, view, seed };
  }
  return undefined;
}

/** The text alternative of a scene: one English sentence of at most 140 characters on what is drawn. */
export function describeScene(scene: Scene): string {
  if (scene.kind === 'studio') {
    return describeView(planView(scene.category, scene.view, scene.seed));
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
