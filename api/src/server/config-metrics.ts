import { string } from 'yup';
import { amount, ConfigError } from './config-fields.ts';

/** Where metrics are told, and to whom. */
export const metricsFields = {
  METRICS_PORT: amount().integer().min(0).max(65_535).meta({
    meaning:
      'Port of its own for `/metrics`, which Prometheus reads; 0 takes a free one, and the log says which. Without it and METRICS_TOKEN there are no metrics.',
  }),
  METRICS_HOST: string().default('127.0.0.1').meta({
    meaning: 'Address that METRICS_PORT listens on: this machine alone, unless another is given.',
  }),
  METRICS_TOKEN: string().min(16, 'METRICS_TOKEN must be at least 16 characters').meta({
    meaning:
      'What Prometheus has to send as `Authorization: Bearer …`, at least 16 characters. Without METRICS_PORT, `/metrics` is on PORT then.',
  }),
};

/** Without a port, they are on the product's own, for who has the token. */
export interface MetricsSettings {
  port?: number;
  host: string;
  token?: string;
}

interface Settings {
  PORT: number;
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  METRICS_TOKEN?: string | undefined;
}

/** @throws ConfigError when they would be open to everybody */
export function readMetrics({
  PORT,
  METRICS_PORT,
  METRICS_HOST,
  METRICS_TOKEN,
}: Settings): MetricsSettings | undefined {
  if (METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT) {
    throw new ConfigError('METRICS_PORT must be another one than PORT, which everybody can reach.');
  }
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return undefined;
  return {
    host: METRICS_HOST,
    ...(METRICS_PORT !== undefined && { port: METRICS_PORT }),
    ...(METRICS_TOKEN !== undefined && { token: METRICS_TOKEN }),
  };
}
