import { availableParallelism } from 'node:os';
import { object, string, ValidationError } from 'yup';
import type { MapTiles } from '#domain/rendering/page-contract.ts';
import { VERSION } from '#api/lib/release.ts';
import type { S3Settings } from '#api/lib/files/s3-settings.ts';
import type { PayPalSettings } from '#api/lib/payments/paypal-settings.ts';
import type { StripeSettings } from '#api/lib/payments/stripe-settings.ts';
import type { SocialSettings } from '#api/lib/social-settings.ts';
import { address, amount, ConfigError } from './config-fields.ts';
import { mapFields, readMapTiles } from './config-map.ts';
import { metricsFields, readMetrics } from './config-metrics.ts';
import type { MetricsSettings } from './config-metrics.ts';
import { processFields, readProcesses } from './config-processes.ts';
import { readS3, s3Fields } from './config-s3.ts';
import { readSocial, socialFields } from './config-social.ts';
import { paypalFields, readPayPal } from './config-paypal.ts';
import { readStripe, stripeFields } from './config-stripe.ts';

/**
 * Every setting that the environment may give. The table in docs/operations/configuration.md shows
 * the same names, defaults and meanings, and a test compares the two.
 */
export const settingsSchema = object({
  PORT: amount()
    .integer()
    .min(0)
    .max(65_535)
    .default(4000)
    .meta({ meaning: 'Port to listen on; 0 takes a free one.' }),
  HOST: string().default('0.0.0.0').meta({ meaning: 'Address to listen on.' }),
  PUBLIC_URL: address(/^https?:\/\/\S+$/, 'https://').meta({
    meaning:
      'Where people reach the product, such as `https://roomtone.example`. Links that leave the product are made from it, and writes from other origins are refused. Without it, the address of each request counts.',
  }),
  DATABASE_URL: address(/^postgres(ql)?:\/\/\S+$/, 'postgresql://').meta({
    meaning:
      'A PostgreSQL server, version 15 or later, with a database. Without it, PostgreSQL is started from its npm package under DATA_DIR.',
  }),
  READ_DATABASE_URLS: string().default('').meta({
    meaning: 'Replicas, separated by commas, for reading what everybody may see.',
  }),
  DATABASE_POOL_SIZE: amount().integer().min(2).max(1000).default(10).meta({
    meaning: 'Connections to each database server, at most.',
  }),
  DATABASE_CONNECT_SECONDS: amount().min(0.1).max(60).default(3).meta({
    meaning:
      'How long a request waits for a connection to the database: a new one, or one that others use. Then the response is 503.',
  }),
  DATABASE_STATEMENT_SECONDS: amount().min(0.1).max(600).default(5).meta({
    meaning:
      'How long a statement of a request may take. Then the database cancels it, and the response is 503; a database that sends nothing at all is given a second more. Migrations and cleaning up may take as long as they like.',
  }),
  DATA_DIR: string().default('.data').meta({
    meaning: 'Folder for what the product keeps on disk.',
  }),
  ...s3Fields,
  DEMO_MODE: string().oneOf(['on', 'off']).meta({
    meaning:
      '`on` loads demo data into an empty database and prints the demo accounts; `off` does neither. Only the embedded database can be in demo mode, and is unless it is switched off.',
  }),
  BETA_PASSWORD: string().meta({
    meaning:
      'A password that visitors share. With it, pages stay behind a lock screen until it is entered. A curtain, not access control: the pages are sent all the same, and the API does not ask for it.',
  }),
  ...mapFields,
  SMTP_URL: address(/^smtps?:\/\/\S+$/, 'smtp:// or smtps://').meta({
    meaning:
      'The mail server that emails leave by, such as `smtps://user:password@mail.example`; needs PUBLIC_URL. Without it, emails are kept as `.eml` files under DATA_DIR/mail.',
  }),
  SMTP_CONNECTIONS: amount().integer().min(1).max(100).default(10).meta({
    meaning:
      'Connections to the mail server, at most, of each process that sends emails. Each takes one email at a time, and a fifth of them take nothing but emails that keep accounts safe.',
  }),
  MAIL_FROM: string().default('Roomtone <no-reply@roomtone.invalid>').meta({
    meaning: 'Whom emails come from, as mail programs show it.',
  }),
  REPLY_ADDRESS: address(/^[^\s@+]+@[^\s@]+$/, 'help@…').meta({
    meaning:
      'A mailbox for replies to emails about tickets, such as `help@roomtone.example`; needs REPLY_PORT. Each email can be replied to at an address of its own below it (`help+rt-7.…@roomtone.example`), which the mail server has to hand over to REPLY_PORT. Without it, replies by email are off, and emails say so.',
  }),
  REPLY_PORT: amount().integer().min(0).max(65_535).meta({
    meaning: 'Port on which replies are taken by LMTP; 0 takes a free one. Needs REPLY_ADDRESS.',
  }),
  REPLY_HOST: string().default('127.0.0.1').meta({
    meaning: 'Address that REPLY_PORT listens on: this machine alone, unless another is given.',
  }),
  WORKERS: string().oneOf(['on', 'off', 'only']).default('on').meta({
    meaning:
      '`on` does jobs beside serving, such as sending emails and marking what time has changed; `off` leaves that to other processes; `only` does nothing else, needs PUBLIC_URL, and answers no more than `/healthz` and `/readyz`.',
  }),
  ...processFields,
  RENDER_THREADS: amount().integer().min(0).max(64).meta({
    meaning:
      'Threads that render pages beside the one that answers requests. Without it, one fewer than there are cores, and one at least. With 0 there are none, and requests wait while a page is rendered. Each takes about 150 MB.',
  }),
  ENCRYPTION_KEY: string()
    .min(
      32,
      'ENCRYPTION_KEY must be at least 32 characters, such as `openssl rand -base64 32` makes',
    )
    .meta({
      meaning:
        'What the secrets of authenticator apps are sealed with before they are stored, and links to private files are signed with; at least 32 characters, the same for all processes. Without it, one is made under DATA_DIR beside the embedded database; with another database there are no private files, and nobody can switch on two-factor authentication, which administrators need.',
    }),
  FETCH_PRIVATE_ADDRESSES: string().oneOf(['refused', 'allowed']).default('refused').meta({
    meaning:
      'Whether calendars may be fetched from this machine and the networks around it: `allowed` or `refused`. Owners enter these addresses, so allow it only where nothing else can be reached there.',
  }),
  TRUST_PROXY: amount().integer().min(0).max(10).default(0).meta({
    meaning:
      'How many proxies stand in front, so that the caller’s address and scheme are read from their headers.',
  }),
  RATE_LIMIT_FACTOR: amount().min(0.01).default(1).meta({
    meaning: 'Multiplies every rate limit, for load tests.',
  }),
  KEPT_PAGES: string().oneOf(['on', 'off']).default('on').meta({
    meaning:
      'Whether rendered pages are kept for a moment and shown to others who are not logged in: `on`, or `off`, for whoever looks for a fault.',
  }),
  KEPT_ANSWERS: string().oneOf(['on', 'off']).default('on').meta({
    meaning: 'The same for results of GraphQL that everybody gets alike.',
  }),
  SOCKET_CONNECTIONS: amount().integer().min(0).max(100_000).default(5000).meta({
    meaning:
      'WebSockets at most, of each process that serves; more are answered 503. A thousand that idle take about 10 MB.',
  }),
  LOG_LEVEL: string()
    .oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .meta({
      meaning:
        'Least level that is logged: `silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`.',
    }),
  ...metricsFields,
  ERROR_WEBHOOK_URL: address(/^https?:\/\/\S+$/, 'https://').meta({
    meaning: 'Where unexpected errors are sent to as JSON, besides the log.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?:\/\/\S+$/, 'http://').meta({
    meaning:
      'Where traces are sent to by OTLP over HTTP, such as `http://collector.example:4318`. The other variables of OpenTelemetry count too. Without it nothing is traced.',
  }),
  RELEASE: string().meta({
    meaning:
      'What errors and traces call the version that runs, such as a commit. Without it, the version of the product.',
  }),
  REQUEST_SECONDS: amount().min(0.1).max(600).default(10).meta({
    meaning:
      'How long a request may take before it is answered 503. What it has begun in the database ends by itself.',
  }),
  SHUTDOWN_DELAY_SECONDS: amount().min(0).max(600).default(5).meta({
    meaning:
      'How long requests are still taken after SIGTERM, while `/readyz` responds with 503, so that those who send them can notice. After SIGINT (Ctrl-C) none are.',
  }),
  SHUTDOWN_SECONDS: amount().min(0).max(600).default(10).meta({
    meaning: 'How long requests that have begun may take to finish after that.',
  }),
  ...stripeFields,
  ...paypalFields,
  ...socialFields,
});

