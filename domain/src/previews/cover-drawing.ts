import { crates, instruments, sleeve, tide } from './place-motifs.ts';

/** Size of the drawing that covers are made on. */
export const coverSize = { width: 480, height: 300 } as const;

/** What a cover shows, as paths of SVG: most of it, and the part that stands out. */
export interface CoverDrawing {
  lines: string;
  accent: string;
  /** In pixels of the drawing. */
  strokeWidth: number;
}

/** A number from 0 to below 1, another one each time. */
export type Random = () => number;

/** What covers of texts and sounds show: sound, the desk, rooms, a score, or what spreads from a source. */
const textMotifs = { waveform, faders, rooms, score, rings } as const;

const motifs = { ...textMotifs, sleeve, crates, instruments, tide } as const;

export type CoverMotif = keyof typeof motifs;
export const textCoverMotifs = Object.keys(textMotifs) as readonly (keyof typeof textMotifs)[];
export const coverMotifs = Object.keys(motifs) as readonly CoverMotif[];

/** How many palettes covers come in. */
const PALETTES = 3;

/** The cover of something: the same for the same seed everywhere, another one for each other. */
export function drawCover(motif: CoverMotif, seed: string): CoverDrawing & { palette: number } {
  const random = seeded(seed);
  const palette = Math.floor(random() * PALETTES);
  return { palette, ...motifs[motif](random) };
}

/** A take: loud in the middle of its phrases, and played up to somewhere. */
function waveform(random: Random): CoverDrawing {
  const count = 40;
  const phrase = 5 + random() * 9;
  const played = Math.floor(count * (0.25 + random() * 0.5));
  const bars = Array.from({ length: count }, (_, index) => {
    const loudness = 0.25 + 0.75 * Math.abs(Math.sin((index * Math.PI) / phrase));
    const half = Math.round(8 + 84 * loudness * (0.45 + 0.55 * random()));
    return `M${24 + Math.round((index * 432) / (count - 1))} ${150 - half}v${2 * half}`;
  });
  return {
    lines: bars.slice(played).join(''),
    accent: bars.slice(0, played).join(''),
    strokeWidth: 5,
  };
}

/** A part of a mixing desk, with a hand on one of its faders. */
function faders(random: Random): CoverDrawing {
  const count = 9;
  const held = Math.floor(random() * count);
  const strips = Array.from({ length: count }, (_, index) => {
    const x = 48 + index * 48;
    const y = Math.round(84 + random() * 132);
    const cap = `M${x - 13} ${y}h26`;
    return { track: `M${x} 48v${y - 66}M${x} ${y + 18}v${234 - y}`, cap, y };
  });
  return {
    lines: strips.map(({ track, cap }, index) => track + (index === held ? '' : cap)).join(''),
    accent: strips[held]!.cap,
    strokeWidth: 7,
  };
}

/** Rooms from above: the live room, the control room with its desk, and a door between them. */
function rooms(random: Random): CoverDrawing {
  const wall = Math.round(180 + random() * 130);
  const door = Math.round(90 + random() * 80);
  const depth = Math.round(60 + random() * 40);
  const seatX = wall + Math.round((440 - wall) / 2);
  const micX = Math.round(86 + random() * (wall - 172));
  const micY = Math.round(90 + random() * 120);
  return {
    lines: [
      'M40 40H440V260H40Z',
      `M${wall} 40V${door}M${wall} ${door + 52}V260`,
      `M${wall} ${door}h-44A60 60 0 0 0 ${wall} ${door + 52}`,
      `M${seatX - 44} ${260 - depth}h88v-26h-88z`,
      `M${seatX - 50} 64l22 14M${seatX + 50} 64l-22 14`,
    ].join(''),
    accent: circle(micX, micY, 9) + circle(micX, micY, 26),
    strokeWidth: 5,
  };
}

/** Notes as a sequencer shows them, one of them sounding. */
function score(random: Random): CoverDrawing {
  const rows = 6;
  const notes = Array.from({ length: rows }, (_, row) => {
    const y = 55 + row * 38;
    const line = [];
    for (let x = 28 + Math.floor(random() * 4) * 24; x < 420;) {
      const length = (1 + Math.floor(random() * 4)) * 24;
      line.push(`M${x} ${y}H${Math.min(452, x + length)}`);
      x += length + (1 + Math.floor(random() * 4)) * 24;
    }
    return line;
  }).flat();
  const sounding = Math.floor(random() * notes.length);
  return {
    lines: notes.filter((_, index) => index !== sounding).join(''),
    accent: notes[sounding]!,
    strokeWidth: 12,
  };
}

/** Sound that spreads from a source, or the grooves of a record. */
function rings(random: Random): CoverDrawing {
  const x = Math.round(90 + random() * 300);
  const y = Math.round(90 + random() * 120);
  const step = 24 + Math.round(random() * 14);
  const count = 14;
  const loud = 1 + Math.floor(random() * 5);
  const all = Array.from({ length: count }, (_, index) => circle(x, y, 14 + index * step));
  return {
    lines: all.filter((_, index) => index !== loud).join(''),
    accent: all[loud]!,
    strokeWidth: 4,
  };
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** The same numbers for the same text: FNV-1a for the seed, then mulberry32. */
function seeded(text: string): Random {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
