import { expect, test } from 'vitest';
import { createCity } from '#db/studios/studio.factory.ts';
import { cityPicture } from '#domain/studios/pictures.ts';
import { useServer } from '#api/testing/test-server.ts';

const server = useServer();

test('a city that an installation has added shows a picture of no other city', async () => {
  const { id, name } = await createCity(server.database.em, 'Australia/Perth');
  const { data } = await server.client().graphql<{
    cities: { id: string; image: string }[];
    siteSearch: { hits: { id: string; image: string }[] }[];
  }>('query ($text: String!) { cities { id image } siteSearch(text: $text) { hits { id image } } }', {
    text: name,
  });
  const pictureOf = (searched: string) => data!.cities.find((city) => city.id === searched)?.image;
  expect(pictureOf(id)).toBe(cityPicture('elsewhere'));
  expect(data!.siteSearch[0]!.hits).toContainEqual({ id, image: pictureOf(id) });
  const others = data!.cities.filter((city) => city.id !== id).map(({ image }) => image);
  expect(others).toHaveLength(12);
  expect(new Set([...others, pictureOf(id)]).size).toBe(13);
});
