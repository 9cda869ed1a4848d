import { dots, fill, line, oval, rounded, stroke } from '#demo/scenes/svg.ts';
import type { Point } from '#demo/scenes/svg.ts';
import type { Tones } from './tones.ts';

/** A knob with the line that shows where it stands. */
function knob([x, y]: Point, radius: number, turn: number, { ink, metal, shine }: Tones): string {
  const at = (share: number): Point => [
    x + radius * share * Math.sin(turn),
    y - radius * share * Math.cos(turn),
  ];
  return (
    fill(oval([x, y], radius + 7), metal) +
    fill(oval([x, y], radius), ink) +
    stroke(line([at(0.35), at(0.85)]), shine, 6)
  );
}

/** An audio interface from the front: inputs, knobs and a meter. */
export function interfaceBox(tones: Tones): string {
  const { main, light, dark, shine, ink, accent, metal } = tones;
  const lamps: Point[] = Array.from({ length: 6 }, (_, index) => [742, 520 - index * 26]);
  return (
    fill(rounded(210, 320, 780, 270, 26), dark) +
    fill(rounded(210, 310, 780, 260, 26), main) +
    fill(rounded(226, 322, 748, 26, 13), light, 0.7) +
    fill(oval([310, 450], 54) + oval([452, 450], 54), metal) +
    fill(oval([310, 450], 42) + oval([452, 450], 42), ink) +
    dots(
      [310, 452].flatMap((x): Point[] => [
        [x, 430],
        [x - 17, 460],
        [x + 17, 460],
      ]),
      shine,
      11,
    ) +
    knob([566, 450], 34, -0.7, tones) +
    knob([660, 450], 34, 0.4, tones) +
    dots(lamps.slice(0, 4), shine, 15) +
    dots(lamps.slice(4), accent, 15) +
    knob([862, 450], 62, 0.9, tones) +
    fill(rounded(280, 590, 90, 18, 8) + rounded(830, 590, 90, 18, 8), ink)
  );
}

/** Headphones from the front. */
export function headphones({ main, light, dark, metal, ink }: Tones): string {
  return (
    stroke('M342 540C342 120 858 120 858 540', ink, 44) +
    stroke('M342 540C342 120 858 120 858 540', main, 26) +
    stroke('M420 300C510 186 690 186 780 300', light, 10, 0.7) +
    stroke('M342 470V560M858 470V560', metal, 18) +
    fill(rounded(268, 490, 130, 220, 58) + rounded(802, 490, 130, 220, 58), dark) +
    fill(rounded(292, 500, 92, 200, 44) + rounded(816, 500, 92, 200, 44), main) +
    fill(rounded(376, 506, 46, 188, 22) + rounded(778, 506, 46, 188, 22), ink)
  );
}

/** A loudspeaker for the desk, with its woofer and its tweeter. */
export function monitor({ main, light, dark, metal, shine, ink, accent }: Tones): string {
  return (
    fill(rounded(400, 130, 420, 640, 26), dark) +
    fill(rounded(380, 130, 420, 640, 26), main) +
    fill(rounded(392, 142, 396, 30, 14), light, 0.6) +
    fill(oval([590, 290], 74), metal) +
    fill(oval([590, 290], 58), ink) +
    fill(oval([590, 290], 24), shine) +
    fill(oval([590, 545], 158), metal) +
    fill(oval([590, 545], 140), ink) +
    fill(oval([590, 545], 104), dark) +
    fill(oval([590, 545], 46), metal) +
    fill(oval([560, 515], 16), shine, 0.6) +
    fill(oval([590, 738], 8), accent)
  );
}

/** A coil of cable with its two plugs. */
export function cable({ main, light, metal, shine, ink }: Tones): string {
  const rings = [0, 1, 2, 3].map((index) => oval([600, 470], 230 - index * 26, 200 - index * 22));
  return (
    stroke(rings.join(''), main, 22) +
    stroke(oval([594, 462], 232, 202), light, 5, 0.6) +
    stroke('M770 600C860 690 900 690 960 640', main, 22) +
    stroke('M430 600C350 690 300 690 240 640', main, 22) +
    fill(rounded(930, 560, 74, 110, 18) + rounded(196, 560, 74, 110, 18), ink) +
    fill(rounded(948, 506, 38, 60, 8) + rounded(214, 506, 38, 60, 8), metal) +
    fill(rounded(956, 490, 22, 30, 8) + rounded(222, 490, 22, 30, 8), shine) +
    fill(rounded(558, 640, 84, 64, 14), ink)
  );
}

/** A stand with its boom and three feet. */
export function stand({ main, light, metal, ink, accent }: Tones): string {
  return (
    stroke('M600 720L430 800M600 720L770 800M600 720V800', ink, 22) +
    stroke('M560 730V300', metal, 26) +
    stroke('M552 730V310', light, 6, 0.7) +
    stroke('M360 420L860 190', main, 24) +
    stroke('M366 410L852 186', light, 5, 0.7) +
    fill(oval([560, 330], 36), ink) +
    fill(oval([560, 330], 14), accent) +
    fill(rounded(300, 398, 84, 76, 18), ink) +
    fill(oval([866, 188], 22), metal)
  );
}
