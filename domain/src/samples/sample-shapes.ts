import type { SampleId, TakeName } from './sample.ts';
import shapes from './shapes.generated.json' with { type: 'json' };

/** How loud a sample is from its beginning to its end, from 0 to 100. */
export function samplePeaks(id: SampleId, take: TakeName): readonly number[] {
  return shapes[`${id}-${take}`].peaks;
}
