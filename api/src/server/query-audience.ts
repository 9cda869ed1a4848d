import { BREAK, Kind, OperationTypeNode, visit } from 'graphql';
import type { DocumentNode } from 'graphql';

/** Root fields whose answer depends on who asks. */
const personalFields = new Set([
  'me',
  'editableProfile',
  'mySessions',
  'accountDeletionObstacles',
  'myBookings',
  'booking',
  'myFavorites',
  'myFavorite',
  'myFavoriteStudioIds',
  'currencyRateChanges',
  'adminOverview',
  'outbox',
  'letter',
  'preferredCurrency',
  'myCollections',
  'collection',
  // Public to whoever has the link, but gone at once when it is ended.
  'sharedCollection',
  'myWaysIn',
  'pendingSignUp',
  'myTwoFactor',
  'myNotificationPreferences',
  'unsubscribeLink',
  'mySubscription',
  'subscriptionLink',
]);

/** Fields of public things whose answer depends on who asks, wherever in a query they stand. */
const personalDetails = new Set(['isFavorite']);

const known = new WeakMap<DocumentNode, boolean>();

/** Whether every operation of a document reads only what is the same for everybody. */
export function isPublicQuery(document: DocumentNode): boolean {
  let isPublic = known.get(document);
  if (isPublic === undefined) known.set(document, (isPublic = readsOnlyPublicFields(document)));
  return isPublic;
}

function readsOnlyPublicFields(document: DocumentNode): boolean {
  if (asksForDetails(document)) return false;
  return document.definitions.every((definition) => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      // A fragment on the root could hide a personal field.
      return definition.typeCondition.name.value !== 'Query';
    }
    return (
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && !personalFields.has(selection.name.value),
      )
    );
  });
}

function asksForDetails(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name }) {
      if (!personalDetails.has(name.value)) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found;
}
