import { fill, line, oval, rectangle, rounded, stroke } from '#demo/scenes/svg.ts';
import type { Tones } from './tones.ts';

/** Upright bars or level lines of a grille, as one path. */
function grille(x: number, y: number, width: number, height: number, step: number): string {
  const bars = Math.floor(width / step);
  return Array.from({ length: bars }, (_, index) => {
    const at = x + step / 2 + index * step;
    // Shorter towards the sides, where the body is round.
    const side = Math.abs(at - x - width / 2) / (width / 2);
    const inset = height * 0.24 * side ** 3;
    return line([
      [at, y + inset],
      [at, y + height - inset],
    ]);
  }).join('');
}

/** A large-diaphragm microphone with its badge. */
export function condenser({ main, light, dark, metal, shine, ink, accent }: Tones): string {
  return (
    fill(rounded(480, 170, 240, 270, 118), metal) +
    stroke(grille(492, 196, 216, 220, 18), ink, 4, 0.45) +
    stroke(
      line([
        [482, 300],
        [718, 300],
      ]),
      ink,
      7,
      0.5,
    ) +
    fill(rounded(470, 420, 260, 34, 10), shine) +
    fill(rounded(480, 454, 240, 250, 26), main) +
    fill(rounded(496, 454, 40, 250, 18), light, 0.7) +
    fill(rounded(664, 454, 56, 250, 20), dark, 0.6) +
    fill(oval([600, 528], 26), shine) +
    fill(oval([600, 528], 11), accent) +
    stroke(
      line([
        [560, 610],
        [640, 610],
      ]),
      shine,
      5,
      0.7,
    ) +
    fill(rounded(540, 704, 120, 44, 12), metal)
  );
}

/** A ribbon microphone: long and slim, open to both sides. */
export function ribbon({ main, light, dark, metal, shine, ink }: Tones): string {
  return (
    fill(rounded(520, 130, 160, 440, 70), metal) +
    stroke(grille(532, 160, 136, 380, 15), ink, 3.5, 0.5) +
    fill(rectangle(590, 150, 20, 400), shine, 0.9) +
    fill(rounded(508, 540, 184, 30, 8), shine) +
    fill(rounded(524, 570, 152, 170, 22), main) +
    fill(rounded(536, 570, 26, 170, 12), light, 0.7) +
    fill(rounded(640, 570, 36, 170, 16), dark, 0.6) +
    fill(rounded(560, 740, 80, 30, 8), metal)
  );
}

/** A stage microphone that lies across the picture. */
export function dynamic({ main, light, dark, metal, shine, ink }: Tones): string {
  const dents = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) =>
      oval([292 + column * 26 + (row % 2) * 13, 352 + row * 30], 7),
    ).join(''),
  ).join('');
  return (
    fill(oval([380, 450], 138), metal) +
    fill(dents, ink, 0.35) +
    fill(rectangle(368, 312, 26, 276), shine) +
    fill(rounded(486, 366, 40, 168, 10), shine) +
    fill('M526 378L930 408V492L526 522z', main) +
    fill('M526 378L930 408V426L526 412z', light, 0.8) +
    fill('M526 502L930 474V492L526 522z', dark, 0.7) +
    fill(rounded(620, 432, 56, 34, 10), ink) +
    fill(rounded(630, 438, 20, 22, 6), shine) +
    fill(rounded(926, 414, 40, 72, 8), metal)
  );
}

/** A microphone for speech, in the arm that holds it. */
export function broadcast({ main, light, dark, metal, ink, accent }: Tones): string {
  return (
    stroke('M600 640V760M470 640H730M470 640V330M730 640V330', metal, 20) +
    fill(rounded(500, 200, 200, 380, 96), main) +
    fill(rounded(514, 216, 44, 348, 22), light, 0.6) +
    fill(rounded(644, 216, 44, 348, 22), dark, 0.6) +
    fill(rounded(512, 212, 176, 150, 80), ink) +
    stroke(grille(530, 232, 140, 110, 14), metal, 3, 0.6) +
    fill(oval([600, 440], 12), accent) +
    fill(oval([470, 400], 18) + oval([730, 400], 18), metal)
  );
}
