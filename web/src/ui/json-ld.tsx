/** A page of this site by what it is called. */
export interface NamedPath {
  name: string;
  path: string;
}

type JsonLdData = Readonly<Record<string, unknown>>;

/** Structured data for search engines, as schema.org describes it. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // Data, not a program; "<" is written so that it cannot end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', String.raw`\u003c`) }}
    />
  );
}

/** The way to a page, from the outermost page above it to itself. */
export function breadcrumbData(origin: string, trail: readonly NamedPath[]): JsonLdData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** What a page lists, in its order, each with a page of its own. */
export function itemListData(origin: string, items: readonly NamedPath[]): JsonLdData {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  };
}
