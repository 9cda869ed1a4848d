import type { Logger } from 'pino';
import type { Orm } from '#db/orm.ts';
import type { FetchText } from '#api/lib/fetch-text.ts';
import type { FileStore } from '#api/lib/files/file-store.ts';
import type { PaymentTools } from '#api/lib/payments/payable.ts';

/** What a job is about; kept as JSON. */
export type JobData = Readonly<Record<string, string | number | boolean | null>>;

/** What the work of jobs and schedules is done with. */
export interface JobTools {
  /** Without limits of time. */
  orm: Orm;
  /** What people have uploaded. */
  files: FileStore;
  /** Fetches texts from addresses that people gave. */
  fetchText: FetchText;
  /** What payments are made with. */
  payments: PaymentTools;
  /** Where this process reaches the product over HTTP, without a path; undefined where it is not. */
  reach?: string | undefined;
  log: Logger;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Told after a commit which public things have changed, as tags such as `studio:7`. */
  changed: (tags: readonly string[]) => void;
}

/** One attempt at a job. */
export interface Attempt {
  /** When it is tried again should this fail, epoch milliseconds; undefined when it is the last. */
  nextAttemptAt: number | undefined;
  /** Aborts when the job is no longer this process's to do. */
  signal: AbortSignal;
}

export type JobRun = JobTools & Attempt;

/** How often a job that fails is tried again. Each wait is twice as long as the one before. */
export interface Retries {
  limit: number;
  firstDelaySeconds: number;
  lastDelaySeconds: number;
}

/** Someone who does jobs of a kind, one after the other. */
export interface WorkerTerms {
  /** Takes none that are less urgent. */
  minPriority?: number;
}

/** A kind of job, as the feature that causes it defines it. */
export interface Job<Data extends JobData> {
  /** Names its queue; never changed, for jobs under it may wait there. */
  name: string;
  retries: Retries;
  /** An attempt that takes longer has failed. */
  timeoutSeconds: number;
  /** Of jobs with the same key one is done at a time, whichever process does it. */
  keyOf?: (data: Data) => string;
  /** Who does them in each process that works; one worker that takes them all, unless given. */
  workers?: readonly WorkerTerms[];
  /** Whether a failure has nothing to do with the job, so that the others need not be tried now. */
  isOutage?: (error: unknown) => boolean;
  /** Does it. At least once: a process may die before what it has done is noted. */
  work(data: Data, run: JobRun): Promise<void>;
}

/** Kinds of jobs, whatever each is about. */
export type Jobs = readonly Job<never>[];

/** A kind of job, with the type of its data taken from what it is written with. */
export function defineJob<Data extends JobData>(job: Job<Data>): Job<Data> {
  return job;
}
