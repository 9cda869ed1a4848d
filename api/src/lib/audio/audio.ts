/** Sound as it is kept: what is heard, without what else was in its file. */
export interface Audio {
  content: Buffer;
  durationMs: number;
}

/** Makes sound of the content of a file; undefined when it is none, or damaged. */
export type AudioReader = (file: Buffer) => Audio | undefined;

/** Sound of a length; undefined for one that lasts no time. */
export function audioOf(content: Buffer, seconds: number): Audio | undefined {
  const durationMs = Math.round(seconds * 1000);
  return Number.isFinite(seconds) && durationMs > 0 && durationMs < 2 ** 31
    ? { content, durationMs }
    : undefined;
}
