import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { peaksOf, writeFile } from './generated-sounds.mjs';
import { root } from './project.mjs';
import { digestOf, filesBelow, Stamp } from './stamps.mjs';

/** Where the sounds are, two of each sample, and their shapes. */
const folder = 'web/src/features/samples/sounds';
const shapesFile = `${folder}/shapes.generated.json`;

const stamp = new Stamp('node_modules/.cache/roomtone/sample-sounds');

/** What the sounds are made of. */
const sources = ['demo/src/lib', 'demo/src/samples', 'demo/src/sounds', 'domain/src/samples'];

/**
 * Writes each sample as it came and as it was mixed, once, in some ten seconds: nothing is rendered while
 * pages are served. What renders them is loaded only when something has changed.
 */
export async function writeSampleSounds() {
  const digest = digestOf([
    'scripts/lib/sample-sounds.mjs',
    'scripts/lib/generated-sounds.mjs',
    ...filesBelow(sources, (path) => !path.endsWith('.test.ts')),
  ]);
  if (stamp.matches(digest) && existsSync(join(root, shapesFile))) return;
  stamp.remove();
  const { renderSample } = await import('#demo/samples/sample-sounds.ts');
  const { encodeMp3 } = await import('#demo/sounds/mp3.ts');
  const { sampleIds, SAMPLE_SECONDS, takeNames } = await import('#domain/samples/sample.ts');
  const shapes = {};
  for (const id of sampleIds) {
    const takes = await renderSample(id, SAMPLE_SECONDS);
    shapes[id] = {};
    for (const name of takeNames) {
      const sound = takes[name];
      writeFile(`${folder}/${id}-${name}.generated.mp3`, await encodeMp3([sound]));
      shapes[id][name] = peaksOf(sound.left);
    }
  }
  writeFile(shapesFile, Buffer.from(JSON.stringify(shapes)));
  stamp.write(digest);
}
