import { gql } from '@apollo/client';
import { waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, mockServer } from '#web/testing/mock-server.ts';
import { followLive, reopenLive } from './live.ts';

const document = gql`
  subscription ThingChanged($id: ID!, $since: String) {
    thingChanged(id: $id, since: $since) {
      version
    }
  }
`;

/** One time that somebody followed the thing. */
interface Following {
  variables: Record<string, unknown>;
  tell: (version: string) => void;
  isOver: boolean;
}

let followed: Following[] = [];
const ends: (() => void)[] = [];

beforeEach(() => {
  followed = [];
  mockServer.use(
    api.subscription('ThingChanged', ({ subscription, finalize }) => {
      const following: Following = {
        variables: subscription.variables,
        tell: (version) => subscription.publish({ data: { thingChanged: { version } } }),
        isOver: false,
      };
      finalize(() => {
        following.isOver = true;
      });
      followed.push(following);
    }),
  );
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function follow() {
  const changed = vi.fn<() => void>();
  const end = followLive({ document, variables: { id: '7' } }, changed);
  ends.push(end);
  return { changed, end };
}

async function untilFollowed(times: number): Promise<Following> {
  await waitFor(() => expect(followed).toHaveLength(times));
  return followed[times - 1]!;
}

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

describe('what is followed', () => {
  test('is asked for when its first version comes, and with each other one, once', async () => {
    const { changed } = follow();
    const following = await untilFollowed(1);
    expect(following.variables).toEqual({ id: '7', since: null });
    for (const version of ['3', '3', '4', '4']) following.tell(version);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  test('ends with whoever follows it', async () => {
    const { end } = follow();
    const following = await untilFollowed(1);
    end();
    await waitFor(() => expect(following.isOver).toBe(true));
  });

  test('rests while the page is left, and goes on from the version that was known', async () => {
    const { changed } = follow();
    const before = await untilFollowed(1);
    before.tell('3');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    leave();
    await waitFor(() => expect(before.isOver).toBe(true));
    comeBack();
    const after = await untilFollowed(2);
    expect(after.variables).toEqual({ id: '7', since: '3' });
    after.tell('4');
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
  });

  test('goes on over another connection when somebody logs in', async () => {
    follow();
    const before = await untilFollowed(1);
    before.tell('3');
    reopenLive();
    const after = await untilFollowed(2);
    expect(after.variables).toEqual({ id: '7', since: '3' });
  });
});
