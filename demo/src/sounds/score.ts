import { seeded } from '#demo/lib/random.ts';
import type { Instrument, Instruments } from './instruments.ts';
import { add, inTheMiddle, scaled, silence } from './sound.ts';
import {
  bow,
  pitch,
  playBass,
  playBell,
  playBoom,
  playClap,
  playCowbell,
  playHat,
  playKey,
  playKick,
  playOpenHat,
  playSaw,
  playSine,
  playSnare,
  playString,
} from './strokes.ts';
import type { Note, Strike } from './strokes.ts';

const drums = {
  kick: playKick,
  boom: playBoom,
  snare: playSnare,
  claps: playClap,
  hat: playHat,
  openhat: playOpenHat,
  cowbell: playCowbell,
} as const satisfies Readonly<Record<string, Strike>>;
type DrumName = keyof typeof drums;

const basses = { fingers: playBass, sine: playSine, synth: playSaw } as const;

/** What plays chords, and how many seconds after the one below it each note of one begins. */
const chordPlayers = {
  keys: { play: playKey, spread: 0 },
  guitar: { play: playString, spread: 0.012 },
  strings: { play: bow, spread: 0 },
  synth: { play: playSaw, spread: 0 },
  bell: { play: playBell, spread: 0.03 },
} as const satisfies Readonly<Record<string, { play: Note; spread: number }>>;
type ChordPlayer = keyof typeof chordPlayers;

/** Sixteen of these are a bar. */
const STEPS = 16;

/** A note of a bass is no longer than this, in steps. */
const LONGEST_BASS = 4;

/** The lowest string of a bass, as a note in MIDI: roots are the first such notes from there on. */
const LOWEST_BASS = 28;

/** A few bars as a band plays them. In rows of steps, `x` strikes, `-` holds, anything else is a rest. */
export interface Score {
  /** Beats a minute, of four steps each. */
  tempo: number;
  /** How late every second step comes, in steps. */
  swing?: number;
  /** Notes in MIDI, one chord to the bar. */
  chords: readonly (readonly number[])[];
  drums: Readonly<Partial<Record<DrumName, string>>>;
  /** On which it is played, and the semitones above the root of the chord by their steps. */
  bass: readonly [on: keyof typeof basses, notes: Readonly<Record<number, number>>];
  /** The rhythm of those who play the chords. */
  comping: Readonly<Partial<Record<ChordPlayer, string>>>;
}

/** How long a score is, in seconds. */
export function secondsOf({ tempo, chords }: Score): number {
  return chords.length * STEPS * stepOf(tempo);
}

/** Who plays a score once, by the names of its rows. The bass is `bass`. */
export function bandOf(score: Score): Instruments {
  const band: Record<string, Instrument> = { bass: (seconds) => playLine(score, seconds) };
  for (const [name, row] of Object.entries(score.drums)) {
    band[name] = (seconds) => playRow(score, seconds, drums[name as DrumName], row);
  }
  for (const [name, row] of Object.entries(score.comping)) {
    band[name] = (seconds) => playChords(score, seconds, name as ChordPlayer, row);
  }
  return band;
}

/** Seconds of a step. */
function stepOf(tempo: number): number {
  return 60 / tempo / 4;
}

/** When a step of a bar begins, in seconds. */
function startOf({ tempo, swing = 0 }: Score, bar: number, step: number): number {
  return (bar * STEPS + step + (step % 2 === 1 ? swing : 0)) * stepOf(tempo);
}

/** The steps of a row that are struck. */
function struckIn(row: string): number[] {
  return [...row.matchAll(/x/g)].map(({ index }) => index);
}

function playRow(score: Score, seconds: number, strike: Strike, row: string) {
  const random = seeded('row', row, score.tempo);
  const { left } = silence(seconds);
  for (const bar of score.chords.keys()) {
    for (const step of struckIn(row)) add(left, strike(random), startOf(score, bar, step));
  }
  return inTheMiddle(left);
}

function playLine(score: Score, seconds: number) {
  const [name, notes] = score.bass;
  const play: Note = basses[name];
  const random = seeded('bass', score.tempo);
  const { left } = silence(seconds);
  const steps = Object.keys(notes).map(Number);
  for (const [bar, [lowest = LOWEST_BASS]] of score.chords.entries()) {
    const root = LOWEST_BASS + ((lowest - LOWEST_BASS) % 12);
    for (const [index, step] of steps.entries()) {
      const held = Math.min(LONGEST_BASS, (steps[index + 1] ?? STEPS) - step);
      const note = play(pitch(root + notes[step]!), held * stepOf(score.tempo), random);
      add(left, note, startOf(score, bar, step));
    }
  }
  return inTheMiddle(left);
}

function playChords(score: Score, seconds: number, player: ChordPlayer, row: string) {
  const { spread } = chordPlayers[player];
  const play: Note = chordPlayers[player].play;
  const random = seeded(player, score.tempo);
  const { left } = silence(seconds);
  for (const [bar, chord] of score.chords.entries()) {
    for (const step of struckIn(row)) {
      const steps = 1 + /^-*/.exec(row.slice(step + 1))![0].length;
      const held = steps * stepOf(score.tempo);
      for (const [above, note] of chord.entries()) {
        const start = startOf(score, bar, step) + above * spread;
        add(left, scaled(play(pitch(note), held, random), 0.35), start);
      }
    }
  }
  return inTheMiddle(left);
}
