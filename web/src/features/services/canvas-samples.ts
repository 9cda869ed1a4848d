import type { SampleId } from '#domain/samples/sample.ts';

/** The pieces that prints are shown of. */
export const canvasSamples = ['strings', 'club', 'guitar'] as const satisfies readonly SampleId[];
