/** Where browsers get the texts in Spanish from. Vite takes no variable here. */
export const addresses = import.meta.glob<string>(
  [
    '../../{app,ui}/locales/es.json',
    '../../features/*/locales/es.json',
    '../../app/menu/all.es.generated.json',
    '../../../../domain/src/messages/all.es.generated.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
