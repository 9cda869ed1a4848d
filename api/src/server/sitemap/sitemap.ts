import { Router } from 'express';
import type { RequestHandler, Response } from 'express';
import type { Context } from '#api/lib/context.ts';
import { fewEntries } from '#api/lib/sitemap.ts';
import type { SitemapEntries } from '#api/lib/sitemap.ts';
import type { Config } from '../config.ts';
import { contextOf, originOf } from '../request-context.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Search engines look once in a while; an hour is soon enough for them. */
const CACHE_CONTROL = 'public, max-age=3600';

/** `/sitemaps/studios-0.xml`: which section, and which part of it. Nobody has ten million of them. */
const FILE = /^\/sitemaps\/([a-z]+)-(0|[1-9]\d{0,5})\.xml$/;

/** Pages that belong to no feature. */
const siteEntries = fewEntries('site', () => [{ path: '/' }]);

/**
 * `/sitemap.xml`, which names the files below `/sitemaps`, and those files.
 * @param prepare what limits requests and makes the context
 */
export function sitemapRoutes(
  ofFeatures: readonly SitemapEntries[],
  prepare: readonly RequestHandler[],
): Router {
  const sections = [siteEntries, ...ofFeatures];
  const router = Router();
  router.get('/sitemap.xml', ...prepare, sendIndex(sections));
  router.get('/sitemaps/*path', ...prepare, sendFile(sections));
  return router;
}

function sendIndex(sections: readonly SitemapEntries[]): RequestHandler {
  return async (_request, response) => {
    const context = contextOf(response);
    sendXml(response, sitemapIndexXml(context.origin, await filesOf(context, sections)));
  };
}

function sendFile(sections: readonly SitemapEntries[]): RequestHandler {
  return async (request, response, next) => {
    const [, name, part] = FILE.exec(request.path) ?? [];
    const section = sections.find((known) => known.name === name);
    if (!section) return next();
    const context = contextOf(response);
    const entries = await section.entriesOf(context, Number(part));
    if (entries.length === 0) return next();
    sendXml(response, sitemapXml(context.origin, entries));
  };
}

async function filesOf(context: Context, sections: readonly SitemapEntries[]) {
  const files = sections.map(async (section) =>
    (await section.parts(context)).map(({ number, changedAt }) => ({
      path: `/sitemaps/${section.name}-${number}.xml`,
      changedAt,
    })),
  );
  return (await Promise.all(files)).flat();
}

/** With a tag by which Express answers 304. */
function sendXml(response: Response, xml: string): void {
  response.set('Cache-Control', CACHE_CONTROL).type('application/xml').send(xml);
}

/**
 * `/robots.txt`: what is not for search engines, and where the sitemap is. Behind the gate of a
 * private beta there is nothing for them at all.
 */
export function robots(config: Pick<Config, 'publicUrl' | 'betaPassword'>): RequestHandler {
  return (request, response) => {
    const lines =
      config.betaPassword === undefined
        ? [
            'User-agent: *',
            'Disallow: /account/',
            'Disallow: /api/',
            'Disallow: /graphql',
            '',
            `Sitemap: ${originOf(request, config.publicUrl)}/sitemap.xml`,
          ]
        : ['User-agent: *', 'Disallow: /'];
    response.set('Cache-Control', CACHE_CONTROL).type('text/plain');
    response.send(`${lines.join('\n')}\n`);
  };
}
