import { useEffect, useState } from 'react';
import { SECTION_TOP, sectionIds } from './section-ids.ts';
import type { SectionId } from './section-ids.ts';

/** Pixels that browsers round away. */
const TOLERANCE = 2;

/** The part of the page that is read at the moment: the last one that has reached the top. */
export function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>(sectionIds[0]);
  useEffect(() => {
    const look = () => setCurrent(findSection());
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return current;
}

function findSection(): SectionId {
  const reached = sectionIds.findLast((id) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top <= SECTION_TOP + TOLERANCE;
  });
  return reached ?? sectionIds[0];
}
