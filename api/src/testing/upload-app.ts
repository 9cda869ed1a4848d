import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { Router } from 'express';
import { badInput } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { requireUser } from '#api/lib/context.ts';
import { isRiff } from '#api/lib/files/file-type.ts';
import { objectName, storeFile } from '#api/lib/files/stored-files.ts';
import type { UploadKind } from '#api/lib/files/upload-kind.ts';
import { mountUploads } from '#api/lib/files/upload-routes.ts';
import type { UploadEndpoint } from '#api/lib/files/upload-routes.ts';
import { json } from '#api/lib/rest-description.ts';
import { shape, text, whole } from '#api/lib/shapes.ts';
import { errorHandler, failureSender } from '#api/server/errors.ts';
import { contextMiddleware, contextOf } from '#api/server/request-context.ts';
import type { Runtime } from '#api/server/runtime.ts';
import { limitSlowBodies, limitUploadWork } from '#api/server/slow-requests.ts';
import { uploadedFiles } from '#api/server/uploaded-files.ts';

export const SOUND_LIMIT_BYTES = 3 * 1024 * 1024;

/** A private kind of file that is kept as it comes: a sound, of which there is none in the product yet. */
export const soundKind: UploadKind = {
  name: 'sounds',
  limitBytes: SOUND_LIMIT_BYTES,
  accepts: [
    {
      contentType: 'audio/wav',
      says: ['audio/wav', 'audio/x-wav'],
      matches: isRiff('WAVE'),
    },
  ],
  serves: { visibility: 'private', contentTypes: { '.wav': 'audio/wav' } },
  field: 'sound',
  refusals: {
    tooLarge: message('fields.tooLong', { max: SOUND_LIMIT_BYTES }),
    wrongType: message('fields.type'),
    unreadable: message('fields.choice', { values: 'WAV' }),
  },
  make: (file) => Promise.resolve([{ ending: '.wav', content: file }]),
};

/** `PUT /api/sounds`, which answers with what the sound is called in the store. */
export const soundUpload: UploadEndpoint = {
  path: '/sounds',
  kind: soundKind,
  summary: 'Keep a sound',
  responses: { 201: json(shape({ object: text, bytes: whole })) },
  async admit(context) {
    requireUser(context);
  },
  async handle(context, _params, file) {
    const { id } = requireUser(context);
    const name = await storeFile(context, {
      kind: soundKind,
      userId: id,
      subject: `sound of ${id}`,
      file,
      bind: async (_db, stored) => stored,
      userGone: () => badInput({ user: message('fields.required') }),
    });
    return {
      status: 201,
      body: { object: objectName(soundKind, name, '.wav'), bytes: file.bytes },
    };
  },
};

export interface UploadApp {
  /** `http://127.0.0.1:port`. */
  url: string;
  close(): Promise<void>;
}

/** What the server does about files, over HTTP, for kinds that the product does not have. */
export async function startUploadApp(
  runtime: Runtime,
  endpoints: readonly UploadEndpoint[] = [soundUpload],
): Promise<UploadApp> {
  const { config, log, spool } = runtime;
  const sendFailure = failureSender(log);
  const context = contextMiddleware(runtime);
  const kinds = endpoints.map(({ kind }) => kind);
  const app = express();
  app.use(limitSlowBodies(config.requestMs, sendFailure));
  app.get('/uploads/*path', uploadedFiles(runtime, kinds, context));
  const limitWork = limitUploadWork(config.requestMs, sendFailure);
  const uploads = Router();
  mountUploads(uploads, endpoints, { context, contextOf, spool, limitWork });
  app.use('/api', uploads);
  app.use(errorHandler(sendFailure, log));
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** A sound of so many bytes, of which the first tell that it is one. */
export function wav(bytes: number, fill = 'sound '): Buffer<ArrayBuffer> {
  const sound = Buffer.from(new ArrayBuffer(bytes)).fill(fill);
  sound.write('RIFF', 0, 'latin1');
  sound.writeUInt32LE(bytes - 8, 4);
  sound.write('WAVE', 8, 'latin1');
  return sound;
}
