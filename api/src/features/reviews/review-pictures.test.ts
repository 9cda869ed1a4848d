import { expect, test } from 'vitest';
import { createStudio } from '#db/studios/studio.factory.ts';
import { pngOf, upload } from '#api/testing/avatars.ts';
import { newMember } from '#api/testing/member.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

const REVIEWS = /* GraphQL */ `
  query ($id: ID!) {
    studio(id: $id) {
      host {
        avatarUrl
      }
      reviews(first: 10) {
        nodes {
          author {
            avatarUrl
          }
        }
      }
    }
  }
`;

interface Result {
  studio: {
    host: { avatarUrl: string | null };
    reviews: { nodes: { author: { avatarUrl: string | null } }[] };
  };
}

test('reviews and hosts show pictures, and cost as many statements however many there are', async () => {
  const owner = await newMember(server);
  const { id } = await createStudio(server.database.em, { ownerId: owner.id });
  const read = async () => {
    server.database.takeQueries();
    const { data } = await server.client().graphql<Result>(REVIEWS, { id });
    return { studio: data!.studio, statements: server.database.takeQueries().length };
  };
  const write = async () => {
    const { client, id: userId } = await newMember(server);
    const { body } = await upload(client, userId, { bytes: await pngOf('#1f5c4d') });
    const review = { rating: 4, title: 'Warm', content: 'The drums bloomed here.' };
    await client.post(`/api/studios/${id}/reviews`, review);
    return body.user!.avatarUrl;
  };
  const first = await write();
  const one = await read();
  expect(one.studio).toEqual({
    host: { avatarUrl: null },
    reviews: { nodes: [{ author: { avatarUrl: first } }] },
  });
  const { body } = await upload(owner.client, owner.id, { bytes: await pngOf('#c93a24') });
  const urls = [await write(), await write(), first];
  const three = await read();
  expect(three.studio.host.avatarUrl).toBe(body.user?.avatarUrl);
  expect(new Set(three.studio.reviews.nodes.map(({ author }) => author.avatarUrl))).toEqual(
    new Set(urls),
  );
  expect(three.statements).toBe(one.statements);
});
