import { describe, expect, test } from 'vitest';
import type { StudioContent } from '#domain/studios/studio-content.ts';
import { administrator } from '#api/testing/administrator.ts';
import { change, inputOf, listed, see, submitted } from '#api/testing/listings.ts';
import { collectMail } from '#api/testing/mail-collector.ts';
import { signedIn } from '#api/testing/member.ts';
import type { TestClient } from '#api/testing/test-client.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

async function people() {
  const { client: owner, user } = await signedIn(server);
  return { owner, user, admin: await administrator(server) };
}

async function studioOf(id: string | null) {
  const { data } = await server
    .client()
    .graphql<{ studio: { name: string; description: string; hourlyRateCents: number } | null }>(
      'query ($id: ID!) { studio(id: $id) { name description hourlyRateCents } }',
      { id },
    );
  return data!.studio;
}

/** Changes an approved listing and submits that. */
async function publish(
  owner: TestClient,
  listing: Awaited<ReturnType<typeof listed>>,
  content: Partial<StudioContent>,
) {
  const before = (await see(owner, listing.id))!;
  const { name, pictures } = listing;
  const { data } = await change(owner, 'saveListing', {
    id: listing.id,
    version: before.version,
    content: inputOf({ name, pictures, ...content }),
  });
  const { version } = data!.saveListing!.listing;
  return change(owner, 'submitListing', { id: listing.id, version });
}

describe('a new listing', () => {
  test('is returned with reasons, which its owner is mailed, and submitted again', async () => {
    const { owner, user, admin } = await people();
    const { id, submittedVersion, version, name } = await submitted(owner);
    const decision = { id, version: submittedVersion };
    const empty = await change(admin, 'returnListing', { ...decision, reasons: '  ' });
    expect(Object.keys(empty.errors[0]?.extensions.fields ?? {})).toEqual(['reasons']);
    const { data } = await change(admin, 'returnListing', {
      ...decision,
      reasons: 'The photo shows another room.',
    });
    expect(data!.returnListing!.listing).toMatchObject({
      status: 'RETURNED',
      reasons: 'The photo shows another room.',
    });
    const mail = (await collectMail(server)).find(({ recipient }) => recipient === user.email);
    expect(mail?.subject).toBe('Your listing needs a change');
    const again = await change(owner, 'submitListing', { id, version });
    expect(again.data!.submitListing!.listing).toMatchObject({ status: 'PENDING', reasons: '' });
    expect((await change(admin, 'approveListing', decision)).errors).toEqual([]);
    expect(name).toBeTruthy();
  });

  test('is approved as it was looked at: another version since is another decision', async () => {
    const { owner, admin } = await people();
    const { id, submittedVersion, pictures } = await submitted(owner);
    const saved = await change(owner, 'saveListing', {
      id,
      version: submittedVersion,
      content: inputOf({ name: 'Something else', pictures }),
    });
    const { version } = saved.data!.saveListing!.listing;
    await change(owner, 'submitListing', { id, version });
    const old = await change(admin, 'approveListing', { id, version: submittedVersion });
    expect(old.errors[0]?.extensions.code).toBe('CONFLICT');
    const { data } = await change(admin, 'approveListing', { id, version });
    expect(await studioOf(data!.approveListing!.listing.studioId)).toMatchObject({
      name: 'Something else',
    });
  });

  test('keeps what its owner writes while it waits, for them to submit', async () => {
    const { owner, admin } = await people();
    const waiting = await submitted(owner);
    const { id, submittedVersion, pictures, name } = waiting;
    await change(owner, 'saveListing', {
      id,
      version: submittedVersion,
      content: inputOf({ name: 'Later', pictures }),
    });
    const { data } = await change(admin, 'approveListing', { id, version: submittedVersion });
    const { studioId } = data!.approveListing!.listing;
    expect(await studioOf(studioId)).toMatchObject({ name });
    expect(await see(owner, id)).toMatchObject({
      status: 'APPROVED',
      hasUnsubmittedChanges: true,
      content: { name: 'Later' },
    });
  });

  test('that is approved, returned and saved at once has one outcome', async () => {
    const { owner, admin } = await people();
    const { id, submittedVersion, pictures } = await submitted(owner);
    const decision = { id, version: submittedVersion };
    const [approval, refusal] = await Promise.all([
      change(admin, 'approveListing', decision),
      change(admin, 'returnListing', { ...decision, reasons: 'No.' }),
      change(owner, 'saveListing', { ...decision, content: inputOf({ pictures }) }),
    ]);
    expect(approval.errors.length + refusal.errors.length).toBe(1);
    const { status, studioId } = (await see(owner, id))!;
    const isApproved = approval.errors.length === 0;
    expect({ status, isPublic: studioId !== null }).toEqual({
      status: isApproved ? 'APPROVED' : 'RETURNED',
      isPublic: isApproved,
    });
  });
});

