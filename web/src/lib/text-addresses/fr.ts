/** Where browsers get the texts in French from. Vite takes no variable here. */
export const addresses = import.meta.glob<string>(
  [
    '../../{app,ui}/locales/fr.json',
    '../../features/*/locales/fr.json',
    '../../app/menu/all.fr.generated.json',
    '../../../../domain/src/messages/all.fr.generated.json',
  ],
  { query: '?url', import: 'default', eager: true },
);
