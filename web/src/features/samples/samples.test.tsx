import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '#web/features/accounts/accounts.handlers.ts';
import { mockServer } from '#web/testing/mock-server.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { takeTheFloor } from '#web/ui/media/sounding.ts';

/** What stands for the sound card: its clock, and how loud each take is let through, last made last. */
const card = { time: 0, gains: [] as { value: number }[], starts: [] as number[], sounding: 0 };

class FakeContext {
  readonly destination = {};
  get currentTime() {
    return card.time;
  }
  resume = async () => undefined;
  decodeAudioData = async () => ({});
  createGain() {
    const gain = {
      value: 1,
      setTargetAtTime: (level: number) => {
        gain.value = level;
      },
    };
    card.gains.push(gain);
    return { gain, connect: () => undefined, disconnect: () => undefined };
  }
  createBufferSource() {
    return {
      connect: () => undefined,
      start: (_when: number, offset: number) => {
        card.starts.push(offset);
        card.sounding += 1;
      },
      stop: () => {
        card.sounding -= 1;
      },
    };
  }
}

let fetched: string[];

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  fetched = [];
  Object.assign(card, { time: 0, gains: [], starts: [], sounding: 0 });
  mockServer.use(
    session(),
    http.get('*.mp3', ({ request }) => {
      fetched.push(new URL(request.url).pathname);
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
});

/** Which of the takes that were started last is heard. */
const levels = () => card.gains.slice(-2).map(({ value }) => value);
const position = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Position in ${name}` });

async function open(path = '/playback') {
  const app = await renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Before and after, by ear' });
  return app;
}

/** Has some seconds go by, until the player is where it is to be then. */
async function hear(seconds: number, name: string, value: string) {
  card.time += seconds;
  await waitFor(() => expect(position(name)).toHaveValue(value));
}

describe('the sample player', () => {
  test('fetches nothing before it is played, and goes between takes in place', async () => {
    const { user } = await open();
    expect(fetched).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    await screen.findByRole('button', { name: 'Pause Drum kit' });
    await waitFor(() => expect(card.starts).toEqual([0, 0]));
    expect(fetched.toSorted()).toEqual([
      expect.stringContaining('kit-after'),
      expect.stringContaining('kit-before'),
    ]);
    expect(levels()).toEqual([0.75 ** 2, 0]);
    expect(screen.getByText('Playing: Before')).toBeInTheDocument();
    await hear(12, 'Drum kit', '12');
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(levels()).toEqual([0, 0.75 ** 2]);
    // Neither was started again.
    expect(card.starts).toHaveLength(2);
    expect(position('Drum kit')).toHaveValue('12');
  });

  test('stops after 30 seconds and is back at its beginning', async () => {
    const { user } = await open('/playback?sample=strings');
    await user.click(screen.getByRole('button', { name: 'Play String section' }));
    await waitFor(() => expect(card.sounding).toBe(2));
    await hear(29, 'String section', '29');
    await hear(1, 'String section', '0');
    expect(screen.getByRole('button', { name: 'Play String section' })).toBeVisible();
    expect(card.sounding).toBe(0);
  });

  test('is reset to the beginning of the other take', async () => {
    const { user } = await open();
    fireEvent.change(position('Drum kit'), { target: { value: '20' } });
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    await waitFor(() => expect(card.starts).toEqual([20, 20]));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(position('Drum kit')).toHaveValue('0');
    expect(card.sounding).toBe(0);
    expect(screen.getByRole('button', { name: 'Play Drum kit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'After' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is wound with the arrow keys while it plays', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    await waitFor(() => expect(card.sounding).toBe(2));
    position('Drum kit').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(card.starts.at(-1)).toBe(10));
    expect(card.sounding).toBe(2);
  });

  test('starts at a volume of 75, and is muted by a volume of 0', async () => {
    const { user } = await open();
    const volume = screen.getByRole('slider', { name: 'Volume' });
    const mute = screen.getByRole('button', { name: 'Mute' });
    expect(volume).toHaveValue('75');
    fireEvent.change(volume, { target: { value: '0' } });
    expect(mute).toHaveAttribute('aria-pressed', 'true');
    await user.click(mute);
    expect(mute).toHaveAttribute('aria-pressed', 'false');
    expect(volume).toHaveValue('75');
    await user.click(mute);
    expect(volume).toHaveValue('0');
    fireEvent.change(volume, { target: { value: '40' } });
    expect(mute).toHaveAttribute('aria-pressed', 'false');
  });

  test('stops for another piece, which begins at its beginning, and for another sound', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    await waitFor(() => expect(card.sounding).toBe(2));
    await hear(5, 'Drum kit', '5');
    await user.click(screen.getByRole('link', { name: /^Club track/ }));
    expect(location()).toBe('/playback?sample=club');
    const club = await screen.findByRole('group', { name: 'Club track' });
    expect(screen.getByRole('link', { name: /^Club track/, current: true })).toBeVisible();
    await waitFor(() => expect(card.sounding).toBe(0));
    expect(position('Club track')).toHaveValue('0');
    await user.click(screen.getByRole('button', { name: 'Play Club track' }));
    await waitFor(() => expect(card.sounding).toBe(2));
    takeTheFloor({ pause: () => undefined });
    expect(card.sounding).toBe(0);
    expect(await within(club).findByRole('button', { name: 'Play Club track' })).toBeVisible();
  });

  test('says that it did not play, and plays when it is asked again', async () => {
    mockServer.use(
      http.get('*.mp3', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    expect(await screen.findByText('This didn’t play. Please try again.')).toHaveRole('alert');
    await user.click(screen.getByRole('button', { name: 'Play Drum kit' }));
    await waitFor(() => expect(card.sounding).toBe(2));
    expect(screen.queryByText(/This didn’t play/)).not.toBeInTheDocument();
  });
});

test('a piece that there is not is the first one', async () => {
  await open('/playback?sample=bagpipes');
  expect(screen.getByRole('heading', { level: 2, name: 'Drum kit' })).toBeVisible();
  expect(screen.getByText(/equally loud: −20 LUFS/)).toBeVisible();
});
