import type { Demo } from '#api/lib/demo.ts';
import type { Config } from './config.ts';

/**
 * What is printed once the product can be used.
 * @param port on which it listens
 * @param accounts to try it with
 */
export function bannerOf(
  config: Pick<Config, 'publicUrl' | 'host' | 'workers'>,
  port: number,
  accounts: Demo['accounts'],
): string {
  if (config.workers === 'only')
    return `Roomtone works in the background; port ${port} tells its health.\n`;
  const lines = ['', `Roomtone is ready at ${addressOf(config, port)}`, ''];
  if (accounts.length > 0) {
    lines.push('Log in as');
    for (const { role, username, password } of accounts) {
      lines.push(`  ${role.padEnd(10)}${username.padEnd(16)}password: ${password}`);
    }
    lines.push('');
  }
  return `${lines.join('\n')}\n`;
}

/** Where the product is reached, without a path, as far as it can know. */
export function addressOf(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  port: number,
): string {
  if (publicUrl !== undefined) return publicUrl;
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
