import type { TextFile } from '../i18n.ts';

/** The texts in French. Vite takes no variable here. */
export const files = import.meta.glob<TextFile>([
  '../../{app,ui}/locales/fr.json',
  '../../features/*/locales/fr.json',
  '../../app/menu/all.fr.generated.json',
  '../../../../domain/src/messages/all.fr.generated.json',
]);
