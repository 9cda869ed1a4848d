import type { TextFile } from '../i18n.ts';

/** The texts in English. Vite takes no variable here. */
export const files = import.meta.glob<TextFile>([
  '../../{app,ui}/locales/en.json',
  '../../features/*/locales/en.json',
  '../../app/menu/all.en.generated.json',
  '../../../../domain/src/messages/all.en.generated.json',
]);
