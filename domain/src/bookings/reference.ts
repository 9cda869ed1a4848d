/**
 * What people call a booking when they speak or write of it: `RT-0031`. It is the id itself, so that
 * it needs no column, is never given twice, and leads whoever is told it to the booking. Digits are
 * read aloud in any language, and are not mistaken for letters. It opens nothing: who may see a
 * booking is asked of the session.
 */
export function bookingReference(id: number): string {
  return `RT-${String(id).padStart(4, '0')}`;
}
