import type { TextFile } from '../i18n.ts';

/** The texts in Japanese. Vite takes no variable here. */
export const files = import.meta.glob<TextFile>([
  '../../{app,ui}/locales/ja.json',
  '../../features/*/locales/ja.json',
  '../../app/menu/all.ja.generated.json',
  '../../../../domain/src/messages/all.ja.generated.json',
]);
