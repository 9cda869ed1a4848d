import { chromium as browsers } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, findBrowser } from '../../e2e/src/browser.ts';
import { align } from './report/table.ts';

const PAGES = [
  '/',
  '/search',
  '/studios/1',
  '/shop',
  '/shop/halden-c1-condenser',
  '/blog',
  '/record-stores',
  '/login',
  '/studios/1#book',
];
const RUNS = 3;
const PORT = 9322;

/** What Lighthouse found on a page, on its slow phone. Scores are 0 to 100. */
export interface PageResult {
  path: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, milliseconds. */
  lcpMs: number;
  tbtMs: number;
  /** Cumulative layout shift. */
  cls: number;
  /** All scripts of the first load, compressed as they came over HTTP, which is with gzip. */
  scriptBytes: number;
  /** Audits that cost points, besides those of performance. */
  failed: string[];
}

/** Opens each page `RUNS` times; the run with the median performance counts. */
export async function measurePages(url: string): Promise<PageResult[]> {
  const executablePath = await findBrowser();
  const browser = await browsers.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${PORT}`],
  });
  try {
    const results: PageResult[] = [];
    for (const path of PAGES) {
      const runs: PageResult[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url, path));
      runs.sort((one, other) => one.performance - other.performance);
      results.push(runs[Math.floor(RUNS / 2)]!);
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function audit(url: string, path: string): Promise<PageResult> {
  const report = await lighthouse(url + path, { port: PORT, output: 'json', logLevel: 'error' });
  if (!report) throw new Error(`Lighthouse has nothing to say about ${path}.`);
  const { categories, audits } = report.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: scriptBytesOf(audits['network-requests']?.details),
    failed: Object.entries(categories)
      .filter(([name]) => name !== 'performance')
      .flatMap(([, { auditRefs }]) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

interface Request {
  resourceType?: string;
  transferSize?: number;
}

function scriptBytesOf(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: Request[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** A table of what Lighthouse found, with a line for each page. */
export function tableOfPages(results: readonly PageResult[]): string {
  const headings = [
    'page',
    'perf',
    'a11y',
    'best',
    'SEO',
    'LCP',
    'TBT',
    'CLS',
    'scripts',
    'failed',
  ];
  return align([
    headings,
    ...results.map((page) => [
      page.path,
      String(page.performance),
      String(page.accessibility),
      String(page.bestPractices),
      String(page.seo),
      `${Math.round(page.lcpMs)} ms`,
      `${Math.round(page.tbtMs)} ms`,
      page.cls.toFixed(3),
      `${Math.round(page.scriptBytes / 1024)} KB`,
      page.failed.join(' '),
    ]),
  ]);
}
