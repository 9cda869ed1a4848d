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
  { id: 'help', link: { label: 'pages.help', position: 860, header: 'more', footer: 'resources' } },
  { id: 'blurbs', link: { label: 'pages.blurbs', position: 880, footer: 'company' } },
  { id: 'packages', link: { label: 'pages.packages', position: 852, footer: 'resources' } },
  { id: 'photographers', link: { label: 'pages.photographers', position: 853 } },
  { id: 'virtual-tours', link: { label: 'pages.virtualTours', position: 854 } },
  { id: 'copywriters', link: { label: 'pages.copywriters', position: 855 } },
  { id: 'advertising', link: { label: 'pages.advertising', position: 856, footer: 'company' } },
  { id: 'promotions', link: { label: 'pages.promotions', position: 857 } },
  { id: 'affiliate', link: { label: 'pages.affiliate', position: 881, footer: 'company' } },
  { id: 'partners', link: { label: 'pages.partners', position: 882, footer: 'company' } },
  { id: 'press-room', link: { label: 'pages.pressRoom', position: 884, footer: 'company' } },
  { id: 'mediakit', link: { label: 'pages.mediakit', position: 885, footer: 'company' } },
  {
    id: 'careers',
    link: { label: 'pages.careers', position: 886, header: 'more', footer: 'company' },
  },
  { id: 'terms', link: { label: 'pages.terms', position: 900, header: 'more', footer: 'legal' } },
  {
    id: 'privacy',
    link: { label: 'pages.privacy', position: 910, header: 'more', footer: 'legal' },
  },
  { id: 'cookies', link: { label: 'pages.cookies', position: 920, footer: 'legal' } },
];

/** Where a page is: those that ship have an address of their own. */
export function pagePath(id: string): string {
  return textPages.some((page) => page.id === id) ? `/${id}` : `/pages/${id}`;
}
