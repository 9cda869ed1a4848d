/** A link to a file, from the file that it stands in or, as `path`, from the root. */
interface Link {
  text: string;
  target: string;
}

/** The links of a Markdown text that lead to files of the project, without what they lead to there. */
export function linksIn(markdown: string): Link[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, text = '', target = '']) => ({ text, target }))
    .filter(({ target }) => !/^[a-z]+:/i.test(target));
}

/**
 * Names of tests, or of their cases, that stand as texts of links in “quotation marks” and are no
 * string of the file that the link leads to.
 * @param read the text of a file
 */
export function findUnknownTests(
  links: readonly { text: string; path: string }[],
  read: (path: string) => string,
): string[] {
  return links.flatMap(({ text, path }) => {
    const name = /^“(.+)”$/.exec(text)?.[1];
    if (name === undefined) return [];
    const source = read(path);
    const isThere = ["'", '"', '`'].some((mark) => source.includes(mark + name + mark));
    return isThere ? [] : [`${path}: ${name}`];
  });
}

/** An item of the standard, and the heading of the table that it begins a row of. */
interface Item {
  item: string;
  heading: string;
}

/** The items that begin the rows of tables: `V1.2.3`, `V1.2.3, V1.2.5` and `V1.2.3–V1.2.5`. */
export function itemsOfTables(markdown: string): Item[] {
  let heading = '';
  return markdown.split('\n').flatMap((line) => {
    heading = /^## (.+)$/.exec(line)?.[1] ?? heading;
    const cell = /^\| *(V\d[^|]*?) *\|/.exec(line)?.[1] ?? '';
    const items = cell === '' ? [] : cell.split(', ').flatMap(itemsFromTo);
    return items.map((item) => ({ item, heading }));
  });
}

function itemsFromTo(range: string): string[] {
  const [first = '', last = first] = range.split('–');
  const at = first.lastIndexOf('.') + 1;
  const [from, to] = [Number(first.slice(at)), Number(last.slice(at))];
  return Array.from({ length: to - from + 1 }, (_, index) => first.slice(0, at) + (from + index));
}
