import { number, string } from 'yup';

/** A setting that is an address. */
export const address = (pattern: RegExp, beginning: string) =>
  string().matches(
    pattern,
    ({ path }: { path: string }) => `${path} must be an address that begins with ${beginning}`,
  );

/** A setting that is a number. */
export const amount = () =>
  number().typeError(({ path }: { path: string }) => `${path} must be a number`);

/** A setting is wrong. The message says which and why, to the person who starts the product. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