describe('a change of an approved listing', () => {
  test('shows at once where nobody has to look', async () => {
    const { owner, admin } = await people();
    const listing = await listed(owner, admin);
    const description = `${'A room with a view of the canal. '.repeat(4)}And tea.`;
    const { data } = await publish(owner, listing, { description, hourlyRateCents: 45_00 });
    expect(data!.submitListing!.listing).toMatchObject({ status: 'APPROVED' });
    expect(await studioOf(listing.studioId)).toEqual({
      name: listing.name,
      description,
      hourlyRateCents: 45_00,
    });
  });

  test('of name and price waits, while the rest shows and it stays online', async () => {
    const { owner, admin } = await people();
    const listing = await listed(owner, admin);
    const description = 'Now with a view. '.repeat(8).trim();
    const wanted = { name: 'Another Name', hourlyRateCents: 95_00 };
    const { data } = await publish(owner, listing, { description, ...wanted });
    const { status, submittedVersion } = data!.submitListing!.listing;
    expect(status).toBe('CHANGE_PENDING');
    const before = { name: listing.name, description, hourlyRateCents: 55_00 };
    expect(await studioOf(listing.studioId)).toEqual(before);

    const decision = { id: listing.id, version: submittedVersion };
    await change(admin, 'returnListing', { ...decision, reasons: 'Why another name?' });
    expect(await see(owner, listing.id)).toMatchObject({ status: 'CHANGE_RETURNED' });
    expect(await studioOf(listing.studioId)).toEqual(before);

    await change(owner, 'submitListing', { id: listing.id, version: submittedVersion });
    await change(admin, 'approveListing', decision);
    expect(await studioOf(listing.studioId)).toEqual({ description, ...wanted });
  });
});

describe('a studio that is suspended', () => {
  test('is gone for the public, stays so, and comes back', async () => {
    const { owner, user, admin } = await people();
    const listing = await listed(owner, admin);
    const { id } = listing;
    await collectMail(server);
    await change(admin, 'suspendListing', { id, reasons: 'Two reports of a locked door.' });
    expect(await studioOf(listing.studioId)).toBeNull();
    const mail = (await collectMail(server)).find(({ recipient }) => recipient === user.email);
    expect(mail?.subject).toBe('Your studio is offline');
    const attempt = await publish(owner, listing, { hourlyRateCents: 10_00 });
    expect(attempt.errors[0]?.extensions.code).toBe('CONFLICT');
    await change(admin, 'reinstateListing', { id });
    expect(await studioOf(listing.studioId)).not.toBeNull();
  });

  test('or is not online cannot be suspended', async () => {
    const { owner, admin } = await people();
    const { id } = await submitted(owner);
    for (const [name, input] of [
      ['suspendListing', { id, reasons: 'No.' }],
      ['reinstateListing', { id }],
    ] as const) {
      expect((await change(admin, name, input)).errors[0]?.extensions.code).toBe('CONFLICT');
    }
  });
});

test('nobody but administrators sees the queue and decides', async () => {
  const { owner, admin } = await people();
  const { id, submittedVersion, name } = await submitted(owner);
  const queue = '{ listingsToReview(first: 100) { nodes { id submitted { name } } } }';
  const decision = { id, version: submittedVersion };
  for (const [client, code] of [
    [owner, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect((await client.graphql(queue)).errors[0]?.extensions.code).toBe(code);
    for (const [action, input] of [
      ['approveListing', decision],
      ['returnListing', { ...decision, reasons: 'No.' }],
      ['suspendListing', { id, reasons: 'No.' }],
      ['reinstateListing', { id }],
    ] as const) {
      expect((await change(client, action, input)).errors[0]?.extensions.code).toBe(code);
    }
  }
  const { data } = await admin.graphql<{ listingsToReview: { nodes: { id: string }[] } }>(queue);
  expect(data!.listingsToReview.nodes).toContainEqual({ id, submitted: { name } });
});
