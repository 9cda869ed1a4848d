import { useSearchParams } from 'react-router-dom';
import { sectionOf } from './sections.ts';
import type { SettingsSection } from './sections.ts';

/** The section that the address names. */
export function useSettingsSection(): SettingsSection {
  const [params] = useSearchParams();
  return sectionOf(params.get('section'));
}
