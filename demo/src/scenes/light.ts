import type { Colour } from './colour.ts';

export type TimeOfDay = 'morning' | 'day' | 'evening' | 'night';

/** What the hour does to a picture. */
export interface Light {
  time: TimeOfDay;
  /** The sky from its height down to the horizon. */
  sky: readonly [Colour, Colour, Colour];
  /** What lies in shade leans towards this. */
  shadow: Colour;
  /** What is lit leans towards this. */
  glow: Colour;
  /** The colour of the hour, and how much of it lies on everything, 0–1. */
  tint: readonly [Colour, number];
  /** How far everything sinks into shade before any lamp is lit, 0–1. */
  dim: number;
  /** Opacity of the sunlight on the floor, 0–1. Without sun, no shafts. */
  sun: number;
  /** Metres that a sunbeam travels sideways and into the room for each metre that it falls. */
  slant: readonly [across: number, deeper: number];
  /** Brightness of lamps, 0–1. */
  lamps: number;
}

export const lights: Readonly<Record<TimeOfDay, Light>> = {
  morning: {
    time: 'morning',
    sky: ['#9CC3DC', '#E6DFD6', '#FBE2BC'],
    shadow: '#38405A',
    glow: '#FFF1CC',
    tint: ['#FFE7BD', 0.08],
    dim: 0.03,
    sun: 0.62,
    slant: [1.15, 0.35],
    lamps: 0.25,
  },
  day: {
    time: 'day',
    sky: ['#86BBDD', '#B8DAE8', '#E9F2EC'],
    shadow: '#3A3338',
    glow: '#FFFCEF',
    tint: ['#FFFDF6', 0.03],
    dim: 0,
    sun: 0.46,
    slant: [0.62, 0.12],
    lamps: 0.15,
  },
  evening: {
    time: 'evening',
    sky: ['#5D5680', '#D98468', '#FBCB86'],
    shadow: '#2C1C33',
    glow: '#FFC488',
    tint: ['#EE9350', 0.17],
    dim: 0.14,
    sun: 0.7,
    slant: [1.5, 0.25],
    lamps: 0.75,
  },
  night: {
    time: 'night',
    sky: ['#10172E', '#1C2847', '#3A4570'],
    shadow: '#0F1020',
    glow: '#FFC97F',
    tint: ['#3A3F6E', 0.06],
    dim: 0.47,
    sun: 0,
    slant: [0.4, 0.3],
    lamps: 1,
  },
};
