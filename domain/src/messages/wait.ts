const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Until how many of a unit it is told in that unit: 90 seconds say more than 2 minutes. */
const TELLING = 90;

/**
 * How long to wait, in words of a language: `40 seconds`, `15 minutes`, `20 hours`. Rounded up, so
 * that whoever waits that long does not come too early.
 */
export function formatWait(seconds: number, language: string): string {
  const [amount, unit] =
    seconds <= TELLING
      ? ([seconds, 'second'] as const)
      : seconds <= TELLING * MINUTE
        ? ([seconds / MINUTE, 'minute'] as const)
        : ([seconds / HOUR, 'hour'] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(amount));
}
