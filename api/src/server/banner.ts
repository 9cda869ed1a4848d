import type { Config } from './config.ts';

/** What is printed once the product can be used. */
export function bannerOf({ publicUrl, host }: Config, port: number): string {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const name = isAnywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `\nRoomtone is ready at ${publicUrl ?? `http://${name}:${port}`}\n\n`;
}
