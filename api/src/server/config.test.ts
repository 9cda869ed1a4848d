import { availableParallelism, totalmem } from 'node:os';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError } from './config-fields.ts';
import { readConfig } from './config.ts';
import { documentedSettings, envExample } from './env-example.ts';

/** What this machine has, or lets its processes have, in bytes. */
const memory = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

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
      s3: undefined,
      demoMode: true,
      mapTiles: undefined,
      smtpUrl: undefined,
      smtpConnections: 10,
      mailFrom: 'Roomtone <no-reply@roomtone.invalid>',
      workers: 'on',
      processes: 1,
      renderThreads: Math.max(1, availableParallelism() - 1),
      trustedProxies: 0,
      rateLimitFactor: 1,
      keepsPages: true,
      keepsAnswers: true,
      socketConnections: 5000,
      logLevel: 'info',
      requestMs: 10_000,
      shutdownDelayMs: 5000,
      shutdownMs: 10_000,
      encryptionKey: undefined,
      fetchesPrivately: false,
      metrics: undefined,
      isTraced: false,
      release: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      social: { providers: {}, timeoutMs: 5000 },
    });
  });

  test('takes a tile server that says whom its pictures are by', () => {
    const url = 'https://tiles.example/{z}/{x}/{y}.png';
    const given = { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Somebody' };
    expect(readConfig(given).mapTiles).toEqual({ url, attribution: '© Somebody' });
    expect(() => readConfig({ MAP_TILES_URL: url })).toThrow('needs MAP_TILES_ATTRIBUTION');
    for (const wrong of ['https://tiles.example/{z}/{x}.png', 'https://{s}.example/{z}/{x}/{y}']) {
      expect(() => readConfig({ ...given, MAP_TILES_URL: wrong })).toThrow(
        'MAP_TILES_URL must have',
      );
    }
  });

  test('leaves demo mode with a database of one’s own, and when asked', () => {
    expect(readConfig({ DATABASE_URL: 'postgresql://db/roomtone' }).demoMode).toBe(false);
    expect(readConfig({ DEMO_MODE: 'off' }).demoMode).toBe(false);
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x', DEMO_MODE: 'on' })).toThrow(
      'DEMO_MODE cannot be on together with DATABASE_URL',
    );
  });

  test('serves in as many processes as are asked for, and one that only works is alone', () => {
    const several = { WEB_CONCURRENCY: '3' };
    expect(readConfig(several).processes).toBe(3);
    const working = { WORKERS: 'only', PUBLIC_URL: 'https://roomtone.example' };
    expect(readConfig({ ...several, ...working }).processes).toBe(1);
  });

  test('serves in more than one by itself only in production, and not to try it', () => {
    const own = { DATABASE_URL: 'postgresql://db/roomtone' };
    expect(readConfig(own).processes).toBe(1);
    expect(readConfig({ NODE_ENV: 'production' }).processes).toBe(1);
    const { processes } = readConfig({ ...own, NODE_ENV: 'production' });
    const expected = process.platform === 'linux' ? availableParallelism() : 1;
    expect(processes).toBeLessThanOrEqual(expected);
    expect(processes).toBe(Math.min(expected, Math.max(1, Math.floor(memory() / 1024 ** 3))));
  });

  test('sends emails only with links that lead somewhere', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'SMTP_URL needs PUBLIC_URL',
    );
    expect(() => readConfig({ WORKERS: 'only' })).toThrow('WORKERS=only needs PUBLIC_URL');
    const both = { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://roomtone.example' };
    expect(readConfig(both).smtpUrl).toBe('smtp://mail.example');
  });

  test('takes replies by email where it knows both their address and a port', () => {
    const address = { REPLY_ADDRESS: 'help@roomtone.example' };
    const both = { ...address, REPLY_PORT: '2400' };
    expect(() => readConfig(address)).toThrow('REPLY_ADDRESS and REPLY_PORT need each other');
    expect(() => readConfig({ REPLY_PORT: '2400' })).toThrow('need each other');
    expect(() => readConfig({ ...both, REPLY_ADDRESS: 'help+me@roomtone.example' })).toThrow(
      'REPLY_ADDRESS',
    );
    expect(readConfig(both).replies).toEqual({
      mailbox: 'help@roomtone.example',
      host: '127.0.0.1',
      port: 2400,
    });
    expect(readConfig({}).replies).toBeUndefined();
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

  test('keeps files in a bucket whose settings are whole', () => {
    const bucket = { S3_BUCKET: 'roomtone' };
    const id = { S3_ACCESS_KEY_ID: 'id' };
    const needEachOther = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other';
    expect(() => readConfig({ ...bucket, ...id })).toThrow(needEachOther);
    expect(() => readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'x' })).toThrow(needEachOther);
    expect(() => readConfig(id)).toThrow('S3_ACCESS_KEY_ID needs S3_BUCKET');
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      'S3_ENDPOINT needs S3_BUCKET',
    );
    const amazon = {
      endpoint: undefined,
      region: 'us-east-1',
      bucket: 'roomtone',
      credentials: undefined,
      forcePathStyle: false,
      timeoutMs: 2000,
    };
    expect(readConfig(bucket).s3).toEqual(amazon);
    const both = { ...bucket, ...id, S3_SECRET_ACCESS_KEY: 'secret' };
    const elsewhere = { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_REGION: 'eu' };
    expect(readConfig({ ...both, ...elsewhere }).s3).toEqual({
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu',
      bucket: 'roomtone',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      forcePathStyle: true,
      timeoutMs: 2000,
    });
    const style = readConfig({ ...both, ...elsewhere, S3_FORCE_PATH_STYLE: 'off' });
    expect(style.s3?.forcePathStyle).toBe(false);
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
    [{ WEB_CONCURRENCY: '0' }, 'WEB_CONCURRENCY'],
    [{ WEB_CONCURRENCY: '1.5' }, 'WEB_CONCURRENCY'],
    [{ WEB_CONCURRENCY: '65' }, 'WEB_CONCURRENCY'],
    [{ WEB_CONCURRENCY: 'auto' }, 'WEB_CONCURRENCY'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR'],
    [{ DATABASE_CONNECT_SECONDS: '0' }, 'DATABASE_CONNECT_SECONDS'],
    [{ DATABASE_STATEMENT_SECONDS: 'long' }, 'DATABASE_STATEMENT_SECONDS'],
    [{ SHUTDOWN_DELAY_SECONDS: '-1' }, 'SHUTDOWN_DELAY_SECONDS'],
    [{ S3_BUCKET: 'x', S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT'],
    [{ S3_BUCKET: 'x', S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE'],
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
    const actual = documentedSettings().map(({ name, value, meaning }) => [
      `\`${name}\``,
      value && `\`${value}\``,
      meaning,
    ]);
    expect(documented).toEqual(actual);
  });

  test('stands in .env.example; npm run env-example makes it anew', () => {
    const file = new URL('../../../.env.example', import.meta.url);
    const text = readFileSync(file, 'utf8');
    expect(text).toBe(envExample());
    // As it is, it sets nothing; with every # before a setting removed, the defaults.
    expect(parseEnv(text)).toEqual({});
    const given = parseEnv(text.replaceAll(/^#(?=[A-Z0-9_]+=)/gm, ''));
    expect(Object.keys(given)).toHaveLength(documentedSettings().length);
    expect(readConfig(given)).toEqual(readConfig({}));
  });
});

test('PayPal is configured by three settings together', () => {
  const given = {
    PAYPAL_CLIENT_ID: 'client-1',
    PAYPAL_CLIENT_SECRET: 'secret-1',
    PAYPAL_WEBHOOK_ID: 'webhook-1',
  };
  expect(readConfig({}).paypal).toBeUndefined();
  expect(readConfig(given).paypal).toEqual({
    clientId: 'client-1',
    clientSecret: 'secret-1',
    webhookId: 'webhook-1',
    apiUrl: undefined,
  });
  for (const name of Object.keys(given)) {
    expect(() => readConfig({ ...given, [name]: '' })).toThrow(/^PAYPAL_\w+ needs PAYPAL_CLIENT/);
  }
});

test('Stripe is configured by three settings together', () => {
  const given = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readConfig({}).stripe).toBeUndefined();
  expect(readConfig(given).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: undefined,
  });
  for (const name of Object.keys(given)) {
    expect(() => readConfig({ ...given, [name]: '' })).toThrow(/^STRIPE_\w+ needs STRIPE_SECRET/);
  }
  const elsewhere = { STRIPE_API_URL: 'http://127.0.0.1:12111' };
  expect(() => readConfig(elsewhere)).toThrow('STRIPE_API_URL needs STRIPE_SECRET_KEY');
});
