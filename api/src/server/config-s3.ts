import { string } from 'yup';
import type { S3Settings } from '#api/lib/files/s3-settings.ts';
import { address, amount, ConfigError } from './config-fields.ts';

/** The settings of storage that speaks S3. */
export const s3Fields = {
  S3_BUCKET: string().meta({
    meaning:
      'A bucket of storage that speaks S3, for what people upload. Without it, that is kept under DATA_DIR/uploads.',
  }),
  S3_ENDPOINT: address(/^https?:\/\/\S+$/, 'https://').meta({
    meaning: 'Where that storage is, such as `https://s3.example`. Without it, it is Amazon’s.',
  }),
  S3_REGION: string().default('us-east-1').meta({ meaning: 'The region of the bucket.' }),
  S3_ACCESS_KEY_ID: string().meta({
    meaning:
      'The account that may read, write, list and delete there. Without it, it is looked for as the tools of Amazon do, as in the role of the machine.',
  }),
  S3_SECRET_ACCESS_KEY: string().meta({
    meaning: 'The secret that belongs to S3_ACCESS_KEY_ID.',
  }),
  S3_FORCE_PATH_STYLE: string().oneOf(['on', 'off']).meta({
    meaning:
      '`on` names the bucket in the path, `off` in the host of the address. `on` with S3_ENDPOINT and `off` without it, unless it is given.',
  }),
  S3_TIMEOUT_SECONDS: amount().min(0.1).max(60).default(2).meta({
    meaning:
      'How long the storage may take to connect, and then to answer. It is asked twice before the response is 503.',
  }),
};

type Given = 'S3_REGION' | 'S3_TIMEOUT_SECONDS';
type Settings = { S3_REGION: string; S3_TIMEOUT_SECONDS: number } & {
  [Name in Exclude<keyof typeof s3Fields, Given>]?: string | undefined;
};

/**
 * The storage that is configured, if any.
 * @throws ConfigError when something is said of it that is of no use alone
 */
export function readS3(settings: Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_FORCE_PATH_STYLE: style } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined) {
    const others = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId };
    const [name] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
    if (name) throw new ConfigError(`${name} needs S3_BUCKET.`);
    return undefined;
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other.');
  }
  return {
    endpoint,
    region: settings.S3_REGION,
    bucket,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
    forcePathStyle: style === undefined ? endpoint !== undefined : style === 'on',
    timeoutMs: settings.S3_TIMEOUT_SECONDS * 1000,
  };
}
