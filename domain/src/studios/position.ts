/** A coordinate, in degrees, as everybody may know it: to two decimals, which is about a kilometre. */
export function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
