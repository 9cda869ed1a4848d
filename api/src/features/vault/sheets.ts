import type en from './locales/en.json';

/** The names of all sheets. */
export type SheetName = keyof typeof en.sheets;
/** A text of sheets, by its key. */
export type Word = keyof typeof en.words;

/** A column of a table to be filled in. */
export interface Column {
  label: Word;
  /** Its part of the width, beside those of the others. */
  width: number;
  /** Numbers that are added up below: those that are typed, or what two columns before it make. */
  sums?: 'typed' | readonly [number, number];
}

/** A part of a sheet, from the top to the bottom of its page. */
export type SheetPart =
  | { kind: 'fields'; rows: readonly (readonly Word[])[] }
  | { kind: 'table'; title?: Word; columns: readonly Column[]; rows: number; numbered?: boolean }
  | { kind: 'drawing'; title: Word }
  | { kind: 'checks'; title: Word; items: readonly Word[] }
  | { kind: 'lines'; title: Word; count: number }
  | { kind: 'text'; text: Word }
  | { kind: 'signatures'; count: number };

const column = (label: Word, width: number, sums?: Column['sums']): Column => ({
  label,
  width,
  ...(sums && { sums }),
});

const notes = (count: number): SheetPart => ({ kind: 'lines', title: 'notes', count });

const shares = (title: Word): SheetPart => ({
  kind: 'table',
  title,
  rows: 6,
  columns: [
    column('name', 3),
    column('role', 2),
    column('share', 1, 'typed'),
    column('society', 1.5),
    column('ipi', 1.5),
    column('publisher', 2),
  ],
});

const costs = (title: Word, count: Word, each: Word, rows: number): SheetPart => ({
  kind: 'table',
  title,
  rows,
  columns: [column('what', 4), column(count, 1), column(each, 1), column('sum', 1.5, [1, 2])],
});

/** What there is to download, and how each is laid out. */
export const sheets: Readonly<Record<SheetName, readonly SheetPart[]>> = {
  sessionSheet: [
    {
      kind: 'fields',
      rows: [
        ['project', 'artist'],
        ['studio', 'room', 'reference'],
        ['date', 'from', 'to'],
        ['sampleRate', 'bitDepth', 'tempo', 'key'],
        ['drive'],
      ],
    },
    {
      kind: 'table',
      title: 'people',
      rows: 5,
      columns: [column('name', 3), column('role', 2), column('phone', 2), column('email', 3)],
    },
    {
      kind: 'table',
      title: 'takes',
      rows: 10,
      numbered: true,
      columns: [
        column('song', 3),
        column('take', 1),
        column('file', 3),
        column('rating', 1.4),
        column('notes', 3),
      ],
    },
    {
      kind: 'checks',
      title: 'before',
      items: ['backedUp', 'labelled', 'splitsSigned', 'gearReturned'],
    },
  ],
  inputList: [
    {
      kind: 'fields',
      rows: [
        ['project', 'artist', 'song'],
        ['studio', 'date', 'engineer'],
      ],
    },
    {
      kind: 'table',
      rows: 32,
      numbered: true,
      columns: [
        column('source', 3),
        column('microphone', 2.5),
        column('stand', 1.5),
        column('preamp', 2),
        column('phantom', 0.8),
        column('headphones', 1.5),
        column('notes', 2.5),
      ],
    },
  ],
  splitSheet: [
    {
      kind: 'fields',
      rows: [
        ['title', 'artist'],
        ['date', 'studio', 'label'],
        ['isrc', 'reference'],
      ],
    },
    { kind: 'text', text: 'splitText' },
    shares('composition'),
    shares('master'),
    { kind: 'signatures', count: 6 },
  ],
  technicalRider: [
    {
      kind: 'fields',
      rows: [
        ['artist', 'people'],
        ['contact', 'phone'],
        ['arrival', 'soundcheck', 'onAt', 'length'],
        ['power'],
      ],
    },
    {
      kind: 'table',
      title: 'weBring',
      rows: 7,
      columns: [column('item', 4), column('count', 1), column('notes', 4)],
    },
    {
      kind: 'table',
      title: 'weNeed',
      rows: 9,
      columns: [column('item', 4), column('count', 1), column('notes', 4)],
    },
    {
      kind: 'table',
      title: 'monitors',
      rows: 5,
      numbered: true,
      columns: [column('forWhom', 2), column('heard', 5)],
    },
  ],
  stagePlot: [
    { kind: 'fields', rows: [['artist', 'date', 'contact']] },
    { kind: 'drawing', title: 'stage' },
    {
      kind: 'table',
      rows: 8,
      numbered: true,
      columns: [
        column('name', 2),
        column('position', 2),
        column('inputs', 2),
        column('power', 1),
        column('mix', 2),
      ],
    },
  ],
  mixRecall: [
    {
      kind: 'fields',
      rows: [
        ['artist', 'song2'],
        ['studio', 'engineer', 'date'],
        ['console', 'tempo', 'sampleRate'],
      ],
    },
    {
      kind: 'table',
      rows: 22,
      columns: [
        column('unit', 3),
        column('insertedOn', 2.5),
        column('setting', 2),
        column('value', 1.5),
        column('notes', 3),
      ],
    },
    notes(3),
  ],
  sessionBudget: [
    {
      kind: 'fields',
      rows: [
        ['project', 'artist'],
        ['studio', 'date'],
      ],
    },
    costs('rooms', 'hours', 'rate', 6),
    costs('players', 'hours', 'rate', 8),
    costs('other', 'count', 'each', 8),
  ],
  runOfShow: [
    {
      kind: 'fields',
      rows: [
        ['title', 'episode', 'date'],
        ['host', 'guests'],
        ['studio', 'engineer', 'drive'],
      ],
    },
    {
      kind: 'table',
      rows: 18,
      numbered: true,
      columns: [
        column('starts', 1),
        column('length', 1),
        column('segment', 3),
        column('who', 1.5),
        column('cue', 2.5),
        column('source', 1.5),
      ],
    },
    notes(3),
  ],
};
