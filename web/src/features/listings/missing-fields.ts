/** What is wrong with a listing, by the path of each field. */
export interface MissingField {
  path: string;
  text: string;
}

/** The errors of a form as a list, whatever they are nested in. */
export function missingFields(errors: unknown, path = ''): MissingField[] {
  if (typeof errors === 'string') return [{ path, text: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    missingFields(inner, path === '' ? key : `${path}.${key}`),
  );
}
