/** Where the header, the drawer and the footer lead. Only pages that exist. */
export const mainLinks = [
  { key: 'studios', to: '/studios' },
  { key: 'categories', to: '/categories' },
  { key: 'promoted', to: '/promoted' },
  { key: 'search', to: '/search' },
] as const;
