/** `1:05`, `61:05` or `1:01:05`, with parts of a second or without. */
const MOMENT = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d(?:\.\d{1,3})?)$/;

/** The milliseconds that a moment of a sound is from its beginning; undefined for what names none. */
export function readMoment(text: string): number | undefined {
  const found = MOMENT.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds] = found;
  if (hours !== '0' && Number(minutes) > 59) return undefined;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}

/** A moment of a sound (milliseconds) as it is typed: `1:05`, and from an hour on `1:01:05`. */
export function momentText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const seconds = ((ms % 60_000) / 1000).toFixed(3).replace(/\.?0+$/, '');
  const padded = seconds.replace(/^\d(?!\d)/, '0$&');
  return hours > 0
    ? `${hours}:${String(minutes % 60).padStart(2, '0')}:${padded}`
    : `${minutes}:${padded}`;
}
