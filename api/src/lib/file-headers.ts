type FileHeaders = Readonly<Record<'Content-Disposition', string>>;

/** Has browsers keep a response as a file. @param name letters that need no quoting, such as `invoice-7.pdf` */
export function keptAs(name: string): FileHeaders {
  return { 'Content-Disposition': `attachment; filename="${name}"` };
}

/** Has programs show a response, and call it so where somebody keeps it. @param name as of {@link keptAs} */
export function shownAs(name: string): FileHeaders {
  return { 'Content-Disposition': `inline; filename="${name}"` };
}
