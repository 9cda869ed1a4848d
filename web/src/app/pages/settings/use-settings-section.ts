import { usePageParams } from '#web/lib/page-params.ts';
import { sectionOf } from './sections.ts';
import type { SettingsSection } from './sections.ts';

/** The section that the address names. */
export function useSettingsSection(): SettingsSection {
  const [params] = usePageParams();
  return sectionOf(params.get('section'));
}
