import { expect, test } from 'vitest';
import { formatWait } from './wait.ts';

test.each([
  [1, 'en', '1 second'],
  [90, 'en', '90 seconds'],
  [91, 'en', '2 minutes'],
  [900, 'en', '15 minutes'],
  [3600, 'en', '60 minutes'],
  [5400, 'en', '90 minutes'],
  [5401, 'en', '2 hours'],
  [86_400, 'en', '24 hours'],
  [1, 'de', '1 Sekunde'],
  [721, 'de', '13 Minuten'],
  [720, 'es', '12 minutos'],
  [1, 'fr', '1 seconde'],
  [720, 'fr', '12 minutes'],
  [720, 'ja', '12 分'],
])('%i seconds in %s are %s', (seconds, language, words) => {
  expect(formatWait(seconds, language).replaceAll('\u00A0', ' ')).toBe(words);
});
