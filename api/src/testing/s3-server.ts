import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#api/lib/files/s3-settings.ts';
import { findSignatureProblem } from './s3-signature.ts';

/** Every part but the last has to be so large. */
const LEAST_PART_BYTES = 5 * 1024 * 1024;

interface MultipartUpload {
  key: string;
  /** ISO 8601. */
  initiated: string;
  parts: Map<number, Buffer>;
}

/** Storage that speaks the part of S3 that the product uses, on loopback, and checks signatures. */
export interface S3Server {
  /** How it is reached. */
  settings: S3Settings;
  objects: Map<string, Buffer>;
  /** Uploads in parts that have begun and not ended, by their ids. */
  uploads: Map<string, MultipartUpload>;
  /** Method and path with the query of each request, in order. */
  requests: string[];
  /** Answers everything with this status from now on; undefined ends that. */
  failWith(status: number | undefined): void;
  close(): Promise<void>;
}

/** What a request asks for, once it is known to be signed. */
interface Call {
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export async function startS3Server(): Promise<S3Server> {
  const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret/of+tests' };
  const bucket = 'roomtone';
  const storage = new Storage();
  const requests: string[] = [];
  let failure: number | undefined;

  const server = createServer((request, response) => {
    void answer(request).then((found) => send(request, response, found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage): Promise<Answer> {
    requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    if (failure !== undefined) return refusal(failure, 'ServiceUnavailable');
    const problem = findSignatureProblem(request, body, credentials);
    if (problem) return refusal(403, problem);
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    if (name !== bucket) return refusal(404, 'NoSuchBucket');
    const call = { key: rest.join('/'), query, headers: request.headers, body };
    return storage.answer(request.method ?? '', call);
  }

  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-test-1',
      bucket,
      credentials,
      forcePathStyle: true,
      // Only for what hangs.
      timeoutMs: 60_000,
    },
    objects: storage.objects,
    uploads: storage.uploads,
    requests,
    failWith(status) {
      failure = status;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

class Storage {
  readonly objects = new Map<string, Buffer>();
  readonly uploads = new Map<string, MultipartUpload>();

  answer(method: string, call: Call): Answer {
    const { key, query } = call;
    if (key === '') return this.#bucket(method, query);
    const uploadId = query.get('uploadId');
    if (uploadId !== null) return this.#upload(method, uploadId, call);
    if (method === 'POST' && query.has('uploads')) return this.#initiate(key);
    switch (method) {
      case 'PUT':
        this.objects.set(key, call.body);
        return { headers: { ETag: etagOf(call.body) } };
      case 'DELETE':
        this.objects.delete(key);
        return { status: 204 };
      default:
        return this.#read(call);
    }
  }

  #bucket(method: string, query: URLSearchParams): Answer {
    if (method === 'HEAD') return {};
    if (query.get('list-type') === '2') return this.#list(query.get('continuation-token') ?? '');
    if (!query.has('uploads')) return refusal(501, 'NotImplemented');
    const items = [...this.uploads].map(
      ([id, { key, initiated }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`,
    );
    return xml(`<ListMultipartUploadsResult>${items.join('')}</ListMultipartUploadsResult>`);
  }

  /** Two names at a time, so that there is more than one page of them. */
  #list(after: string): Answer {
    const keys = [...this.objects.keys()].toSorted().filter((key) => key > after);
    const page = keys.slice(0, 2);
    const next = keys.length > page.length ? page.at(-1) : undefined;
    const items = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`;
    return xml(
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${items}${token ?? ''}</ListBucketResult>`,
    );
  }

  #read({ key, headers }: Call): Answer {
    const object = this.objects.get(key);
    if (!object) return refusal(404, 'NoSuchKey');
    const common = { ETag: etagOf(object), 'Content-Type': 'application/octet-stream' };
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) return { headers: common, body: object };
    const [start, end] = [Number(first), Math.min(Number(last), object.length - 1)];
    if (start > end) return refusal(416, 'InvalidRange');
    return {
      status: 206,
      headers: { ...common, 'Content-Range': `bytes ${start}-${end}/${object.length}` },
      body: object.subarray(start, end + 1),
    };
  }

  #initiate(key: string): Answer {
    const id = randomUUID();
    this.uploads.set(id, { key, initiated: new Date().toISOString(), parts: new Map() });
    return xml(
      `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  #upload(method: string, id: string, { key, query, body }: Call): Answer {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      return { headers: { ETag: etagOf(body) } };
    }
    if (method === 'DELETE') {
      this.uploads.delete(id);
      return { status: 204 };
    }
    return this.#complete(id, upload, body.toString());
  }

  #complete(id: string, { key, parts }: MultipartUpload, list: string): Answer {
    const numbers = [...list.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
      Number(n),
    );
    const chosen = numbers.map((number) => parts.get(number) ?? Buffer.alloc(0));
    if (chosen.slice(0, -1).some((part) => part.length < LEAST_PART_BYTES)) {
      return refusal(400, 'EntityTooSmall');
    }
    this.objects.set(key, Buffer.concat(chosen));
    this.uploads.delete(id);
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers = {}, body = '' }: Answer,
): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(method === 'HEAD' ? undefined : body);
}

function refusal(status: number, code: string): Answer {
  return { ...xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`), status };
}

function xml(body: string): Answer {
  return {
    headers: { 'Content-Type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
