import { drawCity, planCity } from './draw-city.ts';
import { drawHero, planHero } from './draw-hero.ts';
import { parseScenePath, sceneSize, type Scene } from './scene.ts';
import { drawView, planView } from './views/view.ts';
import { picture } from './svg.ts';

/** A scene as a standalone SVG document. The same scene is the same text on every machine. */
export function drawScene(scene: Scene): string {
  return picture(sceneSize(scene), drawContent(scene));
}

/** The picture that a path names, as a standalone SVG document; undefined when it names none. */
export function drawPicture(path: string): string | undefined {
  const scene = parseScenePath(path);
  return scene && drawScene(scene);
}

function drawContent(scene: Scene): string {
  if (scene.kind === 'studio') {
    return drawView(planView(scene));
  }
  return scene.kind === 'city'
    ? drawCity(planCity(scene.city, scene.seed))
    : drawHero(planHero(scene.seed));
}
