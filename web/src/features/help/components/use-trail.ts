import { useTranslation } from 'react-i18next';
import type { HelpCategory } from '#web/lib/schema.generated.ts';
import type { NamedPath } from '#web/ui/json-ld.tsx';
import { categoryPath, DESK_PATH } from '../help-paths.ts';

/** The pages above what is in a category of the help desk, or in none. */
export function useTrail(category: HelpCategory | null): NamedPath[] {
  const { t } = useTranslation('help');
  const { t: menuText } = useTranslation('menu');
  const desk = { name: menuText('help.helpdesk'), path: DESK_PATH };
  if (!category) return [desk];
  return [desk, { name: t(`categories.${category}`), path: categoryPath(category) }];
}
