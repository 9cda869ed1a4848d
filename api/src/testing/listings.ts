import { randomUUID } from 'node:crypto';
import { wholeContent } from '#db/listings/listing.factory.ts';
import { enumName } from '#domain/enums/enum-name.ts';
import type { PictureContent, StudioContent } from '#domain/studios/studio-content.ts';
import { picture } from './pictures.ts';
import type { GraphqlResult, TestClient } from './test-client.ts';

export interface ListingAnswer {
  id: string;
  studioId: string | null;
  status: string;
  version: number;
  submittedVersion: number | null;
  reasons: string;
  hasUnsubmittedChanges: boolean;
  content: { name: string; pictures: PictureContent[] };
}

const FIELDS = `id studioId status version submittedVersion reasons hasUnsubmittedChanges
  content { name description pictures { url alt width height } }`;

type Content = Partial<StudioContent>;

/** A mutation of a listing that takes an input, by its name. */
export async function change(
  client: TestClient,
  name: string,
  input: Record<string, unknown>,
): Promise<GraphqlResult<Record<string, { listing: ListingAnswer }>>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { listing { ${FIELDS} } } }`,
    { input },
  );
}

/** Begins a draft. */
export async function start(client: TestClient): Promise<ListingAnswer> {
  const { data, errors } = await client.graphql<{ startListing: { listing: ListingAnswer } }>(
    `mutation { startListing { listing { ${FIELDS} } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.startListing.listing;
}

/** A listing as somebody sees it; undefined when they may not. */
export async function see(client: TestClient, id: string): Promise<ListingAnswer | undefined> {
  const { data } = await client.graphql<{ listing: ListingAnswer | null }>(
    `query ($id: ID!) { listing(id: $id) { ${FIELDS} } }`,
    { id },
  );
  return data?.listing ?? undefined;
}

/** Uploads a photograph for a listing. */
export async function uploadPicture(
  client: TestClient,
  id: string,
  { width = 900, height = 600, colour = '#335577' } = {},
): Promise<PictureAnswer> {
  return sendPicture(client, id, await picture({ width, height, colour }).png().toBuffer());
}

interface PictureAnswer {
  status: number;
  body: { picture?: PictureContent; code?: string; fields?: Record<string, string> };
}

/** Uploads whatever it is as a photograph for a listing. */
export async function sendPicture(
  client: TestClient,
  id: string,
  bytes: Buffer,
  type = 'image/png',
): Promise<PictureAnswer> {
  const response = await client.fetch(`/api/listings/${id}/pictures`, {
    method: 'PUT',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as PictureAnswer['body'] };
}

/** A content as GraphQL takes it. */
export function inputOf(content: Content): Record<string, unknown> {
  const whole = { ...wholeContent, ...content };
  return {
    ...whole,
    gear: whole.gear.map(({ name, category }) => ({ name, category: enumName(category) })),
    loadIn: whole.loadIn && enumName(whole.loadIn),
    parking: enumName(whole.parking),
    allowedRules: whole.allowedRules.map((rule) => enumName(rule)),
    forbiddenRules: whole.forbiddenRules.map((rule) => enumName(rule)),
    bookingMode: enumName(whole.bookingMode),
    cancellation: enumName(whole.cancellation),
  };
}

/** A draft that lacks nothing, with a name of its own. */
export async function wholeDraft(client: TestClient, content: Content = {}) {
  const { id, version } = await start(client);
  const { body } = await uploadPicture(client, id);
  const name = `Kettle Works ${randomUUID().slice(0, 8)}`;
  const pictures = [{ ...body.picture!, alt: 'The live room' }];
  const { data, errors } = await change(client, 'saveListing', {
    id,
    version,
    content: inputOf({ name, pictures, ...content }),
  });
  if (!data?.saveListing) throw new Error(JSON.stringify(errors));
  return { ...data.saveListing.listing, name, pictures };
}

/** A draft that was submitted. */
export async function submitted(client: TestClient, content: Content = {}) {
  const draft = await wholeDraft(client, content);
  const { data, errors } = await change(client, 'submitListing', {
    id: draft.id,
    version: draft.version,
  });
  if (!data?.submitListing) throw new Error(JSON.stringify(errors));
  return { ...draft, ...data.submitListing.listing };
}

/** A studio that was submitted and approved. */
export async function listed(client: TestClient, admin: TestClient, content: Content = {}) {
  const waiting = await submitted(client, content);
  const { data, errors } = await change(admin, 'approveListing', {
    id: waiting.id,
    version: waiting.submittedVersion,
  });
  if (!data?.approveListing) throw new Error(JSON.stringify(errors));
  return { ...waiting, ...data.approveListing.listing };
}
