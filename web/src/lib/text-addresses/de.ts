/** Where browsers get the texts in German from. Vite takes no variable here. */
export const addresses = import.meta.glob<string>(
  [
    '../../{app,ui}/locales/de.json',
    '../../features/*/locales/de.json',
    '../../app/menu/all.de.generated.json',
    '../../../../domain/src/messages/all.de.generated.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
