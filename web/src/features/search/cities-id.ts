/** Where the page of room types lists cities. At `#cities` a window opens over any page. */
export const CITIES_ID = 'cities-list';
