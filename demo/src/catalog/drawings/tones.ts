import { lightness, mix } from '#demo/scenes/colour.ts';
import type { Colour } from '#demo/scenes/colour.ts';

/** The colours of a thing: its own, and what follows from it. */
export interface Tones {
  main: Colour;
  light: Colour;
  dark: Colour;
  metal: Colour;
  shine: Colour;
  ink: Colour;
  accent: Colour;
  /** Of what is printed on it. */
  print: Colour;
}

/** What things are drawn in whose own colour is `main`. */
export function tonesOf(main: Colour): Tones {
  return {
    main,
    light: mix(main, '#FFFFFF', 0.28),
    dark: mix(main, '#17140F', 0.45),
    metal: '#B9B4A8',
    shine: '#EFEBE2',
    ink: '#26221C',
    accent: '#C93A24',
    print: lightness(main) > 0.75 ? '#26221C' : '#EFEBE2',
  };
}
