import { useTranslation } from 'react-i18next';
import { placeTags } from '#domain/directories/place.ts';
import type { PlaceTag } from '#domain/directories/place.ts';

const known: ReadonlySet<string> = new Set(Object.values(placeTags).flat());

function isKnown(tag: string): tag is PlaceTag {
  return known.has(tag);
}

/** Tags with what they are called in the reader's language. Those of a newer server are left out. */
export function useTagNames(): (tags: readonly string[]) => { id: PlaceTag; label: string }[] {
  const { t } = useTranslation('directories');
  return (tags) => tags.filter(isKnown).map((id) => ({ id, label: t(`tags.${id}`) }));
}
