import type { Point } from '../svg.ts';

/** Joints of a quiet figure in centimetres: right of its place, above the floor. */
export interface Pose {
  head: Point;
  /** Which way the face looks: −1 left, 0 away from the viewer, 1 right. */
  looks: -1 | 0 | 1;
  shoulders: readonly [left: Point, right: Point];
  hips: readonly [left: Point, right: Point];
  /** Shoulder, elbow, hand. */
  arms: readonly Limb[];
  /** Hip, knee, foot. */
  legs: readonly Limb[];
  wears?: 'headphones';
  /** Thin things held in the hands: sticks, a bow. */
  holds?: readonly (readonly [Point, Point])[];
  /** A guitar hung across the body. */
  guitar?: true;
}

type Limb = readonly [Point, Point, Point];

const upright: Pick<Pose, 'looks' | 'shoulders' | 'hips' | 'legs'> = {
  looks: 1,
  shoulders: [
    [-15, 138],
    [15, 138],
  ],
  hips: [
    [-11, 92],
    [11, 92],
  ],
  legs: [
    [
      [-6, 92],
      [-8, 48],
      [-9, 4],
    ],
    [
      [6, 92],
      [8, 48],
      [11, 4],
    ],
  ],
};

const seatedSideways: Pick<Pose, 'looks' | 'shoulders' | 'hips'> = {
  looks: 1,
  shoulders: [
    [-11, 102],
    [11, 101],
  ],
  hips: [
    [-13, 54],
    [6, 52],
  ],
};

export const poses = {
  standing: {
    ...upright,
    head: [0, 164],
    arms: [
      [
        [-17, 137],
        [-21, 112],
        [-17, 90],
      ],
      [
        [17, 137],
        [21, 112],
        [18, 90],
      ],
    ],
  },
  singing: {
    ...upright,
    head: [3, 164],
    arms: [
      [
        [-16, 137],
        [-22, 113],
        [-17, 91],
      ],
      [
        [15, 136],
        [23, 116],
        [30, 134],
      ],
    ],
    wears: 'headphones',
  },
  playingGuitar: {
    ...upright,
    head: [1, 163],
    arms: [
      [
        [-16, 136],
        [-29, 114],
        [-4, 103],
      ],
      [
        [16, 136],
        [28, 112],
        [34, 122],
      ],
    ],
    guitar: true,
  },
  conducting: {
    ...upright,
    head: [0, 164],
    arms: [
      [
        [-16, 136],
        [-33, 124],
        [-39, 146],
      ],
      [
        [16, 136],
        [34, 126],
        [43, 150],
      ],
    ],
    holds: [
      [
        [43, 150],
        [60, 166],
      ],
    ],
  },
  seatedFromBehind: {
    head: [0, 129],
    looks: 0,
    shoulders: [
      [-18, 104],
      [18, 104],
    ],
    hips: [
      [-14, 52],
      [14, 52],
    ],
    arms: [
      [
        [-19, 101],
        [-27, 82],
        [-20, 76],
      ],
      [
        [19, 101],
        [27, 82],
        [22, 76],
      ],
    ],
    legs: [],
  },
  drumming: {
    head: [0, 131],
    looks: 1,
    shoulders: [
      [-16, 107],
      [16, 107],
    ],
    hips: [
      [-12, 52],
      [12, 52],
    ],
    arms: [
      [
        [-17, 105],
        [-32, 88],
        [-25, 94],
      ],
      [
        [17, 105],
        [33, 93],
        [31, 108],
      ],
    ],
    legs: [],
    holds: [
      [
        [-25, 94],
        [-4, 88],
      ],
      [
        [31, 108],
        [46, 128],
      ],
    ],
  },
  seated: {
    ...seatedSideways,
    head: [4, 127],
    arms: [
      [
        [-1, 98],
        [1, 76],
        [24, 76],
      ],
    ],
    legs: [
      [
        [-4, 52],
        [34, 52],
        [33, 4],
      ],
      [
        [-2, 54],
        [38, 55],
        [42, 5],
      ],
    ],
  },
  bowing: {
    head: [-2, 123],
    looks: -1,
    shoulders: [
      [-14, 99],
      [14, 99],
    ],
    hips: [
      [-12, 48],
      [12, 48],
    ],
    arms: [
      [
        [-15, 97],
        [-23, 82],
        [-6, 94],
      ],
      [
        [15, 97],
        [29, 78],
        [22, 60],
      ],
    ],
    legs: [
      [
        [-10, 48],
        [-26, 46],
        [-26, 4],
      ],
      [
        [10, 48],
        [26, 46],
        [26, 4],
      ],
    ],
    holds: [
      [
        [22, 60],
        [-34, 66],
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof poses;
