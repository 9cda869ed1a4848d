import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { Kind, parse, print, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';

/** Where the pages keep their operations and fragments. */
const web = join(import.meta.dirname, '../../web/src');

const messaging = 'features/messaging/conversation.graphql';
const catalog = 'features/catalog/catalog.graphql';
const favoriteChanges = 'features/favorites/favorite-changes.graphql';

/** A list of studios as cards show them. */
export const listQuery = asSent(`query List { studios(first: 20) { nodes { ...StudioCard } } }`);

/** A page of a search, as cards show it. */
export const searchQuery = asSent(
  `query Search($filter: StudioFilterInput, $freeAt: FreeAtInput, $instantOnly: Boolean) {
    studios(first: 20, filter: $filter) { nodes { ...FoundStudio } }
  }`,
);

/** What the page of a studio asks for. */
export const studioQuery = asSent(operation('app/pages/studio/studio-page.graphql'));

/** What the booking form sends. */
export const bookMutation = asSent(operation('features/bookings/components/book-studio.graphql'));

/** A week in the calendars of those who run studios. */
export const calendarQuery = asSent(
  operation('features/calendar/components/my-studio-calendar.graphql'),
);

/** The inbox of whoever answers for studios. */
export const inboxQuery = asSent(operationNamed('Conversations', messaging));

/** The studios that somebody has saved, which cards show a heart for. */
export const heartsQuery = asSent(operation('features/favorites/favorites.graphql'));

/** What saves a studio. */
export const addFavoriteMutation = asSent(operationNamed('AddFavorite', favoriteChanges));

/** What saves it no longer. */
export const removeFavoriteMutation = asSent(operationNamed('RemoveFavorite', favoriteChanges));

/** What the site's search suggests while somebody types. */
export const suggestionsQuery = asSent(
  operation('features/search/components/global-search/suggestions.graphql'),
);

/** What somebody says about themselves. */
export const renameMutation = asSent(
  operationNamed('UpdateProfile', 'features/accounts/profile.graphql'),
);

/** What begins the conversation with a studio. */
export const startConversationMutation = asSent(operationNamed('StartConversation', messaging));

/** A page of the shop. */
export const productsQuery = asSent(operationNamed('Products', catalog));

/** What the page of a product asks for. */
export const productQuery = asSent(operationNamed('ProductPage', catalog));

/** What puts something into a cart. */
export const addCartItemMutation = asSent(
  operationNamed('AddCartItem', 'features/carts/cart.graphql'),
);

/** What orders what is in a cart. */
export const checkoutMutation = asSent(
  operationNamed('StartCheckout', 'features/orders/checkout.graphql'),
);

/** What sends a message. */
export const sendMessageMutation = asSent(operationNamed('SendMessage', messaging));

function operation(path: string): string {
  return readFileSync(join(web, path), 'utf8');
}

/** One of several operations of a file. */
function operationNamed(name: string, path: string): string {
  const { definitions } = parse(operation(path));
  const found = definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name?.value === name,
  );
  if (!found) throw new Error(`${path} has no operation ${name}.`);
  return print(found);
}

/** An operation with the web app's fragments, as Apollo Client sends it: with the type of every object. */
function asSent(text: string): string {
  const document = parse(text);
  const fragments = new Map(
    globSync('**/*.graphql', { cwd: web })
      .flatMap((path) => parse(operation(path)).definitions)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const definitions = [...document.definitions, ...spreadIn(document, fragments)];
  return print(addTypenameToDocument({ ...document, definitions }));
}

/** The fragments that a document spreads, and those that they do, each once. */
function spreadIn(
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment) throw new Error(`There is no fragment ${name.value}.`);
        if (found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(document);
  return found;
}