export interface Config {
  port: number;
  host: string;
  /** Without a path or a slash at the end; undefined when each request tells. */
  publicUrl: string | undefined;
  /** Undefined for the embedded server. */
  databaseUrl: string | undefined;
  readDatabaseUrls: string[];
  databasePoolSize: number;
  databaseConnectMs: number;
  databaseStatementMs: number;
  dataDir: string;
  /** Where uploads are kept; below `dataDir` when there is none. */
  s3: S3Settings | undefined;
  demoMode: boolean;
  /** Undefined when pages are not behind a lock screen. */
  betaPassword: string | undefined;
  /** Undefined when maps are drawn from outlines. */
  mapTiles: MapTiles | undefined;
  /** Undefined when emails are kept in a folder. */
  smtpUrl: string | undefined;
  /** How many emails the mail server is sent at once. */
  smtpConnections: number;
  mailFrom: string;
  /** Where replies to emails go, and where they are taken; undefined when they are off. */
  replies: { mailbox: string; host: string; port: number } | undefined;
  workers: 'on' | 'off' | 'only';
  /** How many processes serve on the port. */
  processes: number;
  /** How many threads render pages; 0 when requests wait for that. */
  renderThreads: number;
  /** Whether addresses that people gave may be of this machine and the networks around it. */
  fetchesPrivately: boolean;
  trustedProxies: number;
  rateLimitFactor: number;
  keepsPages: boolean;
  /** Whether public results of the API are kept. */
  keepsAnswers: boolean;
  /** How many WebSockets may be open. */
  socketConnections: number;
  logLevel: string;
  /** Undefined when they are off. */
  metrics: MetricsSettings | undefined;
  /** Undefined when unexpected errors are in the log alone. */
  errorWebhookUrl: string | undefined;
  /** Whether requests are traced; how, the variables of OpenTelemetry say. */
  isTraced: boolean;
  /** What runs, for errors and traces. */
  release: string;
  /** How long a request may take. */
  requestMs: number;
  shutdownDelayMs: number;
  shutdownMs: number;
  /** Undefined when there is none to seal with, or one is made beside the embedded database. */
  encryptionKey: string | undefined;
  /** Who takes payments; undefined when nothing can be paid for. */
  stripe: StripeSettings | undefined;
  paypal: PayPalSettings | undefined;
  /** Whom people can sign in with. */
  social: SocialSettings;
}

