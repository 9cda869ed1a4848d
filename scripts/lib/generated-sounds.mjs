import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.mjs';
import { digestOf, filesBelow, Stamp } from './stamps.mjs';

const SHAPE_WIDTH = 96;

/** What is rendered: where to, where its shapes are read, what it is made of beside instruments, and each sound by its name. */
const collections = [
  {
    name: 'sample-sounds',
    folder: 'web/src/features/samples/sounds',
    // The server prints them.
    shapesFolder: 'domain/src/samples',
    sources: ['demo/src/samples', 'domain/src/samples'],
    render: renderSamples,
  },
  {
    name: 'wave-sounds',
    folder: 'web/src/features/directories/sounds',
    shapesFolder: 'web/src/features/directories/sounds',
    sources: ['demo/src/directories', 'content/waves'],
    render: renderWaves,
  },
];

/**
 * Writes the sounds of samples and waves, with their shapes beside them, once, in some forty seconds:
 * nothing is rendered while pages are served. What renders them is loaded only when something has changed.
 * @throws Error naming a wave that has none
 */
export async function writeSounds() {
  for (const collection of collections) await writeCollection(collection);
}

async function writeCollection({ name, folder, shapesFolder, sources, render }) {
  const stamp = new Stamp(`node_modules/.cache/roomtone/${name}`);
  const shapesFile = `${shapesFolder}/shapes.generated.json`;
  const made = ['demo/src/lib', 'demo/src/sounds', ...sources];
  const digest = digestOf([
    'scripts/lib/generated-sounds.mjs',
    'domain/src/directories/wave-take.ts',
    ...filesBelow(made, (path) => !/\.(test\.ts|generated\.json)$/.test(path)),
  ]);
  if (stamp.matches(digest) && existsSync(join(root, shapesFile))) return;
  stamp.remove();
  const { encodeMp3 } = await import('#demo/sounds/mp3.ts');
  const { RATE } = await import('#demo/sounds/sound.ts');
  const shapes = {};
  const stale = new Set(existsSync(join(root, folder)) ? filesBelow([folder]) : []);
  for await (const [id, sound] of render()) {
    const file = `${folder}/${id}.generated.mp3`;
    write(file, await encodeMp3([sound]));
    stale.delete(file);
    const durationMs = Math.round((sound.left.length * 1000) / RATE);
    shapes[id] = { durationMs, peaks: peaksOf(sound.left) };
  }
  write(shapesFile, Buffer.from(JSON.stringify(shapes)));
  stale.delete(shapesFile);
  for (const path of stale) rmSync(join(root, path));
  stamp.write(digest);
}

/** Each sample as it came and as it was mixed. */
async function* renderSamples() {
  const { renderSample } = await import('#demo/samples/sample-sounds.ts');
  const { sampleIds, SAMPLE_SECONDS, takeNames } = await import('#domain/samples/sample.ts');
  for (const id of sampleIds) {
    const takes = await renderSample(id, SAMPLE_SECONDS);
    for (const name of takeNames) yield [`${id}-${name}`, takes[name]];
  }
}

/** The takes of each wave that has a text. */
async function* renderWaves() {
  const { renderWave } = await import('#demo/directories/wave-sounds.ts');
  const { waveTakes } = await import('#domain/directories/wave-take.ts');
  for (const path of filesBelow(['content/waves'])) {
    const slug = path.replace(/^.*\/|\.md$/g, '');
    const takes = await renderWave(slug);
    for (const name of waveTakes) yield [`${slug}-${name}`, takes[name]];
  }
}

/**
 * How loud a sound is from its beginning to its end, from 0 to 100.
 * @param {Float32Array} samples
 */
function peaksOf(samples) {
  const width = Math.ceil(samples.length / SHAPE_WIDTH);
  return Array.from({ length: SHAPE_WIDTH }, (_, index) => {
    const part = samples.subarray(index * width, (index + 1) * width);
    return Math.round(100 * part.reduce((most, value) => Math.max(most, Math.abs(value)), 0));
  });
}

/**
 * Writes a file, unless it is there as it is.
 * @param {string} name from the root
 * @param {Buffer} content
 */
function write(name, content) {
  const path = join(root, name);
  if (existsSync(path) && readFileSync(path).equals(content)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
