import type { Request, RequestHandler, Response } from 'express';

/** Answers what cannot be a page: other methods, other formats, files that do not exist. */
export const onlyPages: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead) {
    // A form that was sent before the app was there to send it. Its page comes again, empty.
    const isForm = request.is(['urlencoded', 'multipart']) !== false;
    if (request.method === 'POST' && isForm && isAddress(request)) {
      return response.redirect(303, request.originalUrl.replace(/^[/\\]+/, '/'));
    }
    response.set('Allow', 'GET, HEAD');
    return plain(response, 405, 'Only GET and HEAD are answered here.');
  }
  if (!request.accepts('html') || !isPageAddress(request)) {
    return plain(response, 404, 'There is nothing here.');
  }
  next();
};

/** Whether there could be a page at the address of a request. */
export function isPageAddress(request: Request): boolean {
  return !isFile(request.path) && isAddress(request);
}

/** What ends like a file would have been answered by now; names of people may have dots too. */
function isFile(path: string): boolean {
  return /\.(js|mjs|css|map|json|xml|txt|html?|php|ico|png|jpe?g|gif|svg|webp|avif|woff2?|ttf)$/i.test(
    path,
  );
}

/** Whether a full address can be made of the request, whatever its sender wrote into it. */
function isAddress(request: Request): boolean {
  return (
    request.originalUrl.startsWith('/') &&
    URL.canParse(`${request.protocol}://${request.host}${request.originalUrl}`) &&
    isDecodable(request.originalUrl) &&
    // No route of the web app matches such a path, not even that of everything else.
    !/[\n\r\u2028\u2029]/.test(decodeURIComponent(request.path))
  );
}

/** Whether the characters that stand for others in an address do, and for some that can be stored. */
function isDecodable(address: string): boolean {
  try {
    return !decodeURIComponent(address.replaceAll('+', ' ')).includes('\0');
  } catch {
    return false;
  }
}

function plain(response: Response, status: number, text: string): void {
  response.status(status).type('text').send(`${text}\n`);
}
