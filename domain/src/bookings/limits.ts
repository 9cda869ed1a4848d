/** Characters that additional requests may have. Apart from the schema, so that a form can know it alone. */
export const REQUESTS_LIMIT = 2000;
