import type { CountryPage } from './country.ts';

/** Shapes of plugs by the letters of IEC 60083. */
type Plug = 'A' | 'B' | 'C' | 'F' | 'G' | 'I' | 'L';

/** What to know before recording in a country. */
export interface CountryFacts {
  /** ISO 4217. */
  currency: string;
  /** IANA zones whose clocks differ, from east to west. */
  zones: readonly string[];
  volts: 120 | 230;
  /** The frequency of the mains: hum is at it and at its multiples. */
  hertz: 50 | 60;
  /** Plugs that fit. */
  plugs: readonly Plug[];
  /** The number that reaches police, ambulance and fire brigade. */
  emergency: string;
  /** Who collects for the writers of music when it is performed. */
  societies: readonly string[];
}

const american = { volts: 120, hertz: 60, plugs: ['A', 'B'], emergency: '911' } as const;
const british = { volts: 230, hertz: 50, plugs: ['G'] } as const;
const european = {
  currency: 'EUR',
  volts: 230,
  hertz: 50,
  plugs: ['C', 'F'],
  emergency: '112',
} as const;

/** Voltages are those of IEC 60038. */
export const countryFacts: Readonly<Record<CountryPage['code'], CountryFacts>> = {
  US: {
    ...american,
    currency: 'USD',
    zones: [
      'America/New_York',
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'America/Anchorage',
      'Pacific/Honolulu',
    ],
    societies: ['ASCAP', 'BMI', 'SESAC', 'GMR'],
  },
  CA: {
    ...american,
    currency: 'CAD',
    zones: [
      'America/St_Johns',
      'America/Halifax',
      'America/Toronto',
      'America/Winnipeg',
      'America/Edmonton',
      'America/Vancouver',
    ],
    societies: ['SOCAN'],
  },
  GB: {
    ...british,
    currency: 'GBP',
    zones: ['Europe/London'],
    emergency: '999',
    societies: ['PRS for Music'],
  },
  IE: {
    ...british,
    currency: 'EUR',
    zones: ['Europe/Dublin'],
    emergency: '112',
    societies: ['IMRO'],
  },
  DE: { ...european, zones: ['Europe/Berlin'], societies: ['GEMA'] },
  NL: { ...european, zones: ['Europe/Amsterdam'], societies: ['Buma/Stemra'] },
  ES: { ...european, zones: ['Europe/Madrid', 'Atlantic/Canary'], societies: ['SGAE'] },
  IT: { ...european, plugs: ['C', 'F', 'L'], zones: ['Europe/Rome'], societies: ['SIAE'] },
  AU: {
    currency: 'AUD',
    zones: [
      'Australia/Sydney',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Darwin',
      'Australia/Perth',
    ],
    volts: 230,
    hertz: 50,
    plugs: ['I'],
    emergency: '000',
    societies: ['APRA AMCOS'],
  },
};
