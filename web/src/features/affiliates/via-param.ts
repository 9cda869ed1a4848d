/** Query parameter, of any page, that names by whose code somebody comes. */
export const VIA_PARAM = 'via';
