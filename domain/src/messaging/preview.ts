import { PREVIEW_LIMIT } from './limits.ts';

/** The beginning of a message on one line, with an ellipsis where it goes on. */
export function previewOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  // By characters as people count them: half of an emoji is none.
  const characters = Array.from(line);
  if (characters.length <= PREVIEW_LIMIT) return line;
  return `${characters
    .slice(0, PREVIEW_LIMIT - 1)
    .join('')
    .trimEnd()}…`;
}
