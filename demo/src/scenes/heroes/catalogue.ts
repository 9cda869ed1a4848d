import { hall, piano, voice } from './by-daylight.ts';
import { control, drums, home } from './by-lamplight.ts';
import type { Hero } from './hero.ts';

/** Every hero; the home page shows them by their seed, from 1. */
export const heroes: readonly Hero[] = [piano, control, hall, drums, voice, home];
