import type { PageLink } from '#web/lib/page-link.ts';

interface TextPageRoute {
  /** Its id, which is the path of its address. */
  id: string;
  link: Omit<PageLink, 'key' | 'to'>;
}

/** Every page that is only there to be read, and where it is linked. */
export const textPages: readonly TextPageRoute[] = [
  {
    id: 'introduction',
    link: { label: 'pages.introduction', position: 800, header: 'more', footer: 'resources' },
  },
  {
    id: 'about',
    link: { label: 'pages.about', position: 810, header: 'rowAndMore', footer: 'company' },
  },
  { id: 'use-cases', link: { label: 'pages.useCases', position: 820, footer: 'company' } },
  { id: 'guides', link: { label: 'pages.guides', position: 830, footer: 'resources' } },
  { id: 'why-join', link: { label: 'pages.whyJoin', position: 840, footer: 'company' } },
  {
    id: 'best-practices',
    link: { label: 'pages.bestPractices', position: 850, footer: 'resources' },
  },
  { id: 'blurbs', link: { label: 'pages.blurbs', position: 880, footer: 'company' } },
  { id: 'terms', link: { label: 'pages.terms', position: 900, header: 'more', footer: 'legal' } },
  {
    id: 'privacy',
    link: { label: 'pages.privacy', position: 910, header: 'more', footer: 'legal' },
  },
  { id: 'cookies', link: { label: 'pages.cookies', position: 920, footer: 'legal' } },
];
