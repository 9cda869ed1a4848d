/** Pages that are places of work: header, footer and what floats above pages stay away (spec §2.2). */
const workplaces = /^\/(owner-dashboard|admin)(\/|$)/;

/** Whether a page has the screen to itself. */
export function isWorkplace(pathname: string): boolean {
  return workplaces.test(pathname);
}
