import { readFileSync } from 'node:fs';

/** The text of a file, or undefined when there is none. */
export function readSmallFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
