import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, session } from '#web/features/accounts/accounts.handlers.ts';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { structuredData } from '#web/testing/structured-data.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { takeTheFloor } from '#web/ui/media/sounding.ts';
import { close } from './player/player.ts';
import { PodcastEpisodesDocument } from './podcasts.generated.ts';
import {
  episodeCard,
  part,
  podcastEpisode,
  podcastsWith,
  seriesNamed,
} from './podcasts.handlers.ts';

const rooms = seriesNamed('rooms', 'Rooms by ear');
const desk = seriesNamed('desk', 'On the desk');
const hall = episodeCard('hall-3', rooms, { title: 'How large is this hall?' });
const knobs = episodeCard('knobs-2', desk, {
  title: 'Four knobs',
  publishedAt: '2026-11-14T12:00:00.000Z',
});
const clap = episodeCard('clap-1', rooms, {
  title: 'A clap in a box',
  publishedAt: '2026-11-07T12:00:00.000Z',
});
const parts = [
  part(0, 'Dry', 'Claps without a room.'),
  part(20, null, 'The same, slower.'),
  part(61, 'Wet', 'Now with walls.'),
];

/** What is heard, and whether anything can be: jsdom plays nothing itself. */
let playing: { mock: { contexts: unknown[] } };
let canPlay = true;

function soundOfPlayer(): HTMLMediaElement {
  return playing.mock.contexts.at(-1) as HTMLMediaElement;
}

