/** Where browsers get the texts in Japanese from. Vite takes no variable here. */
export const addresses = import.meta.glob<string>(
  [
    '../../{app,ui}/locales/ja.json',
    '../../features/*/locales/ja.json',
    '../../app/menu/all.ja.generated.json',
    '../../../../domain/src/messages/all.ja.generated.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
