import { STATUS_CODES } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { Express, Request } from 'express';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { DomainError } from '#domain/errors/domain-error.ts';
import { statusOf } from '#api/lib/failures.ts';
import { networkOf } from '#api/lib/network.ts';
import { requestRateLimit } from '#api/lib/rate-limits.ts';
import { describeError } from '../errors.ts';
import { addressOf, createContext } from '../request-context.ts';
import { checkHost } from '../request-input.ts';
import type { Runtime } from '../runtime.ts';
import { eventRecorder, recordRefusal } from '../security-log.ts';
import { isOwnPage } from '../security.ts';
import type { Door } from './door.ts';
import { graphqlDoor } from './graphql-socket.ts';
import { LiveSocket } from './live-socket.ts';
import type { Holder } from './live-socket.ts';
import { OpenSockets } from './open-sockets.ts';
import { plainDoor } from './plain-socket.ts';
import { CLOSE_MS, socketLimits } from './socket-limits.ts';
import type { SocketLimits } from './socket-limits.ts';

interface SocketParts {
  server: Server;
  /** Knows how a request has come here by way of proxies. */
  app: Express;
  runtime: Runtime;
  schema: GraphQLSchema;
  /** In place of those that the configuration says. */
  limits?: Partial<SocketLimits>;
}

/** Opens sockets on the port of everything else: GraphQL's at `/graphql`, plain ones at `/ws`. */
export function openSockets({
  server,
  app,
  runtime,
  schema,
  limits: otherLimits,
}: SocketParts): OpenSockets {
  const limits = { ...socketLimits(runtime.config), ...otherLimits };
  const sockets = new OpenSockets(runtime, limits);
  const common = {
    noServer: true,
    clientTracking: false,
    // What is sent is a hundred bytes, and each socket would keep a window of 64 KB.
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    closeTimeout: CLOSE_MS,
  } as const;
  const doors: Readonly<Record<string, Entrance>> = {
    '/graphql': {
      handshake: new WebSocketServer({ ...common, handleProtocols }),
      door: graphqlDoor({ runtime, schema, limit: limits.followed }),
    },
    '/ws': {
      handshake: new WebSocketServer(common),
      door: plainDoor({ runtime, limit: limits.followed }),
    },
  };
  const consume = requestRateLimit(runtime.config.rateLimitFactor);

  async function letIn({ handshake, door }: Entrance, upgrade: Upgrade): Promise<void> {
    const { request, socket, head } = upgrade;
    checkHost(request);
    if (!isOwnPage(request, runtime.config)) {
      throw new DomainError('FORBIDDEN', 'errors.foreignOrigin');
    }
    const network = networkOf(addressOf(request));
    await consume(network);
    const context = () => createContext(runtime, request);
    const holder: Holder = { network, login: await loginOf(context) };
    // Whoever has left meanwhile takes no place.
    if (socket.destroyed) return;
    socket.once('close', sockets.reserve(holder));
    handshake.handleUpgrade(request, socket, head, (accepted) => {
      const live = new LiveSocket({
        socket: accepted,
        holder,
        limits,
        log: runtime.log,
        track: (work) => sockets.track(work),
      });
      sockets.add(live);
      door({ socket: live, context });
    });
  }

  server.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = /^[^?#]*/.exec(message.url ?? '')![0];
    const entrance = Object.hasOwn(doors, path) ? doors[path] : undefined;
    // Such as Vite's socket in development.
    if (!entrance && server.listenerCount('upgrade') > 1) return;
    // What goes wrong from here on ends the connection, and nothing else.
    socket.on('error', () => socket.destroy());
    const request = asRequest(message, app);
    const refuse = (error: unknown) => {
      recordRefusal(eventRecorder(runtime.log, request), error);
      endWith(socket, error, runtime.log);
    };
    if (entrance) sockets.track(letIn(entrance, { request, socket, head }).catch(refuse));
    else refuse(new DomainError('NOT_FOUND', 'errors.notFound'));
  });
  return sockets;
}

interface Entrance {
  handshake: WebSocketServer;
  door: Door;
}

interface Upgrade {
  request: Request;
  socket: Duplex;
  head: Buffer;
}

/** What asks for a socket as Express knows requests, whose middleware it does not pass. */
function asRequest(message: IncomingMessage, app: Express): Request {
  return Object.assign(Object.setPrototypeOf(message, app.request) as Request, {
    id: randomUUID(),
  });
}

async function loginOf(context: () => ReturnType<typeof createContext>): Promise<Holder['login']> {
  const { user, session } = await context();
  return user && session && { userId: user.id, role: user.role, tokenHash: session.tokenHash };
}

/** Answers that no socket is opened, and why. */
function endWith(socket: Duplex, error: unknown, log: Runtime['log']): void {
  const failure = describeError(error, log);
  const status = statusOf[failure.code];
  const body = JSON.stringify(failure);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(failure.retryAfter === undefined ? [] : [`Retry-After: ${failure.retryAfter}`]),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
