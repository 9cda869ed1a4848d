import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { nora, refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { changed } from '#web/testing/changed.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import type { SavePodcastEpisodeInput } from '#web/lib/schema.generated.ts';
import {
  AdminEpisodeDocument,
  AdminEpisodesDocument,
  AdminSeriesDocument,
  PublishEpisodeDocument,
  RemoveEpisodeDocument,
  RemoveSeriesDocument,
  RestoreEpisodeDocument,
  RestoreSeriesDocument,
  SaveEpisodeDocument,
  SaveSeriesDocument,
} from './podcasts.generated.ts';
import type { AdminEpisodeFragment, AdminSeriesFragment } from './podcasts.generated.ts';

const rooms: AdminSeriesFragment = {
  __typename: 'EditedPodcastSeries',
  id: '3',
  version: 1,
  slug: 'rooms',
  language: 'EN',
  title: 'Rooms by ear',
  description: 'What rooms do.',
  episodeCount: 1,
};

const noted = (text: string) =>
  ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  }) as const;

const clap: AdminEpisodeFragment = {
  __typename: 'EditedPodcastEpisode',
  id: '7',
  version: 4,
  seriesId: '3',
  slug: 'a-clap',
  title: 'A clap',
  state: 'PUBLISHED',
  publishedAt: '2026-11-21T12:00:17.000Z',
  description: 'One clap.',
  soundUrl: '/sounds/a-clap.mp3',
  parts: [
    { __typename: 'EpisodePart', startMs: 0, chapter: 'Dry', body: noted('Without a room.') },
    { __typename: 'EpisodePart', startMs: 61_500, chapter: null, body: noted('With one.') },
  ],
};

let series: AdminSeriesFragment[];
let episodes: AdminEpisodeFragment[];

