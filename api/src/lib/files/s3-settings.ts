/** How storage that speaks S3 is reached. */
export interface S3Settings {
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Undefined when the libraries of Amazon find them, as from the role of a machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is a part of the path, rather than of the host. */
  forcePathStyle: boolean;
  /** How long it may take to connect, and then to answer. */
  timeoutMs: number;
}
