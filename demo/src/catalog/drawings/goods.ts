import { fill, line, oval, rectangle, rounded, stroke } from '#demo/scenes/svg.ts';
import type { Point } from '#demo/scenes/svg.ts';
import type { Tones } from './tones.ts';

/** Bars of a wave around the middle of a box, as one path. */
function wave(x: number, y: number, width: number, height: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = x + ((index + 0.5) * width) / count;
    const loud = Math.abs(Math.sin(index * 0.55) * Math.cos(index * 0.17));
    const half = (height / 2) * (0.12 + 0.88 * loud);
    return line([
      [at, y - half],
      [at, y + half],
    ]);
  }).join('');
}

/** The small level meter that is the product's mark, as one path. */
function mark([x, y]: Point, size: number): string {
  return [0.45, 1, 0.7, 0.3]
    .map((height, index) =>
      rounded(
        x + size * (index * 0.3 - 0.55),
        y - (size * height) / 2,
        size * 0.18,
        size * height,
        size * 0.09,
      ),
    )
    .join('');
}

/** The cover of sounds that are downloaded. */
export function samples({ main, light, dark, shine, accent }: Tones): string {
  return (
    fill(rounded(330, 180, 540, 540, 28), dark) +
    fill(rounded(318, 168, 540, 540, 28), main) +
    fill(rounded(318, 168, 540, 120, 28), light, 0.5) +
    stroke(wave(370, 450, 436, 300, 28), shine, 9) +
    stroke(wave(370, 450, 140, 300, 9), accent, 9) +
    stroke(
      line([
        [370, 656],
        [560, 656],
      ]),
      shine,
      10,
      0.8,
    )
  );
}

/** A shirt with the mark on its chest. */
export function shirt({ main, dark, print }: Tones): string {
  return (
    fill(
      'M470 170L300 250L220 430L340 480L372 420V750H828V420L860 480L980 430L900 250L730 170C700 240 500 240 470 170z',
      main,
    ) +
    fill('M470 170C500 240 700 240 730 170L700 176C670 224 530 224 500 176z', dark) +
    fill('M372 420L420 330V750H372zM828 420L780 330V750H828z', dark, 0.3) +
    fill(mark([606, 400], 130), print)
  );
}

/** A bag of cloth with the mark. */
export function tote({ main, dark, shine, print, accent }: Tones): string {
  return (
    stroke('M470 330C470 90 730 90 730 330', dark, 24) +
    fill('M330 320H870L900 770H300z', main) +
    fill('M330 320H870L872 352H328z', dark, 0.35) +
    fill(mark([606, 540], 200), print) +
    fill(oval([730, 640], 14), accent) +
    fill(rectangle(420, 690, 360, 6), shine, 0.4)
  );
}

/** A mug with the mark. */
export function mug({ main, light, dark, print, ink }: Tones): string {
  return (
    stroke('M760 330C930 330 930 590 760 590', dark, 46) +
    stroke('M760 330C930 330 930 590 760 590', main, 30) +
    fill(rounded(380, 240, 400, 470, 46), main) +
    fill(oval([580, 246], 200, 40), dark) +
    fill(oval([580, 250], 176, 28), ink) +
    fill(rounded(404, 300, 50, 380, 24), light, 0.6) +
    fill(mark([590, 490], 150), print)
  );
}

/** A cap from the side. */
export function cap({ main, light, dark, print }: Tones): string {
  return (
    fill('M330 560C330 260 800 240 820 560z', main) +
    stroke('M574 340C640 390 668 470 670 552', dark, 7, 0.7) +
    fill('M800 540C960 540 1040 590 1040 620C940 600 840 600 330 600V552z', dark) +
    fill(oval([574, 334], 16), light) +
    fill(mark([480, 470], 110), print)
  );
}

/** A book of blank pages for sessions. */
export function notebook({ main, light, dark, shine, accent }: Tones): string {
  const rings = Array.from({ length: 9 }, (_, index) => rounded(352, 200 + index * 62, 60, 18, 9));
  return (
    fill(rounded(400, 160, 470, 610, 18), dark) +
    fill(rounded(386, 150, 470, 610, 18), main) +
    fill(rectangle(440, 150, 16, 610), light, 0.4) +
    fill(rings.join(''), shine) +
    fill(rounded(510, 300, 270, 130, 12), shine) +
    fill(mark([650, 366], 80), main) +
    fill(rectangle(800, 150, 18, 660), accent)
  );
}

/** A card in its envelope. */
export function giftCard({ main, light, dark, shine, accent, ink }: Tones): string {
  return (
    fill(rounded(250, 380, 700, 370, 20), dark) +
    fill(rounded(310, 190, 580, 360, 26), main) +
    fill(rounded(310, 190, 580, 70, 26), light, 0.5) +
    stroke(wave(370, 380, 300, 160, 18), shine, 9) +
    fill(rounded(720, 300, 110, 76, 12), shine) +
    fill(mark([778, 338], 50), ink) +
    fill('M250 440L600 640L950 440V730A20 20 0 0 1 930 750H270A20 20 0 0 1 250 730z', shine) +
    fill('M250 440L600 640L950 440V462L600 662L250 462z', ink, 0.12) +
    fill(oval([600, 640], 40), accent)
  );
}

/** A print in its frame. */
export function canvas({ main, dark, shine, ink, accent }: Tones): string {
  return (
    fill(rounded(256, 196, 720, 520, 8), dark) +
    fill(rounded(240, 180, 720, 520, 8), ink) +
    fill(rectangle(268, 208, 664, 464), main) +
    stroke(wave(310, 440, 580, 300, 44), shine, 8) +
    stroke(wave(310, 440, 250, 300, 19), accent, 8)
  );
}
