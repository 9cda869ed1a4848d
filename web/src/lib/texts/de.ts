import type { TextFile } from '../i18n.ts';

/** The texts in German. Vite takes no variable here. */
export const files = import.meta.glob<TextFile>([
  '../../{app,ui}/locales/de.json',
  '../../features/*/locales/de.json',
  '../../app/menu/all.de.generated.json',
  '../../../../domain/src/messages/all.de.generated.json',
]);
