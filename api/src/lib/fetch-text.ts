import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why a text could not be fetched. */
export type FetchFailure = 'address' | 'private' | 'unreachable' | 'redirects' | 'large' | 'slow';

/** An address that people gave did not send a text. What it sent instead is nobody's business. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  readonly reason: FetchFailure;

  constructor(reason: FetchFailure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** What fetching may take. */
export interface FetchLimits {
  /** Bytes of what is sent. */
  bytes: number;
  /** Of all of it, redirects included. */
  seconds: number;
  redirects: number;
}

/** Fetches a text from an address that people gave. @throws FetchError */
export type FetchText = (address: string, limits: FetchLimits) => Promise<string>;

/**
 * What fetches texts. Addresses of this machine and of the networks around it are refused where the
 * name is resolved, for the very connection that is made, so neither a redirect nor a name that is
 * resolved differently a moment later gets there.
 * @param isAllowed which addresses of IP may be connected to: {@link isPublic}, unless all may
 */
export function textFetcher(isAllowed: (address: string) => boolean): FetchText {
  return async (address, limits) => {
    const signal = AbortSignal.timeout(limits.seconds * 1000);
    let url = parseAddress(address);
    for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
      const response = await send(url, { signal, isAllowed });
      const target = redirectOf(response);
      if (target === undefined) return readText(response, limits, signal);
      response.destroy();
      url = parseAddress(target, url);
    }
    throw new FetchError('redirects');
  };
}

/** @throws FetchError for what is no address of the web, and one with a password in it */
function parseAddress(address: string, base?: URL): URL {
  // What calendars call their own addresses.
  const text = address.replace(/^webcals?:\/\//i, 'https://');
  const url = URL.parse(text, base?.href);
  const isOfWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isOfWeb || url.username || url.password) throw new FetchError('address');
  return url;
}

interface Sending {
  signal: AbortSignal;
  isAllowed: (address: string) => boolean;
}

function send(url: URL, { signal, isAllowed }: Sending): Promise<IncomingMessage> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // A name is looked at when it is resolved; an address is not resolved.
  if (isIP(host) && !isAllowed(host)) throw new FetchError('private');
  const options: RequestOptions = {
    signal,
    // No connection that was made for somebody else.
    agent: false,
    headers: { Accept: 'text/calendar, text/*;q=0.5', 'Accept-Encoding': 'identity' },
    lookup: lookUp(isAllowed),
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve)
      .on('error', (error) => reject(failureOf(error, signal)))
      .end();
  });
}

/** Resolves the names of addresses that are allowed, and of no others. */
function lookUp(isAllowed: Sending['isAllowed']): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new FetchError('private'), '');
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/** Whether an IP address is one of the internet, and not of this machine or a network around it. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode ?? 0);
  return isRedirect ? headers.location : undefined;
}

async function readText(
  response: IncomingMessage,
  { bytes }: FetchLimits,
  signal: AbortSignal,
): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    const { 'content-encoding': encoding = 'identity' } = response.headers;
    // Packed content could be far more than is counted.
    if (response.statusCode !== 200 || encoding !== 'identity') throw new FetchError('unreachable');
    for await (const chunk of response) {
      length += (chunk as Buffer).length;
      if (length > bytes) throw new FetchError('large');
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    throw failureOf(error, signal);
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failureOf(error: unknown, signal: AbortSignal): FetchError {
  if (error instanceof FetchError) return error;
  return new FetchError(signal.aborted ? 'slow' : 'unreachable', error);
}
