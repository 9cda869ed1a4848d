import { samplePeaks } from '#domain/samples/sample-shapes.ts';
import { takeNames } from '#domain/samples/sample.ts';
import type { SampleId, TakeName } from '#domain/samples/sample.ts';

/** One of the two forms in which a piece is heard. */
export interface Take {
  /** The address of the sound, or the sound itself. */
  source: string | Blob;
  /** How loud it is from its beginning to its end, from 0 to 100. */
  peaks: readonly number[];
}

const urls = import.meta.glob<string>('./sounds/*.generated.mp3', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The sounds of a sample, in the order of {@link takeNames}. */
export function takesOf(id: SampleId): readonly [Take, Take] {
  const [before, after] = takeNames;
  return [take(id, before), take(id, after)];
}

function take(id: SampleId, name: TakeName): Take {
  return {
    source: urls[`./sounds/${id}-${name}.generated.mp3`]!,
    peaks: samplePeaks(id, name),
  };
}
