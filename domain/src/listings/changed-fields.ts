import type { StudioContent } from '#domain/studios/studio-content.ts';

export type ContentField = keyof StudioContent;

/** The fields in which two versions of a listing differ. */
export function changedFields(before: StudioContent, after: StudioContent): ContentField[] {
  return (Object.keys(after) as ContentField[]).filter(
    (field) => !isSame(before[field], after[field]),
  );
}

/** Whether two parts of listings say the same, in whatever order the fields of objects came. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const entries = Object.entries(one);
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => isSame(value, (other as Record<string, unknown>)[key]))
  );
}
