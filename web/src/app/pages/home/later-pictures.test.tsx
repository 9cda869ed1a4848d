import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { homeStudios } from './home.handlers.ts';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { listed } from '#web/features/search/search.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { StudioPicturesDocument } from '#web/features/studios/components/studio-pictures.generated.ts';
import { withoutLaterPictures } from '#web/features/studios/later-pictures.ts';

const picture = (url: string, alt: string) =>
  ({ __typename: 'StudioImage', url, alt, width: 1200, height: 800 }) as const;
const first = picture('/a.svg', 'A desk');
const second = picture('/b.svg', 'A drum kit');

test('a page comes with the first picture of a card, and with how many there are', () => {
  const results = {
    ROOT_QUERY: { __typename: 'Query' },
    'Studio:1': { __typename: 'Studio', 'images({"first":5})': [first, second], images: [second] },
  };
  expect(withoutLaterPictures(results)).toEqual({
    ...results,
    'Studio:1': {
      ...results['Studio:1'],
      'images({"first":5})': [first, { ...second, url: '', alt: '' }],
    },
  });
});

test('further pictures are asked for when somebody comes near them', async () => {
  let asked = 0;
  const studio = listed('1', 'Cedar Hall', 'recording', 'london');
  mockServer.use(
    session(),
    homeStudios({ ...studio, images: [first, picture('', '')] }),
    api.query(StudioPicturesDocument, () => {
      asked += 1;
      return HttpResponse.json({
        data: { studio: { __typename: 'Studio', id: '1', images: [first, second] } },
      });
    }),
  );
  const { user } = await renderApp('/');
  const [next] = await screen.findAllByRole('button', { name: 'Next photo' });
  expect(screen.getAllByRole('img', { name: 'A desk' })).not.toHaveLength(0);
  expect(asked).toBe(0);
  await user.click(next!);
  expect(await screen.findByRole('img', { name: 'A drum kit' })).toBeVisible();
  await waitFor(() => expect(asked).toBeGreaterThan(0));
});
