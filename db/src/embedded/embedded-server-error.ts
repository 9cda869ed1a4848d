/** The embedded server does not run. The message says why, to the person who runs the product. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError';
}
