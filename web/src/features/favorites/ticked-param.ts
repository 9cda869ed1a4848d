/** The parameter of the address that names which studios are ticked, to be compared. */
export const TICKED = 'compare';
