/** Where a day ends last: what is over there is over everywhere. */
export const LAST_ZONE = 'Etc/GMT+12';
