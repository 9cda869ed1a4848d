import { tone } from '../paint.ts';
import {
  curve,
  dots,
  fill,
  group,
  line,
  outline,
  oval,
  placed,
  rectangle,
  rounded,
  stroke,
  type Point,
} from '../svg.ts';
import type { Closeup } from './closeup.ts';

/** The body of an electric guitar with its pickups and strings. */
export const guitar: Closeup = {
  subject: 'Strings and pickups of an electric guitar',
  draw({ stage, random, studio }) {
    const { paint } = stage;
    const body = random.pick(['accent', 'cloth', 'rug', 'pale', 'timber'] as const);
    const guard = body === 'pale' ? 'gear' : 'pale';
    const strings = Array.from({ length: 6 }, (_, index) => -62.5 + index * 25);
    const pickup = (x: number) =>
      fill(rounded(x - 34, -92, 68, 184, 20), tone(paint, 'gear', 0.02)) +
      dots(
        strings.map((y): Point => [x, y]),
        tone(paint, 'metal', 0.3),
        15,
      );
    const wires = strings.map((y) =>
      line([
        [-560, y],
        [900, y * 0.86],
      ]),
    );
    const contour =
      'M-620-250C-420-420-160-330 20-260C120-222 190-250 260-330C330-410 470-400 470-290C470-210 400-190 400-120V120C400 190 480 200 500 280C520 380 400 430 280 350C190 290 120 250 20 280C-180 340-440 440-640 260C-760 140-760-130-620-250z';
    return group(
      {
        transform: placed(
          [560, 430],
          random.between(1, 1.12),
          studio.mirrored,
          random.between(-24, -10),
        ),
      },
      fill(contour, paint.light.shadow, 0.3).replace('<path', '<path transform="translate(26 30)"'),
      fill(contour, tone(paint, body, -0.04)),
      fill(contour, 'url(#round)', 0.6),
      stroke(
        curve([
          [-600, -238],
          [-420, -372],
          [-170, -318],
          [10, -252],
        ]),
        paint.light.glow,
        6,
        0.35,
      ),
      fill(
        'M-250-180C-120-210 60-190 250-150L330-110V110C260 170 60 250-80 240C-220 230-300 150-330 60C-340-60-320-160-250-180z',
        tone(paint, guard, -0.02),
      ),
      fill(rectangle(330, -80, 700, 160), tone(paint, 'timber', -0.3)),
      stroke(
        [0, 1, 2, 3, 4]
          .map((index) =>
            line([
              [400 + index * 92, -78],
              [400 + index * 92, 78],
            ]),
          )
          .join(''),
        tone(paint, 'metal', 0.3),
        7,
      ),
      dots(
        [
          [446, 0],
          [630, 0],
        ],
        tone(paint, 'pale', 0),
        26,
      ),
      pickup(230),
      pickup(70),
      pickup(-100),
      fill(rounded(-300, -98, 84, 196, 12), tone(paint, 'metal', 0.1)),
      fill(strings.map((y) => rectangle(-290, y - 9, 60, 18)).join(''), tone(paint, 'metal', -0.2)),
      [0, 1, 2]
        .map(
          (index) =>
            fill(oval([-150 + index * 100, 190 - index * 22], 38), tone(paint, 'gear', 0.05)) +
            fill(oval([-156 + index * 100, 184 - index * 22], 28), tone(paint, 'metal', 0.06)),
        )
        .join(''),
      stroke(wires.join(''), paint.light.shadow, 5, 0.3).replace(
        '<path',
        '<path transform="translate(4 9)"',
      ),
      stroke(wires.join(''), tone(paint, 'metal', 0.4), 4),
    );
  },
};

/** A cello's bridge, strings and f-holes, and a bow across them. */
export const cello: Closeup = {
  subject: "A bow across a cello's strings",
  draw({ stage, random, studio }) {
    const { paint } = stage;
    const wood = random.pick(['#A65E2E', '#8E4B26', '#B5733B'] as const);
    const hole = (x: number) =>
      `M${x} -150c26-26 52-4 38 26c-20 52-44 92-30 150c10 44-26 66-46 40c20 6 32-8 26-36c-12-60 14-104 28-152c6-24-6-36-16-28z`;
    const strings = [-33, -11, 11, 33];
    return group(
      {
        transform: placed(
          [600 + random.between(-40, 40), 420],
          random.between(1, 1.14),
          studio.mirrored,
          random.between(-12, 8),
        ),
      },
      fill(
        'M-330-620C-360-420-300-300-270-220C-236-120-250-20-300 60C-390 200-440 330-440 620H440C440 330 390 200 300 60C250-20 236-120 270-220C300-300 360-420 330-620z',
        tone(paint, wood, -0.02),
      ),
      fill(
        'M-330-620C-360-420-300-300-270-220C-236-120-250-20-300 60C-390 200-440 330-440 620H440C440 330 390 200 300 60C250-20 236-120 270-220C300-300 360-420 330-620z',
        'url(#round)',
        0.8,
      ),
      stroke(
        curve([
          [-318, -560],
          [-322, -420],
          [-262, -250],
          [-238, -120],
          [-262, 10],
          [-350, 160],
          [-412, 340],
        ]),
        paint.light.shadow,
        5,
        0.4,
      ),
      stroke(
        curve([
          [318, -560],
          [322, -420],
          [262, -250],
          [238, -120],
          [262, 10],
          [350, 160],
          [412, 340],
        ]),
        paint.light.shadow,
        5,
        0.4,
      ),
      fill(hole(-190), tone(paint, 'gear', -0.2)),
      fill(hole(150), tone(paint, 'gear', -0.2)),
      fill(
        outline([
          [-46, -640],
          [46, -640],
          [58, -120],
          [-58, -120],
        ]),
        tone(paint, 'gear', 0.02),
      ),
      fill(
        'M-104 40C-70 10-60-30-58-66H58C60-30 70 10 104 40L88 56C60 30 30 22 0 22C-30 22-60 30-88 56z',
        tone(paint, '#D9A868', 0),
      ),
      fill('M-40 150L-62 420C-30 452 30 452 62 420L40 150z', tone(paint, 'gear', 0.04)),
      stroke(
        strings
          .map((x) =>
            line([
              [x * 0.8, -640],
              [x * 1.5, -64],
              [x * 1.1, 170],
            ]),
          )
          .join(''),
        tone(paint, 'metal', 0.4),
        4,
      ),
      stroke(
        line([
          [-760, -24],
          [720, -196],
        ]),
        paint.light.shadow,
        16,
        0.25,
      ),
      stroke(
        line([
          [-760, -50],
          [720, -222],
        ]),
        tone(paint, 'pale', 0),
        15,
      ),
      stroke(
        line([
          [-760, -84],
          [720, -250],
        ]),
        tone(paint, 'timber', -0.16),
        13,
      ),
      stroke(
        line([
          [-760, -88],
          [720, -254],
        ]),
        paint.light.glow,
        3,
        0.4,
      ),
    );
  },
};
