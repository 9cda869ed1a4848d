/** Element that the app is rendered into. */
export const ROOT_ID = 'roomtone';

/** Element that holds what the server rendered from, as JSON. */
export const STATE_ID = 'roomtone-state';

/** JSON that can stand inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
