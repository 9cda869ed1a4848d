import type { FuzzRequest, FuzzResponse } from './request.ts';

/** What an input must not bring about. */
export interface Fault {
  /** In a few words; alike for inputs that have met the same. */
  reason: string;
  /** What was seen. */
  detail: string;
}

/** An entry of the server's log. */
export interface LogEntry {
  level: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string } | string;
  [fact: string]: unknown;
}

const ERROR_LEVEL = 50;

/** What only the inside of the server has: places in code, and statements and errors of the database. */
const leaks: readonly RegExp[] = [
  /\bat .{0,200}\.[cm]?[jt]sx?:\d+/,
  /node_modules/,
  /\b(select|insert into|update|delete from) \\?"[a-z_]+\\?"[ .,]/i,
  /violates .{1,60} constraint|relation "\w+" does not exist|invalid input syntax for|DriverException/,
];

/**
 * What is wrong with a response, or with what the server logged meanwhile; undefined when nothing is.
 * A 503 counts too: inputs are sent one by one, and limits of rates are lifted, so that nothing but
 * the input can have used up what the server allows.
 * @param response undefined when the sender went away before it
 */
export function judge(
  request: FuzzRequest,
  response: FuzzResponse | undefined,
  log: readonly LogEntry[],
): Fault | undefined {
  const text = response?.body.toString() ?? '';
  const seen = response ? `${response.status} ${text.slice(0, 600)}` : 'no response';
  const errors = log.filter(({ level }) => level >= ERROR_LEVEL);
  const logged = errors.find(({ err }) => typeof err === 'object') ?? errors[0];
  if (logged) return { reason: nameOf(logged), detail: `${seen}\n${JSON.stringify(logged)}` };
  if (!response) return undefined;
  const reason = reasonIn(request, response, text);
  return reason === undefined ? undefined : { reason, detail: seen };
}

function nameOf({ msg = '', err }: LogEntry): string {
  return `logged: ${typeof err === 'object' ? nameOfError(err) : msg}`;
}

/** An error in a few words: alike for all that come from the same place for the same reason. */
export function nameOfError(error: {
  type?: string;
  name?: string;
  message?: string;
  stack?: string;
}): string {
  const { name = 'Error', type = name, message = '', stack = '' } = error;
  // Numbers and quoted parts differ from input to input.
  const gist = message
    .split('\n')[0]!
    .replaceAll(/\d+|"[^"]*"|'[^']*'/g, '…')
    .slice(0, 120);
  const place = /[\w.-]+\.[jt]sx?:\d+/.exec(stack)?.[0] ?? '';
  return `${type}: ${gist} ${place}`.trim();
}

function reasonIn(
  { kind, method }: FuzzRequest,
  { status, headers, body }: FuzzResponse,
  text: string,
): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (/"code":\s*"INTERNAL(_SERVER_ERROR)?"/.test(text)) return 'the code INTERNAL';
  const leak = leaks.find((pattern) => pattern.test(text));
  if (leak) return `the inside of the server is shown, by ${leak.source.slice(0, 30)}`;
  if (kind === 'wire' || method === 'HEAD' || body.length === 0) return undefined;
  // What goes with a redirection is for nobody.
  if (status >= 300 && status < 400) return undefined;
  const type = headers['content-type']?.split(';')[0]?.trim() ?? 'no content type';
  return isValid(type, body, text) ? undefined : `the body is no ${type}`;
}

/** Whether a body is what its content type says, as far as can be told at its ends. */
function isValid(type: string, body: Buffer, text: string): boolean {
  switch (type) {
    case 'application/json':
    case 'application/graphql-response+json':
    case 'application/manifest+json':
      return isJson(text);
    case 'text/html':
      return /^<!doctype html>/i.test(text) && /<\/html>\s*$/i.test(text);
    case 'image/svg+xml':
      return /^<svg\b/.test(text) && /<\/svg>\s*$/.test(text);
    case 'text/calendar':
      return text.startsWith('BEGIN:VCALENDAR\r\n') && /END:VCALENDAR\s*$/.test(text);
    case 'image/webp':
      return body.toString('latin1', 0, 4) === 'RIFF';
    case 'no content type':
      return false;
    default:
      return true;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
