import { describe, expect, test } from 'vitest';
import { countryPages } from './country.ts';
import { countryFacts } from './country-facts.ts';

describe.each(countryPages)('the facts of $name', ({ code }) => {
  const facts = countryFacts[code];

  test('name a currency and time zones that there are', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(facts.currency);
    for (const timeZone of facts.zones) {
      expect(new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone).toBe(timeZone);
    }
  });

  test('have a mains that goes together', () => {
    expect(facts.hertz).toBe(facts.volts === 120 ? 60 : 50);
    expect(facts.plugs.length).toBeGreaterThan(0);
    expect(facts.emergency).toMatch(/^\d{3}$/);
    expect(facts.societies.length).toBeGreaterThan(0);
  });
});
