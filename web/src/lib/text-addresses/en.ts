/** Where browsers get the texts in English from. Vite takes no variable here. */
export const addresses = import.meta.glob<string>(
  [
    '../../{app,ui}/locales/en.json',
    '../../features/*/locales/en.json',
    '../../app/menu/all.en.generated.json',
    '../../../../domain/src/messages/all.en.generated.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
