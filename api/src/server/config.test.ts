import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  test('has defaults that start with the embedded database in demo mode', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '0.0.0.0',
      publicUrl: undefined,
      databaseUrl: undefined,
      readDatabaseUrls: [],
      databasePoolSize: 10,
      dataDir: '.data',
      demoMode: true,
      trustedProxies: 0,
      rateLimitFactor: 1,
      logLevel: 'info',
      shutdownMs: 10_000,
    });
  });

  test('leaves demo mode with a database of one’s own, and when asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgresql://db/roomtone' }).demoMode).toBe(false);
    expect(readConfig({ DEMO_MODE: 'off' }).demoMode).toBe(false);
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x', DEMO_MODE: 'on' })).toThrow(
      'DEMO_MODE cannot be on together with DATABASE_URL',
    );
  });

  test('treats an empty value as none and drops the slash of the public address', () => {
    const config = readConfig({ PORT: '', PUBLIC_URL: 'https://roomtone.example/' });
    expect(config).toMatchObject({ port: 4000, publicUrl: 'https://roomtone.example' });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'roomtone.example' }, 'PUBLIC_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DEMO_MODE: 'maybe' }, 'DEMO_MODE'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
  ])('%j is refused by name', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});
