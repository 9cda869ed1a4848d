import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { categoryIds } from '#domain/studios/category.ts';
import { drawnCities } from '#demo/scenes/cities/catalogue.ts';
import { drawScene } from '#demo/scenes/draw-scene.ts';
import type { Scene } from '#demo/scenes/scene.ts';
import { PICTURES, versionOf } from './lib/pictures.ts';

/*
 * Draws the pictures that the product brings, of cities, room types and for the home page, with the
 * scenes of the demo: `npm run pictures`. They are committed, so that the product needs none of it.
 */
const VERSION_FILE = new URL('../domain/src/studios/pictures-version.ts', import.meta.url);

/** Seeds of what looks best; of rooms in the order in which the home page shows them. */
const HEROES = [3, 1, 2, 7, 5];
const ELSEWHERE = 6;

const scenes: readonly (readonly [path: string, scene: Scene])[] = [
  ...drawnCities.map((city) => {
    const seed = city === 'elsewhere' ? ELSEWHERE : 1;
    return [`cities/${city}.svg`, { kind: 'city', city, seed }] as const;
  }),
  ...categoryIds.map(
    (category) =>
      [`categories/${category}.svg`, { kind: 'studio', category, view: 'wide', seed: 2 }] as const,
  ),
  ...HEROES.map((seed, index) => [`heroes/${index + 1}.svg`, { kind: 'hero', seed }] as const),
];

const pictures = new Map(scenes.map(([path, scene]) => [path, drawScene(scene)]));
const version = versionOf(pictures);
rmSync(PICTURES, { recursive: true, force: true });
for (const [path, document] of pictures) {
  const file = new URL(`${version}/${path}`, PICTURES);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, document);
}
writeFileSync(
  VERSION_FILE,
  `/** Follows from the pictures that the product brings; \`npm run pictures\` writes it. */\nexport const PICTURES_VERSION = '${version}';\n`,
);
console.log(`Drew ${pictures.size} pictures, version ${version}.`);
