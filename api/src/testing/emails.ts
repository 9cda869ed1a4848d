/** An email as it was sent, taken apart. */
export interface SentEmail {
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

/** Reads an email in the form that RFC 5322 and MIME give it. */
export function readEmail(source: string): SentEmail {
  const [head, body] = split(source);
  const headers = readHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = new Map(
    body.split(`--${boundary}`).map((part) => {
      const [partHead, content] = split(part.replace(/^\r\n/, ''));
      const partHeaders = readHeaders(partHead);
      const [type = ''] = (partHeaders.get('content-type') ?? '').split(';');
      return [type, decode(content, partHeaders.get('content-transfer-encoding'))] as const;
    }),
  );
  return { headers, text: parts.get('text/plain') ?? '', html: parts.get('text/html') ?? '' };
}

function split(source: string): [head: string, body: string] {
  const end = source.indexOf('\r\n\r\n');
  return end < 0 ? [source, ''] : [source.slice(0, end), source.slice(end + 4)];
}

function readHeaders(head: string): Map<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function decode(content: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return content;
  const bytes = content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