/**
 * The configuration in `environment`. Empty values count as not given.
 * @throws ConfigError that names each wrong setting.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => name in settingsSchema.fields && value),
  );
  const settings = readSettings(given);
  if (settings.DEMO_MODE === 'on' && settings.DATABASE_URL !== undefined) {
    throw new ConfigError(
      'DEMO_MODE cannot be on together with DATABASE_URL: demo accounts have public passwords.',
    );
  }
  if (settings.SMTP_URL !== undefined && settings.PUBLIC_URL === undefined) {
    throw new ConfigError('SMTP_URL needs PUBLIC_URL: links in emails are made from it.');
  }
  if (settings.WORKERS === 'only' && settings.PUBLIC_URL === undefined) {
    throw new ConfigError('WORKERS=only needs PUBLIC_URL: this process serves no pages itself.');
  }
  const demoMode = settings.DATABASE_URL === undefined && settings.DEMO_MODE !== 'off';
  const isProduction = environment.NODE_ENV === 'production';
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: settings.DATABASE_URL,
    readDatabaseUrls: settings.READ_DATABASE_URLS.split(',').filter(Boolean),
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    databaseConnectMs: settings.DATABASE_CONNECT_SECONDS * 1000,
    databaseStatementMs: settings.DATABASE_STATEMENT_SECONDS * 1000,
    dataDir: settings.DATA_DIR,
    s3: readS3(settings),
    demoMode,
    betaPassword: settings.BETA_PASSWORD,
    mapTiles: readMapTiles(settings),
    smtpUrl: settings.SMTP_URL,
    smtpConnections: settings.SMTP_CONNECTIONS,
    mailFrom: settings.MAIL_FROM,
    replies: repliesOf(settings),
    workers: settings.WORKERS,
    processes: readProcesses(settings, { isProduction, demoMode }),
    renderThreads: settings.RENDER_THREADS ?? Math.max(1, availableParallelism() - 1),
    fetchesPrivately: settings.FETCH_PRIVATE_ADDRESSES === 'allowed',
    trustedProxies: settings.TRUST_PROXY,
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    keepsPages: settings.KEPT_PAGES === 'on',
    keepsAnswers: settings.KEPT_ANSWERS === 'on',
    socketConnections: settings.SOCKET_CONNECTIONS,
    logLevel: settings.LOG_LEVEL,
    metrics: readMetrics(settings),
    errorWebhookUrl: settings.ERROR_WEBHOOK_URL,
    isTraced: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    release: settings.RELEASE ?? VERSION,
    requestMs: settings.REQUEST_SECONDS * 1000,
    shutdownDelayMs: settings.SHUTDOWN_DELAY_SECONDS * 1000,
    shutdownMs: settings.SHUTDOWN_SECONDS * 1000,
    encryptionKey: settings.ENCRYPTION_KEY,
    stripe: readStripe(settings),
    paypal: readPayPal(settings),
    social: readSocial(settings),
  };
}

type Settings = ReturnType<typeof readSettings>;

/** @throws ConfigError when one is there without the other */
function repliesOf({ REPLY_ADDRESS, REPLY_PORT, REPLY_HOST }: Settings) {
  if (REPLY_ADDRESS === undefined && REPLY_PORT === undefined) return undefined;
  if (REPLY_ADDRESS === undefined || REPLY_PORT === undefined) {
    throw new ConfigError('REPLY_ADDRESS and REPLY_PORT need each other.');
  }
  return { mailbox: REPLY_ADDRESS, host: REPLY_HOST, port: REPLY_PORT };
}

function readSettings(given: Record<string, string | undefined>) {
  try {
    return settingsSchema.validateSync(given, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(`The configuration is wrong: ${error.errors.join('; ')}.`, {
      cause: error,
    });
  }
}
