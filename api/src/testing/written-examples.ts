import { createStudio } from '#db/studios/studio.factory.ts';
import type { TestServer } from './test-server.ts';

/** A result of the server as a page of the docs writes it down: `…` for any value, and nothing besides. */
export function asWritten(written: unknown, given: unknown): unknown {
  if (written === '…') return given === undefined || given === null ? given : '…';
  if (Array.isArray(written) && Array.isArray(given)) {
    return given.map((item, index) => asWritten(written[index], item));
  }
  if (typeof written !== 'object' || written === null || typeof given !== 'object' || !given) {
    return given;
  }
  const values = given as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(written).map(([name, inner]) => [name, asWritten(inner, values[name])]),
  );
}

/** The studios that the written examples are about. */
export async function createWrittenStudios({ database }: TestServer): Promise<void> {
  for (const [name, hourlyRateCents] of [
    ['Cedar Hall', 80_00],
    ['Birch Room', 60_00],
    ['Drum Loft', 95_00],
  ] as const) {
    await createStudio(database.em, { name, hourlyRateCents });
  }
}
