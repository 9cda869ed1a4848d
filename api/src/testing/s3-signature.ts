import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request is refused, by the codes of S3; undefined when it is signed as it should be. */
export type SignatureProblem =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/** Checks the signature of a request with a body (AWS Signature Version 4, for S3). */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey }: Credentials,
): SignatureProblem | undefined {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, keyId, day = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope,
    sha256(canonicalRequest(request, signedHeaders, bodyHash)),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (derived, part) => createHmac('sha256', derived).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  );
  const right = createHmac('sha256', key).update(text).digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch';
  if (bodyHash === 'UNSIGNED-PAYLOAD' || bodyHash === sha256(body)) return undefined;
  return 'XAmzContentSHA256Mismatch';
}

function canonicalRequest(
  { method = '', url = '', headers }: IncomingMessage,
  signedHeaders: string,
  bodyHash: string,
): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted();
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}\n`);
  return [method, path, parameters.join('&'), lines.join(''), signedHeaders, bodyHash].join('\n');
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
