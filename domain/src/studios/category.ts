/** The twelve room types, in the order in which they are listed (spec §2.4). */
export const categoryIds = [
  'recording',
  'mixing',
  'mastering',
  'rehearsal',
  'podcast',
  'voice-over',
  'live-rooms',
  'production',
  'drums',
  'orchestral',
  'home-studios',
  'educational',
] as const;

export type CategoryId = (typeof categoryIds)[number];

export interface Category {
  id: CategoryId;
  name: string;
  description: string;
}

/** Reference data: every installation has exactly these categories. */
export const categories: readonly Category[] = [
  {
    id: 'recording',
    name: 'Recording',
    description: 'Control room and live room for tracking vocals, bands and overdubs.',
  },
  {
    id: 'mixing',
    name: 'Mixing',
    description: 'Treated control rooms with monitoring you can trust, in the box or on a console.',
  },
  {
    id: 'mastering',
    name: 'Mastering',
    description: 'Full-range monitoring and high-end converters for the final pass.',
  },
  {
    id: 'rehearsal',
    name: 'Rehearsal',
    description: 'Rooms where you can play loud, with backline and a PA ready to plug in.',
  },
  {
    id: 'podcast',
    name: 'Podcast',
    description: 'Quiet rooms with broadcast microphones, cameras and a table for conversation.',
  },
  {
    id: 'voice-over',
    name: 'Voice-over',
    description: 'Dry, silent booths for narration, dubbing and advertising.',
  },
  {
    id: 'live-rooms',
    name: 'Live rooms',
    description: 'Large rooms for a whole band playing at once.',
  },
  {
    id: 'production',
    name: 'Production',
    description: 'Writing rooms with synthesizers, samplers and a fast workstation.',
  },
  {
    id: 'drums',
    name: 'Drums',
    description: 'Tuned kits, high ceilings and microphones already set up.',
  },
  {
    id: 'orchestral',
    name: 'Orchestral',
    description: 'Halls and scoring stages with chairs, stands and high ceilings.',
  },
  {
    id: 'home-studios',
    name: 'Home studios',
    description: 'Well-treated rooms in private homes, at a friendly rate.',
  },
  {
    id: 'educational',
    name: 'Educational',
    description: 'Teaching studios where every session comes with an instructor.',
  },
];

/** Whether `value` names one of the twelve categories. */
export function isCategoryId(value: string): value is CategoryId {
  return (categoryIds as readonly string[]).includes(value);
}
