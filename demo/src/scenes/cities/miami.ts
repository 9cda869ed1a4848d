import { fill, line, outline, oval, rectangle, rounded, stroke } from '../svg.ts';
import type { Canvas } from './canvas.ts';
import { blocks, palm, windows } from './skyline.ts';

/** Low hotels with rounded corners along the beach, towers far behind, palms. */
export function drawMiami(canvas: Canvas): string {
  const { random } = canvas;
  const base = 610;
  return (
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [150, 320],
      widths: [40, 74],
      nearness: 0.12,
      windows: 0.25,
    }) +
    blocks(canvas, {
      from: -10,
      to: 1210,
      base,
      heights: [80, 200],
      widths: [44, 84],
      nearness: 0.22,
      windows: 0.35,
    }) +
    hotel(canvas, 30, 250, 210, base, '#F0D9BE', 'accent') +
    hotel(canvas, 300, 240, 270, base, '#F3C9B4', '#6FA5A0') +
    hotel(canvas, 560, 270, 230, base, '#EFE6D2', '#E39A76') +
    hotel(canvas, 850, 320, 250, base, '#BFD8CC', '#F0E2C0') +
    fill(rectangle(0, base, 1200, 30), canvas.far('#C9BBA2', 0.8, -0.2)) +
    fill(rectangle(0, base + 24, 1200, 190), 'url(#sand)') +
    sea(canvas) +
    hut(canvas, 760 + random.between(-40, 40), 730) +
    palm(canvas, 130, 690, 380 + random.between(-20, 20), 34, 0.92) +
    palm(canvas, 282, 662, 270, -20, 0.84) +
    palm(canvas, 556, 650, 230, 14, 0.8) +
    palm(canvas, 1090, 700, 420 + random.between(-20, 20), -36, 0.92) +
    palm(canvas, 1000, 664, 280, 12, 0.84)
  );
}

/** A hotel of the thirties: eyebrows over its windows, a fin in the middle, a band at the top. */
function hotel(
  canvas: Canvas,
  x: number,
  width: number,
  height: number,
  base: number,
  wall: string,
  trim: string,
): string {
  const front = canvas.far(wall as `#${string}`, 0.74, -0.02);
  const second = canvas.far(trim as 'accent', 0.76, 0);
  const top = base - height;
  const floors = Math.floor((height - 60) / 52);
  const brows = Array.from({ length: floors }, (_, index) => top + 42 + index * 52);
  const middle = x + width / 2;
  return (
    fill(rounded(x, top, width, height + 40, 26), front) +
    fill(
      rectangle(x + width * 0.72, top + 24, width * 0.28, height - 24),
      canvas.light.shadow,
      0.1,
    ) +
    brows
      .map(
        (y) =>
          windows(canvas, [x + 18, y + 8], [width / 2 - 48, 36], [2, 1], 1) +
          windows(canvas, [middle + 30, y + 8], [width / 2 - 48, 36], [2, 1], 1),
      )
      .join('') +
    fill(
      brows
        .map(
          (y) =>
            rectangle(x + 10, y, width / 2 - 36, 7) + rectangle(middle + 26, y, width / 2 - 36, 7),
        )
        .join(''),
      second,
    ) +
    fill(rounded(middle - 17, top - 46, 34, height - 20, 12), second) +
    stroke(
      [-7, 0, 7]
        .map((dx) =>
          line([
            [middle + dx, top - 30],
            [middle + dx, base - 92],
          ]),
        )
        .join(''),
      front,
      2.4,
    ) +
    fill(rectangle(x + 14, base - 62, width - 28, 9), second) +
    fill(
      rectangle(x + 26, base - 50, width - 52, 50),
      canvas.lit ? '#FFD795' : canvas.far('gear', 0.76, 0.3),
      canvas.lit ? 0.8 : 0.5,
    ) +
    (canvas.lit
      ? fill(oval([middle, top - 20], 120, 80), 'url(#glow)', 0.4) +
        stroke(
          line([
            [x + 14, top + 22],
            [x + width - 14, top + 22],
          ]),
          '#FFE2AE',
          4,
          0.9,
        )
      : '')
  );
}

function sea(canvas: Canvas): string {
  return (
    fill(
      'M0 800V768C200 746 380 786 600 764S1000 742 1200 766V800z',
      canvas.far('#5E9C9C', 0.84, 0),
    ) + stroke('M0 768C200 746 380 786 600 764S1000 742 1200 766', '#FBF6EA', 5, 0.7)
  );
}

/** A lifeguard's hut on stilts. */
function hut(canvas: Canvas, x: number, base: number): string {
  const [wall, roof] = [canvas.far('#F2E4C4', 0.96, 0), canvas.far('cloth', 0.96, 0)];
  return (
    fill(oval([x + 14, base + 2], 96, 13), canvas.light.shadow, 0.25) +
    stroke(
      line([
        [x - 50, base - 60],
        [x - 58, base],
      ]) +
        line([
          [x + 50, base - 60],
          [x + 58, base],
        ]) +
        line([
          [x, base - 60],
          [x, base],
        ]),
      canvas.far('timber', 0.96, -0.2),
      7,
    ) +
    fill(rectangle(x - 74, base - 68, 148, 10), canvas.far('accent', 0.96, 0)) +
    fill(rectangle(x - 48, base - 136, 96, 70), wall) +
    fill(rectangle(x + 14, base - 136, 34, 70), canvas.light.shadow, 0.12) +
    fill(
      rectangle(x - 24, base - 122, 44, 30),
      canvas.lit ? '#FFD795' : canvas.far('gear', 0.9, 0.3),
    ) +
    fill(
      outline([
        [x - 66, base - 134],
        [x - 40, base - 166],
        [x + 40, base - 166],
        [x + 66, base - 134],
      ]),
      roof,
    ) +
    stroke(
      line([
        [x - 74, base - 68],
        [x - 74, base - 94],
        [x - 48, base - 94],
      ]) +
        line([
          [x + 48, base - 94],
          [x + 74, base - 94],
          [x + 74, base - 68],
        ]),
      canvas.far('accent', 0.96, 0),
      4,
    ) +
    stroke(
      line([
        [x + 70, base - 62],
        [x + 118, base],
      ]) +
        line([
          [x + 86, base - 62],
          [x + 134, base],
        ]),
      canvas.far('timber', 0.96, -0.2),
      4,
    )
  );
}
