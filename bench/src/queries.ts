import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { parse, print } from 'graphql';

/** Where the pages keep their operations and fragments. */
const web = join(import.meta.dirname, '../../web/src');

const cards = 'features/studios/components/studio-card.graphql';

/** A list of studios as cards show them. */
export const listQuery = asSent(
  cards,
  `query List { studios(first: 20) { nodes { ...StudioCard } } }`,
);

/** A page of a search, as cards show it. */
export const searchQuery = asSent(
  cards,
  `query Search($filter: StudioFilterInput) {
    studios(first: 20, filter: $filter) { nodes { ...StudioCard } }
  }`,
);

/** What the page of a studio asks for. */
export const studioQuery = asSent(
  'app/pages/studio/studio-page.graphql',
  'features/studios/components/studio-detail.graphql',
  'features/bookings/components/bookable-studio.graphql',
);

/** What the booking form sends. */
export const bookMutation = asSent('features/bookings/components/book-studio.graphql');

/**
 * Documents of the web app, from its files, and further text, as Apollo Client sends them: with the
 * type of every object.
 */
function asSent(...parts: readonly string[]): string {
  const texts = parts.map((part) =>
    part.endsWith('.graphql') ? readFileSync(join(web, part), 'utf8') : part,
  );
  return print(addTypenameToDocument(parse(texts.join('\n'))));
}
