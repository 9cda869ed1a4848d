const formats = new Map<string, Intl.NumberFormat>();

/** A rating, always with one decimal: `4.0`. */
export function formatRating(rating: number, language: string): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    formats.set(language, format);
  }
  return format.format(rating);
}
