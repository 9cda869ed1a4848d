/** What somebody uses, in words that they know it by; null where it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

type Sign = readonly [pattern: RegExp, name: string];

// Each names the ones before it among its own signs, so the order decides.
const browsers: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The browser and system that a `User-Agent` header names. Made up as easily as told, so it is
 * shown to people and decides nothing.
 */
export function deviceOf(userAgent: string): Device {
  return { browser: nameOf(browsers, userAgent), system: nameOf(systems, userAgent) };
}

function nameOf(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
