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
    description: 'Treated control rooms with monitoring you can trust, in the box or on a desk.',
  },
  {
    id: 'mastering',
    name: 'Mastering',
    description: 'Full-range monitoring and the converters for a last, exact pass.',
  },
  {
    id: 'rehearsal',
    name: 'Rehearsal',
    description: 'Loud-friendly rooms with backline and a PA, ready to plug in.',
  },
  {
    id: 'podcast',
    name: 'Podcast',
    description: 'Quiet rooms with broadcast microphones, cameras and a table to talk across.',
  },
  {
    id: 'voice-over',
    name: 'Voice-over',
    description: 'Dry, silent booths for narration, dubbing and advertising.',
  },
  {
    id: 'live-rooms',
    name: 'Live rooms',
    description: 'Large rooms that breathe, for a whole band playing at once.',
  },
  {
    id: 'production',
    name: 'Production',
    description: 'Writing rooms with synthesisers, samplers and a fast workstation.',
  },
  {
    id: 'drums',
    name: 'Drums',
    description: 'Tuned kits, tall ceilings and the microphones already placed.',
  },
  {
    id: 'orchestral',
    name: 'Orchestral',
    description: 'Halls and scoring stages with chairs, stands and height.',
  },
  {
    id: 'home-studios',
    name: 'Home studios',
    description: 'Well-treated rooms in private homes, at a friendly rate.',
  },
  {
    id: 'educational',
    name: 'Educational',
    description: 'Teaching studios where a session comes with someone who explains it.',
  },
];

/** Whether `value` names one of the twelve categories. */
export function isCategoryId(value: string): value is CategoryId {
  return (categoryIds as readonly string[]).includes(value);
}
