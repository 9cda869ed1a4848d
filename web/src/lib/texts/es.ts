import type { TextFile } from '../i18n.ts';

/** The texts in Spanish. Vite takes no variable here. */
export const files = import.meta.glob<TextFile>([
  '../../{app,ui}/locales/es.json',
  '../../features/*/locales/es.json',
  '../../app/menu/all.es.generated.json',
  '../../../../domain/src/messages/all.es.generated.json',
]);
