/** The parts of a studio's page (spec §2.9), by what an address ends with: `#reviews`. */
export const sectionIds = ['about', 'equipment', 'spaces', 'reviews', 'faq'] as const;
export type SectionId = (typeof sectionIds)[number];

/** Height of the header once the page is scrolled, in px. */
export const HEADER_HEIGHT = 64;

/** Where a part begins below the header and the bar that leads to the parts, in px. */
export const SECTION_TOP = HEADER_HEIGHT + 48;
