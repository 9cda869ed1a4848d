import { cities } from '#domain/studios/city.ts';

/**
 * The country that a reader is most likely in, ISO 3166-1 alpha-2: that of the city whose clock they
 * live by, or else the one of their language (`de-AT`). Undefined when neither tells.
 */
export function visitorCountry(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    cities.find(({ zone }) => zone === timeZone)?.countryCode ??
    new Intl.Locale(navigator.language).region
  );
}
