import { useTranslation } from 'react-i18next';
import { fidelityTerms, trackCaps } from '#domain/services/fidelity.ts';
import type { FidelityChoice, FidelityQuality, FidelityScale } from '#domain/services/fidelity.ts';

/** Words packages in the reader's language. */
export interface FidelityWords {
  /** A choice in one line. */
  nameOf: (choice: FidelityChoice) => string;
  /** How many tracks a scale has. */
  tracksOf: (scale: FidelityScale) => string;
  /** What comes with a quality, a line for each. */
  included: (quality: FidelityQuality) => string[];
}

export function useFidelityWords(): FidelityWords {
  const { t } = useTranslation('services');
  return {
    nameOf: ({ service, scale, quality }) =>
      t('fidelity.choice', {
        service: t(`fidelity.services.${service}`),
        scale: t(`fidelity.scales.${scale}`),
        quality: t(`fidelity.qualities.${quality}`),
      }),
    tracksOf: (scale) =>
      trackCaps[scale] === 1
        ? t('fidelity.oneTrack')
        : t('fidelity.tracks', { tracks: trackCaps[scale] }),
    included(quality) {
      const { revisions, turnaroundDays, hasReferenceMatching, hasStemMastering } =
        fidelityTerms[quality];
      return [
        t('fidelity.included.turnaround', { days: turnaroundDays }),
        revisions === null
          ? t('fidelity.included.unlimited')
          : t('fidelity.included.revisions', { revisions }),
        t('fidelity.included.formats'),
        ...(hasReferenceMatching ? [t('fidelity.included.reference')] : []),
        ...(hasStemMastering ? [t('fidelity.included.stems')] : []),
      ];
    },
  };
}
