/** Who sends a request. All but `anonymous` are accounts of the demo data, logged in. */
export const actors = ['anonymous', 'musician', 'owner', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** What a request is aimed at. */
export type RequestKind = 'query' | 'mutation' | 'document' | 'rest' | 'page' | 'path' | 'wire';

/** A request as it is sent, but for the session of its actor. */
export interface FuzzRequest {
  kind: RequestKind;
  actor: Actor;
  method: string;
  /** Path and query, in characters that may stand in a request line. */
  path: string;
  /** Names may come twice. A `Cookie` is sent beside that of the session. */
  headers: readonly (readonly [name: string, value: string])[];
  body?: Uint8Array;
  /** The sender goes away after so many bytes of the body. */
  abortAfter?: number;
  /** Bytes that are sent in place of everything above, over a connection of their own. */
  wire?: Uint8Array;
}

/** What the server sent back. */
export interface FuzzResponse {
  status: number;
  /** By lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Decompressed. */
  body: Buffer;
}

/** The request as a command for a shell, with `$SESSION` for the session cookie of its actor. */
export function curlOf(request: FuzzRequest): string {
  const { actor, method, path, headers, body, abortAfter, wire } = request;
  if (wire) return `printf ${ansi(wire)} | nc localhost 4000`;
  const parts = ['curl', '-i', '--path-as-is', '-g', `-X ${method}`];
  if (actor !== 'anonymous') parts.push(`-b "roomtone_session=$SESSION"`, `# as ${actor}`);
  const comment = parts.splice(actor === 'anonymous' ? parts.length : parts.length - 1);
  for (const [name, value] of headers) parts.push(`-H ${ansi(Buffer.from(`${name}: ${value}`))}`);
  if (body) parts.push(`--data-binary ${ansi(body)}`);
  parts.push(ansi(Buffer.from(`http://localhost:4000${path}`)));
  if (abortAfter !== undefined) comment.push(`# goes away after ${abortAfter} bytes of the body`);
  return [...parts, ...comment].join(' ');
}

const LONGEST = 4000;

/** Bytes in the quotes that bash and zsh read with escapes. */
function ansi(bytes: Uint8Array): string {
  const shown = [...bytes.subarray(0, LONGEST)].map((byte) => {
    if (byte === 0x27 || byte === 0x5c) return `\\${String.fromCodePoint(byte)}`;
    if (byte >= 0x20 && byte < 0x7f) return String.fromCodePoint(byte);
    return `\\x${byte.toString(16).padStart(2, '0')}`;
  });
  const rest = bytes.length > LONGEST ? ` # and ${bytes.length - LONGEST} bytes more` : '';
  return `$'${shown.join('')}'${rest}`;
}