beforeEach(() => {
  mockServer.use(
    session(),
    ...podcastsWith([hall, knobs, clap]),
    podcastEpisode(clap, parts, [hall]),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  playing = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    if (!canPlay) return Promise.reject(new Error('no sound'));
    fireEvent(this, new Event('play'));
    fireEvent(this, new Event('playing'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    fireEvent(this, new Event('pause'));
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  canPlay = true;
  // The player outlives the page of the test before, and keeps where that was.
  close();
  localStorage.clear();
});

const titles = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

const player = async () => within(await screen.findByRole('region', { name: 'Player' }));

/** Has the sound be heard up to a moment. */
function hearUntil(seconds: number): void {
  const sound = soundOfPlayer();
  sound.currentTime = seconds;
  fireEvent(sound, new Event('timeupdate'));
}

describe('the podcast', () => {
  test('has the latest episode large, and the others by date', async () => {
    await renderApp('/podcast');
    expect(await screen.findByRole('heading', { level: 2, name: hall.title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Podcast · Roomtone'));
    expect(titles(3)).toEqual([knobs.title, clap.title]);
    const { origin } = window.location;
    expect(structuredData('ItemList')?.itemListElement).toMatchObject([
      { position: 1, name: hall.title, url: `${origin}/podcast/hall-3` },
      { position: 2, name: knobs.title, url: `${origin}/podcast/knobs-2` },
      { position: 3, name: clap.title, url: `${origin}/podcast/clap-1` },
    ]);
    const card = within(screen.getAllByRole('article')[0]!);
    expect(card.getByText('Rooms by ear')).toHaveAttribute('lang', 'en');
    expect(card.getByText('November 21, 2026').parentElement).toHaveTextContent(
      'November 21, 2026 · 2:05 min',
    );
    expect(card.getByRole('link', { name: hall.title })).toHaveAttribute('href', '/podcast/hall-3');
    const feeds = [...document.head.querySelectorAll('link[rel=alternate]')];
    expect(feeds.map((link) => link.getAttribute('href'))).toEqual(['/podcast/feed.xml']);
  });

  test('has the same by series, each in its order and with its feed', async () => {
    const { user, location } = await renderApp('/podcast');
    await user.click(await screen.findByRole('link', { name: 'By series' }));
    await waitFor(() => expect(location()).toBe('/podcast2'));
    const series = within(await screen.findByRole('region', { name: 'Rooms by ear' }));
    expect(
      series.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([clap.title, hall.title]);
    expect(series.getByRole('link', { name: 'RSS feed of this series' })).toHaveAttribute(
      'href',
      '/podcast/rooms/feed.xml',
    );
    expect(screen.getByRole('region', { name: 'On the desk' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Podcast by series · Roomtone'));
  });

  test('shows more when asked', async () => {
    const many = Array.from({ length: 20 }, (_, index) => episodeCard(`e-${100 + index}`, rooms));
    mockServer.use(...podcastsWith(many));
    const { user } = await renderApp('/podcast');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(13));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  });

  test.each(['/podcast', '/podcast2'])('without episodes says so at %s', async (path) => {
    mockServer.use(...podcastsWith([]));
    await renderApp(path);
    expect(await screen.findByText('No episodes yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse studios' })).toBeVisible();
  });

  test('that cannot be shown is asked for again', async () => {
    mockServer.use(
      api.query(PodcastEpisodesDocument, () => refusal('INTERNAL', 'Something went wrong.')),
    );
    const { user } = await renderApp('/podcast');
    expect(await screen.findByText('The episodes didn’t load')).toBeVisible();
    mockServer.use(...podcastsWith([clap]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: clap.title })).toBeVisible();
  });

  test('is linked under More', async () => {
    const { user, location } = await renderApp('/terms');
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Podcast' }));
    await waitFor(() => expect(location()).toBe('/podcast'));
  });
});

describe('an episode', () => {
  test('is read with its chapters, its notes and its file', async () => {
    await renderApp('/podcast/clap-1');
    expect(await screen.findByRole('heading', { level: 1, name: clap.title })).toBeVisible();
    expect(document.title).toBe(`${clap.title} · Roomtone`);
    const chapters = within(screen.getByRole('navigation', { name: 'Chapters' }));
    expect(
      chapters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['0:00Dry', '/podcast/clap-1?t=0'],
      ['1:01Wet', '/podcast/clap-1?t=61'],
    ]);
    expect(screen.getByText('Now with walls.')).toBeVisible();
    const download = screen.getByRole('link', { name: 'Download (1.5 MB)' });
    expect(download).toHaveAttribute('href', '/sounds/clap-1.mp3');
    expect(download).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: `Next episode ${hall.title}` })).toHaveAttribute(
      'href',
      '/podcast/hall-3',
    );
    const others = within(screen.getByRole('region', { name: 'More from this series' }));
    expect(others.getByRole('link', { name: hall.title })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  });

  test('tells search engines what it is', async () => {
    await renderApp('/podcast/clap-1');
    await screen.findByRole('heading', { level: 1, name: clap.title });
    expect(structuredData('PodcastEpisode')).toMatchObject({
      name: clap.title,
      datePublished: clap.publishedAt,
      timeRequired: 'PT125S',
      inLanguage: 'en',
      associatedMedia: {
        contentUrl: `${window.location.origin}/sounds/clap-1.mp3`,
        encodingFormat: 'audio/mpeg',
      },
      partOfSeries: {
        name: 'Rooms by ear',
        webFeed: `${window.location.origin}/podcast/rooms/feed.xml`,
      },
    });
  });

  test('says to readers of another language which one it is in', async () => {
    await renderApp('/podcast/clap-1', 'de');
    const title = await screen.findByRole('heading', { level: 1, name: clap.title });
    expect(title).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Dieser Text ist auf Englisch verfasst.')).toBeVisible();
    expect(screen.getByText('Now with walls.').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  test('is shown at its address when asked for by its id', async () => {
    const { location } = await renderApp('/podcast/1');
    await screen.findByRole('heading', { level: 1, name: clap.title });
    expect(location()).toBe('/podcast/clap-1');
  });

  test('that there is none of is not found', async () => {
    mockServer.use(podcastEpisode());
    await renderApp('/podcast/nothing');
    expect(await screen.findByRole('heading', { name: 'Episode not found' })).toBeVisible();
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('the player', () => {
  test('has an episode go on while one goes through the site', async () => {
    const { user, location } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    const bar = await player();
    expect(bar.getByRole('link', { name: clap.title })).toHaveAttribute('href', '/podcast/clap-1');
    expect(soundOfPlayer().src).toBe(`${window.location.origin}/sounds/clap-1.mp3`);
    const sound = soundOfPlayer();
    for (const [link, path] of [
      ['All episodes', '/podcast'],
      ['By series', '/podcast2'],
    ] as const) {
      await user.click(await screen.findByRole('link', { name: link }));
      await waitFor(() => expect(location()).toBe(path));
    }
    expect((await player()).getByRole('button', { name: `Pause ${clap.title}` })).toBeVisible();
    expect(soundOfPlayer()).toBe(sound);
    await user.click((await player()).getByRole('button', { name: 'Close player' }));
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('goes to a chapter, whose notes are then the ones that are on', async () => {
    const { user, location } = await renderApp('/podcast/clap-1');
    const chapters = within(await screen.findByRole('navigation', { name: 'Chapters' }));
    await user.click(chapters.getByRole('link', { name: /Wet/ }));
    await waitFor(() => expect(soundOfPlayer().currentTime).toBe(61));
    expect(location()).toBe('/podcast/clap-1?t=61');
    const notes = screen.getByText('Now with walls.').closest('[data-part]');
    expect(notes).toHaveAttribute('aria-current', 'true');
    hearUntil(25);
    await waitFor(() => expect(notes).not.toHaveAttribute('aria-current'));
    expect(screen.getByText('The same, slower.').closest('[data-part]')).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(chapters.getByText('Dry').closest('li')).toHaveAttribute('aria-current', 'true');
  });

  test('begins where the address says', async () => {
    const { user } = await renderApp('/podcast/clap-1?t=61');
    await user.click(await screen.findByRole('button', { name: `Play from 1:01 ${clap.title}` }));
    await player();
    expect(soundOfPlayer().currentTime).toBe(61);
  });

  test.each(['9999', '-1', 'x', '1e1'])(
    'begins at the beginning where that is nowhere: %s',
    async (t) => {
      await renderApp(`/podcast/clap-1?t=${t}`);
      expect(await screen.findByRole('button', { name: `Play ${clap.title}` })).toBeVisible();
    },
  );

  test('skips, winds by keys, and plays as fast as chosen', async () => {
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    const bar = await player();
    await user.click(bar.getByRole('button', { name: 'Forward 30 seconds' }));
    expect(soundOfPlayer().currentTime).toBe(30);
    await user.click(bar.getByRole('button', { name: 'Back 15 seconds' }));
    expect(soundOfPlayer().currentTime).toBe(15);
    await user.click(bar.getByRole('button', { name: 'Back 15 seconds' }));
    await user.click(bar.getByRole('button', { name: 'Back 15 seconds' }));
    expect(soundOfPlayer().currentTime).toBe(0);
    const position = bar.getByRole('slider', { name: `Position in ${clap.title}` });
    position.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(soundOfPlayer().currentTime).toBe(10);
    expect(position).toHaveAttribute('aria-valuetext', '0:10 of 2:05');
    await user.selectOptions(bar.getByRole('combobox', { name: 'Speed' }), '1.5×');
    expect(soundOfPlayer().playbackRate).toBe(1.5);
  });

  test('goes on where an episode was left', async () => {
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    const bar = await player();
    hearUntil(72);
    await user.click(bar.getByRole('button', { name: 'Close player' }));
    await user.click(await screen.findByRole('button', { name: `Continue at 1:12 ${clap.title}` }));
    expect(soundOfPlayer().currentTime).toBe(72);
  });

  test('pauses when another sound begins', async () => {
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    const bar = await player();
    takeTheFloor(new Audio());
    expect(await bar.findByRole('button', { name: `Play ${clap.title}` })).toBeVisible();
  });

  test('at the end leads to the next episode', async () => {
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    const bar = await player();
    hearUntil(125);
    fireEvent(soundOfPlayer(), new Event('ended'));
    expect(await bar.findByRole('link', { name: hall.title })).toHaveAttribute(
      'href',
      '/podcast/hall-3',
    );
    await user.click(bar.getByRole('button', { name: `Play ${clap.title}` }));
    expect(soundOfPlayer().currentTime).toBe(0);
  });

  test('says when it does not play', async () => {
    canPlay = false;
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    expect(await (await player()).findByRole('alert')).toHaveTextContent('This didn’t play');
  });

  test('is shown on the device, whose keys it obeys', async () => {
    const handlers = new Map<string, (details: object) => void>();
    const shown = { metadata: null, setPositionState: vi.fn<() => void>() };
    vi.stubGlobal(
      'MediaMetadata',
      class {
        data: object;
        constructor(data: object) {
          this.data = data;
        }
      },
    );
    Object.defineProperty(navigator, 'mediaSession', {
      configurable: true,
      value: Object.assign(shown, {
        setActionHandler: (name: string, act: (details: object) => void) => handlers.set(name, act),
      }),
    });
    const { user } = await renderApp('/podcast/clap-1');
    await user.click(await screen.findByRole('button', { name: `Play ${clap.title}` }));
    await player();
    expect(shown.metadata).toMatchObject({
      data: {
        title: clap.title,
        album: 'Rooms by ear',
        artwork: [{ src: '/previews/covers/rooms.png' }],
      },
    });
    handlers.get('seekforward')!({});
    handlers.get('seekto')!({ seekTime: 90 });
    handlers.get('seekbackward')!({ seekOffset: 10 });
    expect(soundOfPlayer().currentTime).toBe(80);
    handlers.get('pause')!({});
    expect(
      await (await player()).findByRole('button', { name: `Play ${clap.title}` }),
    ).toBeVisible();
    Reflect.deleteProperty(navigator, 'mediaSession');
  });
});
