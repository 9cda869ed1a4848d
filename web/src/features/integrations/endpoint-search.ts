import type { ApiEndpointFragment } from './api-reference.generated.ts';

/** The endpoints that have all words of a text in what is said of them. */
export function searchEndpoints<Endpoint extends ApiEndpointFragment>(
  endpoints: readonly Endpoint[],
  text: string,
): Endpoint[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return endpoints.filter(({ method, path, summary, parameters }) => {
    const said = [method, path, summary, ...parameters.map(({ name }) => name)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
