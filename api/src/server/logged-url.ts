/** Nothing secret is shorter: what nobody can guess takes 22 characters and more. */
const SHORTEST_SECRET = 20;

const HIDDEN = '…';

/** Scheme, who is let in, and host; then the path; then the query. */
const PARTS = /^(?:([a-z][a-z\d+.-]*:\/\/)(?:[^/?#]*@)?([^/?#]*))?([^?#]*)(?:\?([^#]*))?/is;

/**
 * A URL as it may be logged: no value of its query, whatever it is called, nothing in its path that
 * is long enough to be a secret, and no password. What is left tells what was asked for.
 */
export function loggedUrl(url: string): string {
  const [, scheme = '', host = '', path = '', query] = PARTS.exec(url) ?? [];
  const names = query === undefined ? '' : `?${query.split('&').map(nameOf).join('&')}`;
  return scheme + host + path.split('/').map(hideLong).join('/') + names;
}

/** A text with every URL and path in it as it may be logged. */
export function withLoggedUrls(text: string): string {
  return text.replaceAll(/(?:[a-z][a-z\d+.-]{1,20}:\/)?(?<![\w.])\/[^\s"'`<>)\]]+/gi, loggedUrl);
}

function nameOf(parameter: string): string {
  const [name = '', value] = parameter.split('=', 2);
  // Without a value, the name may be one.
  return value === undefined || !/^[\w.[\]-]+$/.test(name) ? HIDDEN : `${hideLong(name)}=${HIDDEN}`;
}

function hideLong(part: string): string {
  return part.length < SHORTEST_SECRET ? part : HIDDEN;
}
