/** The day of an instant, as the reader writes it. */
export function dayIn(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(Date.parse(instant));
}