beforeEach(() => {
  series = [rooms];
  episodes = [clap];
  mockServer.use(
    session({ ...nora, role: 'ADMIN', canAdminister: true }),
    api.query(AdminSeriesDocument, () =>
      HttpResponse.json({ data: { podcastSeriesToEdit: series } }),
    ),
    api.query(AdminEpisodesDocument, () =>
      HttpResponse.json({
        data: {
          podcastEpisodesToEdit: {
            __typename: 'EditedPodcastEpisodeConnection',
            nodes: episodes,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
    ),
    api.query(AdminEpisodeDocument, ({ variables: { id } }) =>
      HttpResponse.json({
        data: { podcastEpisodeToEdit: episodes.find((one) => one.id === id) ?? null },
      }),
    ),
  );
});

test('episodes are listed with where they stand, unpublished, removed, and taken back', async () => {
  mockServer.use(
    api.mutation(PublishEpisodeDocument, ({ variables: { isPublished } }) => {
      const state = isPublished ? 'PUBLISHED' : 'DRAFT';
      episodes = [{ ...clap, state, publishedAt: isPublished ? clap.publishedAt : null }];
      return changed('publishPodcastEpisode', { episode: episodes[0]! });
    }),
    api.mutation(RemoveEpisodeDocument, () => {
      episodes = [];
      return changed('removePodcastEpisode', { removedEpisodeId: '7' });
    }),
    api.mutation(RestoreEpisodeDocument, () => {
      episodes = [clap];
      return changed('restorePodcastEpisode', { episode: clap });
    }),
  );
  const { user } = await renderApp('/admin/podcasts');
  const row = () => within(screen.getByRole('link', { name: 'A clap' }).closest('li')!);
  expect(await screen.findByRole('link', { name: 'A clap' })).toHaveAttribute(
    'href',
    '/admin/podcasts/7',
  );
  expect(row().getByText('Published')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unpublish A clap' }));
  await waitFor(() => expect(row().getByText('Draft')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Publish A clap' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove A clap' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this episode?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No episodes yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'A clap' })).toBeVisible();
});

test('a series is added and changed in a dialog', async () => {
  series = [];
  const sent: unknown[] = [];
  mockServer.use(
    api.mutation(SaveSeriesDocument, ({ variables: { input } }) => {
      sent.push(input);
      series = [rooms];
      return changed('savePodcastSeries', { series: rooms });
    }),
  );
  const { user } = await renderApp('/admin/podcasts');
  expect(await screen.findByText('No series yet')).toBeVisible();
  // An episode belongs to one.
  expect(screen.queryByRole('link', { name: 'Add episode' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add series' }));
  await user.type(await screen.findByLabelText('Title'), 'Rooms by ear');
  await user.type(screen.getByLabelText('Address'), 'All rooms');
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  expect(await screen.findByText('Use small letters, digits and single hyphens')).toBeVisible();
  await user.clear(screen.getByLabelText('Address'));
  await user.type(screen.getByLabelText('Address'), 'rooms');
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Rooms by ear' }));
  await user.type(await screen.findByLabelText('Short description'), ' All of it.');
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        id: null,
        version: null,
        title: 'Rooms by ear',
        slug: 'rooms',
        language: 'EN',
        description: '',
      },
      {
        id: '3',
        version: 1,
        title: 'Rooms by ear',
        slug: 'rooms',
        language: 'EN',
        description: 'What rooms do. All of it.',
      },
    ]),
  );
});

test('a series is removed with its episodes once that is confirmed, and taken back', async () => {
  const asked: boolean[] = [];
  mockServer.use(
    api.mutation(RemoveSeriesDocument, ({ variables: { withEpisodes } }) => {
      asked.push(withEpisodes);
      [series, episodes] = [[], []];
      return changed('removePodcastSeries', { removedSeriesId: '3' });
    }),
    api.mutation(RestoreSeriesDocument, () => {
      [series, episodes] = [[rooms], [clap]];
      return changed('restorePodcastSeries', { series: rooms });
    }),
  );
  const { user } = await renderApp('/admin/podcasts');
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove Rooms by ear' }));
  expect(await screen.findByText('rooms · English · 1 episode')).toBeVisible();
  await remove();
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this series?' }));
  expect(dialog.getByText(/Its episode goes with it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await remove();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No series yet')).toBeVisible();
  expect(await screen.findByText('No episodes yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'A clap' })).toBeVisible();
  expect(await screen.findByText('Rooms by ear')).toBeVisible();
  expect(asked).toEqual([true]);
});

test('a series without episodes goes at once, unless somebody added one meanwhile', async () => {
  series = [{ ...rooms, episodeCount: 0 }];
  episodes = [];
  mockServer.use(
    api.mutation(RemoveSeriesDocument, ({ variables: { withEpisodes } }) => {
      if (!withEpisodes && episodes.length > 0) return refusal('CONFLICT', 'It has episodes.');
      series = [];
      return changed('removePodcastSeries', { removedSeriesId: '3' });
    }),
  );
  const { user } = await renderApp('/admin/podcasts');
  const remove = await screen.findByRole('button', { name: 'Remove Rooms by ear' });
  [series, episodes] = [[rooms], [clap]];
  await user.click(remove);
  expect(await screen.findByText('It has episodes.')).toBeVisible();
  // It is there with what it has by now.
  expect(await screen.findByRole('link', { name: 'A clap' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Rooms by ear' }));
  expect(await screen.findByRole('dialog', { name: 'Remove this series?' })).toBeVisible();
});

test('an episode is written part by part, with the sound that was sent', async () => {
  const sent: SavePodcastEpisodeInput[] = [];
  mockServer.use(
    http.put('*/api/podcast-sounds', () =>
      HttpResponse.json({ track: { url: '/uploads/podcast-sounds/a.mp3', durationMs: 90_000 } }),
    ),
    api.mutation(SaveEpisodeDocument, ({ variables: { input } }) => {
      const [one] = [input].flat();
      sent.push(one!);
      const saved = { ...clap, id: '8', version: 1, title: 'A hall', soundUrl: one!.soundUrl };
      episodes = [clap, saved];
      return changed('savePodcastEpisode', { episode: saved });
    }),
  );
  const { user, location } = await renderApp('/admin/podcasts');
  await user.click(await screen.findByRole('link', { name: 'Add episode' }));
  await user.type(await screen.findByLabelText('Title'), 'A hall');
  await user.type(screen.getByLabelText('Address'), 'a-hall');
  await user.selectOptions(screen.getByLabelText('Series'), 'Rooms by ear');
  await user.type(screen.getByLabelText('Short description'), 'Three seconds.');
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  expect(await screen.findByText('Send the sound with the button above')).toBeVisible();
  await user.upload(
    screen.getByLabelText('Sound of the episode'),
    new File(['x'], 'a.mp3', { type: 'audio/mpeg' }),
  );
  await waitFor(() =>
    expect(screen.getByLabelText('Sound of the episode', { selector: 'audio' })).toHaveAttribute(
      'src',
      '/uploads/podcast-sounds/a.mp3',
    ),
  );
  expect(screen.getByLabelText('Beginning of part 1')).toHaveValue('0:00');
  await user.type(screen.getByLabelText('Chapter of part 1 (optional)'), 'Dry');
  await user.click(screen.getByRole('button', { name: 'Add part' }));
  await user.type(await screen.findByLabelText('Beginning of part 2'), '1:05');
  await user.click(screen.getByRole('button', { name: 'Insert a part after part 1' }));
  expect(await screen.findByLabelText('Beginning of part 3')).toHaveValue('1:05');
  await user.type(screen.getByLabelText('Beginning of part 2'), '1:10');
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  expect(await screen.findByText('Must begin after the part before')).toBeVisible();
  await user.clear(screen.getByLabelText('Beginning of part 2'));
  await user.type(screen.getByLabelText('Beginning of part 2'), '0:30.5');
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  await waitFor(() => expect(location()).toBe('/admin/podcasts/8'));
  expect(sent).toEqual([
    {
      id: null,
      version: null,
      title: 'A hall',
      slug: 'a-hall',
      seriesId: '3',
      description: 'Three seconds.',
      soundUrl: '/uploads/podcast-sounds/a.mp3',
      publishedAt: null,
      parts: [
        { startMs: 0, chapter: 'Dry', body: expect.any(Object) as object },
        { startMs: 30_500, chapter: null, body: expect.any(Object) as object },
        { startMs: 65_000, chapter: null, body: expect.any(Object) as object },
      ],
    },
  ]);
});

test('what nobody changed stays as exact as it was, and each saving is on top of the last', async () => {
  const versions: unknown[] = [];
  mockServer.use(
    api.mutation(SaveEpisodeDocument, ({ variables: { input } }) => {
      const [one] = [input].flat();
      versions.push([one!.version, one!.publishedAt, one!.parts.map(({ startMs }) => startMs)]);
      return changed('savePodcastEpisode', { episode: { ...clap, version: 5 } });
    }),
  );
  const { user } = await renderApp('/admin/podcasts/7');
  const title = await screen.findByLabelText('Title');
  expect(screen.getByRole('heading', { level: 1, name: 'A clap' })).toBeVisible();
  expect(await screen.findByText('With one.')).toBeVisible();
  await user.type(title, ' or two');
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  expect(await screen.findByText('Episode saved')).toBeVisible();
  await user.type(title, ' or three');
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  await waitFor(() =>
    expect(versions).toEqual([
      [4, clap.publishedAt, [0, 61_500]],
      [5, clap.publishedAt, [0, 61_500]],
    ]),
  );
});

/** Keeps episodes as the server does: only on top of the version that there is. */
function keptEpisode() {
  const sent: SavePodcastEpisodeInput[] = [];
  mockServer.use(
    api.mutation(SaveEpisodeDocument, ({ variables: { input } }) => {
      const [one] = [input].flat();
      sent.push(one!);
      const [there] = episodes;
      if (one!.version !== there!.version) return refusal('CONFLICT', 'Overtaken.');
      const { title, slug, description, soundUrl } = one!;
      const parts = one!.parts.map(({ startMs, chapter, body }) => ({
        __typename: 'EpisodePart' as const,
        startMs,
        chapter: chapter ?? null,
        body: body as ReturnType<typeof noted>,
      }));
      const said = { title, slug, description, soundUrl, parts };
      episodes = [{ ...there!, ...said, version: there!.version + 1 }];
      return changed('savePodcastEpisode', { episode: episodes[0]! });
    }),
  );
  return sent;
}

/** What somebody else saves of the episode meanwhile. */
function saveElsewhere(more: Partial<AdminEpisodeFragment>) {
  episodes = [{ ...episodes[0]!, ...more, version: episodes[0]!.version + 1 }];
}

const whose = (field: string) => within(screen.getByRole('radiogroup', { name: field }));

test('who saves second sees what the other changed, and keeps both field by field', async () => {
  const sent = keptEpisode();
  const { user } = await renderApp('/admin/podcasts/7');
  const title = await screen.findByLabelText('Title');
  await user.type(title, ' or two');
  await user.type(screen.getByLabelText('Short description'), ' Mine.');
  saveElsewhere({
    slug: 'the-clap',
    description: 'One clap. Theirs.',
    parts: [clap.parts[0]!, { ...clap.parts[1]!, body: noted('With a large one.') }],
  });
  await user.click(screen.getByRole('button', { name: 'Save episode' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Somebody else has saved this' }),
  );
  expect(dialog.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Title',
    'Address',
    'Short description',
    'Part 2',
  ]);
  // What only one of them changed is theirs to say.
  expect(whose('Title').getByLabelText('Mine')).toBeChecked();
  expect(whose('Address').getByLabelText('Theirs')).toBeChecked();
  expect(whose('Short description').getByLabelText('Mine')).toBeChecked();
  expect(whose('Part 2').getByLabelText('Theirs')).toBeChecked();
  expect(dialog.getByText('Theirs', { selector: 'del' })).toBeVisible();
  await user.click(whose('Short description').getByLabelText('Theirs'));
  await user.click(dialog.getByRole('button', { name: 'Save what I chose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    version: 5,
    title: 'A clap or two',
    slug: 'the-clap',
    description: 'One clap. Theirs.',
    publishedAt: clap.publishedAt,
  });
  expect(screen.getByLabelText('Short description')).toHaveValue('One clap. Theirs.');
  expect(await screen.findByText('With a large one.')).toBeVisible();
  // Nothing that was typed is lost.
  await user.click(await screen.findByRole('button', { name: 'Keep all of mine' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      version: 6,
      slug: 'a-clap',
      description: 'One clap. Mine.',
    }),
  );
  expect(await screen.findByText('With one.')).toBeVisible();
  expect(screen.getByLabelText('Short description')).toHaveValue('One clap. Mine.');
});

test('who goes on writing is asked anew, also when a third one was faster', async () => {
  const sent = keptEpisode();
  const { user } = await renderApp('/admin/podcasts/7');
  const title = await screen.findByLabelText('Title');
  await user.type(title, ' of mine');
  saveElsewhere({ title: 'A clap of theirs', parts: [clap.parts[0]!] });
  const save = () => user.click(screen.getByRole('button', { name: 'Save episode' }));
  await save();
  await user.click(await screen.findByRole('button', { name: 'Go on writing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title).toHaveValue('A clap of mine');
  await save();
  const choose = await screen.findByRole('button', { name: 'Save what I chose' });
  // Other parts are compared as a whole.
  expect(whose('Parts').getByLabelText('Theirs')).toBeChecked();
  saveElsewhere({ description: 'Of a third.' });
  await user.click(choose);
  await waitFor(() => expect(whose('Short description').getByLabelText('Theirs')).toBeChecked());
  expect(screen.queryByRole('radiogroup', { name: 'Parts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(episodes[0]).toMatchObject({ title: 'A clap of mine', description: 'Of a third.' });
  expect(sent.at(-1)!.parts).toHaveLength(1);
});

test('a series that somebody else saved is decided in the same way', async () => {
  mockServer.use(
    api.mutation(SaveSeriesDocument, ({ variables: { input } }) => {
      const [one] = [input].flat();
      if (one!.version !== series[0]!.version) return refusal('CONFLICT', 'Overtaken.');
      const { title, description } = one!;
      series = [{ ...series[0]!, title, description, version: series[0]!.version + 1 }];
      return changed('savePodcastSeries', { series: series[0]! });
    }),
  );
  const { user } = await renderApp('/admin/podcasts');
  await user.click(await screen.findByRole('button', { name: 'Edit Rooms by ear' }));
  await user.type(await screen.findByLabelText('Short description'), ' Mine.');
  series = [{ ...rooms, title: 'Rooms, heard', version: 2 }];
  await user.click(screen.getByRole('button', { name: 'Save series' }));
  expect(await screen.findByRole('dialog', { name: 'Somebody else has saved this' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await waitFor(() =>
    expect(series).toMatchObject([
      { title: 'Rooms, heard', description: 'What rooms do. Mine.', version: 3 },
    ]),
  );
  expect(await screen.findByText('Rooms, heard')).toBeVisible();
});

test('an episode that there is none of says so', async () => {
  await renderApp('/admin/podcasts/99');
  expect(await screen.findByRole('heading', { name: 'There is no such episode' })).toBeVisible();
});

test('others are kept out', async () => {
  mockServer.use(session(nora));
  await renderApp('/admin/podcasts');
  expect(await screen.findByText('For administrators only')).toBeVisible();
});
