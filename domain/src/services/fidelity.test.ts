import { describe, expect, test } from 'vitest';
import {
  deliverables,
  fidelityPrice,
  fidelityQualities,
  fidelityScales,
  fidelityServices,
  fidelityTerms,
  REVISION_HOURS,
  trackCaps,
} from './fidelity.ts';
import type { FidelityScale, FidelityService } from './fidelity.ts';

describe('prices, as the specification has them', () => {
  test.each<[FidelityService, FidelityScale, standard: number, premium: number, platinum: number]>([
    ['mixing', 'single', 150, 250, 400],
    ['mixing', 'ep', 450, 750, 1200],
    ['mixing', 'album', 900, 1500, 2400],
    ['mastering', 'single', 75, 125, 200],
    ['mastering', 'ep', 225, 375, 600],
    ['mastering', 'album', 450, 750, 1200],
    ['both', 'single', 200, 350, 550],
    ['both', 'ep', 600, 1050, 1650],
    ['both', 'album', 1200, 2100, 3300],
  ])('%s of %s', (service, scale, ...prices) => {
    expect(
      fidelityQualities.map(
        (quality) => fidelityPrice({ service, scale, quality }).priceCents / 100,
      ),
    ).toEqual(prices);
  });

  test('the original price is that of each track and each service on its own', () => {
    const original = (service: FidelityService, scale: FidelityScale) =>
      fidelityPrice({ service, scale, quality: 'premium' }).originalCents / 100;
    expect(original('mixing', 'single')).toBe(250);
    expect(original('mixing', 'ep')).toBe(1000);
    expect(original('mastering', 'album')).toBe(1250);
    expect(original('both', 'single')).toBe(375);
    expect(original('both', 'album')).toBe(3750);
  });

  test('no choice costs more than its original price', () => {
    for (const service of fidelityServices) {
      for (const scale of fidelityScales) {
        for (const quality of fidelityQualities) {
          const { priceCents, originalCents } = fidelityPrice({ service, scale, quality });
          expect(originalCents).toBeGreaterThanOrEqual(priceCents);
        }
      }
    }
  });
});

test('terms, as the specification has them', () => {
  expect(trackCaps).toEqual({ single: 1, ep: 4, album: 10 });
  expect(
    fidelityQualities.map((quality) => {
      const { revisions, turnaroundDays, hasReferenceMatching, hasStemMastering } =
        fidelityTerms[quality];
      return [revisions, turnaroundDays, hasReferenceMatching, hasStemMastering];
    }),
  ).toEqual([
    [2, 7, false, false],
    [4, 5, true, false],
    [null, 3, true, true],
  ]);
  expect(REVISION_HOURS).toEqual({ from: 24, to: 48 });
  expect(deliverables.map(({ format, detail }) => `${format} ${detail}`)).toEqual([
    'WAV 24-bit/96kHz',
    'MP3 320kbps',
  ]);
});
