import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SchemaDescription } from 'yup';
import { ConfigError } from './config-fields.ts';
import { readConfig, settingsSchema } from './config.ts';

describe('the configuration', () => {
  test('has defaults that start with the embedded database in demo mode', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      publicUrl: undefined,
      databaseUrl: undefined,
      readDatabaseUrls: [],
      databasePoolSize: 10,
      databaseConnectMs: 3000,
      databaseStatementMs: 5000,
      dataDir: '.data',
      demoMode: true,
      smtpUrl: undefined,
      smtpConnections: 10,
      mailFrom: 'Roomtone <no-reply@roomtone.invalid>',
      workers: 'on',
      trustedProxies: 0,
      rateLimitFactor: 1,
      socketConnections: 5000,
      logLevel: 'info',
      requestMs: 10_000,
      shutdownDelayMs: 5000,
      shutdownMs: 10_000,
      encryptionKey: undefined,
      social: { providers: {}, timeoutMs: 5000 },
    });
  });

  test('leaves demo mode with a database of one’s own, and when asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgresql://db/roomtone' }).demoMode).toBe(false);
    expect(readConfig({ DEMO_MODE: 'off' }).demoMode).toBe(false);
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x', DEMO_MODE: 'on' })).toThrow(
      'DEMO_MODE cannot be on together with DATABASE_URL',
    );
  });

  test('sends emails only with links that lead somewhere', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'SMTP_URL needs PUBLIC_URL',
    );
    expect(() => readConfig({ WORKERS: 'only' })).toThrow('WORKERS=only needs PUBLIC_URL');
    const both = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://roomtone.example' };
    expect(readConfig(both).smtpUrl).toBe('smtp://mail.example');
  });

  test('signs in with providers whose credentials are whole', () => {
    const id = { GOOGLE_CLIENT_ID: 'id' };
    const both = { ...id, GOOGLE_CLIENT_SECRET: 'secret' };
    expect(() => readConfig(id)).toThrow(
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other',
    );
    expect(() => readConfig({ GITHUB_CLIENT_SECRET: 'x' })).toThrow('GITHUB_CLIENT_ID');
    expect(() => readConfig(both)).toThrow('GOOGLE_CLIENT_ID needs PUBLIC_URL');
    const { social } = readConfig({
      ...both,
      PUBLIC_URL: 'https://roomtone.example',
      GOOGLE_ISSUER: 'https://id.example/',
    });
    expect(social.providers).toEqual({
      google: {
        clientId: 'id',
        clientSecret: 'secret',
        url: 'https://id.example',
        apiUrl: 'https://id.example',
      },
    });
  });

  test('treats an empty value as none and drops the slash of the public address', () => {
    const config = readConfig({ PORT: '', PUBLIC_URL: 'https://roomtone.example/' });
    expect(config).toMatchObject({ port: 4000, publicUrl: 'https://roomtone.example' });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ SMTP_CONNECTIONS: '0' }, 'SMTP_CONNECTIONS'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'roomtone.example' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ ENCRYPTION_KEY: 'short' }, 'ENCRYPTION_KEY'],
    [{ DEMO_MODE: 'maybe' }, 'DEMO_MODE'],
    [{ SMTP_URL: 'mail.example', PUBLIC_URL: 'https://roomtone.example' }, 'SMTP_URL'],
    [{ WORKERS: 'some' }, 'WORKERS'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
    [{ DATABASE_CONNECT_SECONDS: '0' }, 'DATABASE_CONNECT_SECONDS'],
    [{ DATABASE_STATEMENT_SECONDS: 'long' }, 'DATABASE_STATEMENT_SECONDS'],
    [{ SHUTDOWN_DELAY_SECONDS: '-1' }, 'SHUTDOWN_DELAY_SECONDS'],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });

  test('names everything that is wrong at once, as a sentence', () => {
    expect(() => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://db' })).toThrow(
      new ConfigError(
        'The configuration is wrong: PORT must be a number; DATABASE_URL must be an address that begins with postgresql://.',
      ),
    );
  });

  test('stands in the documentation with its defaults and meanings', () => {
    const page = readFileSync(
      new URL('../../../docs/operations/configuration.md', import.meta.url),
      'utf8',
    );
    const documented = page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const { fields } = settingsSchema.describe();
    const actual = Object.entries(fields).map(([name, field]) => {
      const { default: value, meta } = field as SchemaDescription & { default?: string | number };
      const isGiven = value !== undefined && value !== '';
      return [`\`${name}\``, isGiven ? `\`${value}\`` : '', meta?.meaning];
    });
    expect(documented).toEqual(actual);
  });
});
