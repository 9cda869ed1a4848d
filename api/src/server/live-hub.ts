import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import { findTopicVersions } from '#db/live/topic-version.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Orm } from '#db/orm.ts';
import { Following } from '#api/lib/live/following.ts';
import type { Live } from '#api/lib/live/live.ts';
import { readNotice } from '#api/lib/live/notices.ts';
import { nameIn } from '#api/lib/live/topic.ts';
import type { TopicChange } from '#api/lib/live/topic.ts';
import type { ChangeListener } from './changes.ts';

/**
 * How often versions are compared with the database's, in ms: a process that dies between its commit
 * and its notice has told nobody.
 */
const COMPARE_EVERY_MS = 15_000;

/** How many topics one statement asks about. */
const TOPICS_PER_QUERY = 1000;

interface HubParts {
  orm: Pick<Orm, 'em'>;
  log: Logger;
  compareEveryMs?: number;
}

/**
 * Tells the followers in this process what changes in any. Notices are quick and may be lost; what
 * counts are the versions in the database, which are compared with when somebody begins to follow,
 * when notices are heard again, and every now and then.
 */
export class LiveHub implements Live, ChangeListener {
  readonly #parts: HubParts;
  /** By what they follow: a key, or the name of a topic for all keys of it. */
  readonly #followers = new Map<string, Set<Follower>>();
  /** Those who come at once, as after a restart, are looked up together. */
  readonly #versions: DataLoader<string, number>;
  readonly #timer: NodeJS.Timeout;
  /** What is being asked of the database. */
  readonly #work = new Set<Promise<void>>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#versions = new DataLoader((keys) => this.#findVersions(keys), {
      cache: false,
      maxBatchSize: TOPICS_PER_QUERY,
    });
    this.#timer = setInterval(() => this.#compare(), parts.compareEveryMs ?? COMPARE_EVERY_MS);
  }

  follow(key: string, since: number | undefined): Following {
    const follower = this.#add(key, (change) => new KeyFollower(change, since));
    // After it listens, so that what changes in between is heard of one way or the other.
    this.#tellVersion(key, [follower]);
    return follower.following;
  }

  followAll(name: string): Following {
    return this.#add(name, (change) => new TopicFollower(change)).following;
  }

  changed(tags: readonly string[]): void {
    for (const tag of tags) {
      const change = readNotice(tag);
      if (!change) continue;
      for (const name of [change.key, nameIn(change.key)]) {
        for (const follower of this.#followers.get(name) ?? []) follower.hear(change);
      }
    }
  }

  /** What is missed until then is made up for once it is found. */
  lost(): void {}

  found(): void {
    this.#compare();
  }

  /** How many follow something. */
  get count(): number {
    let count = 0;
    for (const followers of this.#followers.values()) count += followers.size;
    return count;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#work);
  }

  #add(name: string, make: (onEnd: () => void) => Follower): Follower {
    const follower = make(() => {
      const followers = this.#followers.get(name);
      followers?.delete(follower);
      if (followers?.size === 0) this.#followers.delete(name);
    });
    const followers = this.#followers.get(name) ?? new Set();
    this.#followers.set(name, followers.add(follower));
    return follower;
  }

  /** Tells everybody how far it is what they follow. */
  #compare(): void {
    for (const [name, followers] of this.#followers) {
      // Whoever follows all things of a topic follows no version.
      if (nameIn(name) !== '') this.#tellVersion(name, [...followers]);
    }
  }

  #tellVersion(key: string, followers: readonly Follower[]): void {
    const work = this.#hearVersion(key, followers);
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  async #hearVersion(key: string, followers: readonly Follower[]): Promise<void> {
    try {
      const version = await this.#versions.load(key);
      for (const follower of followers) follower.hear({ key, version });
    } catch (error) {
      // The database is away; they are told when it is compared with the next time.
      this.#parts.log.debug({ err: error }, 'versions could not be compared');
    }
  }

  async #findVersions(keys: readonly string[]): Promise<number[]> {
    const found = await findTopicVersions(sqlOf(this.#parts.orm.em), keys);
    return keys.map((key) => found.get(key) ?? 0);
  }
}

interface Follower {
  readonly following: Following;
  hear(change: TopicChange): void;
}

/** Follows one thing, and knows how far it has been told. */
class KeyFollower implements Follower {
  readonly following: Following;
  /** Until the first version is heard: that which the follower came with. */
  #version: number | undefined;
  #isFirst = true;

  constructor(onEnd: () => void, since: number | undefined) {
    this.following = new Following(onEnd);
    this.#version = since;
  }

  hear(change: TopicChange): void {
    const { version } = change;
    // What the follower came with may be of a time before the topic was forgotten, or made up.
    const isNew = this.#isFirst ? version !== this.#version : version > this.#version!;
    this.#isFirst = false;
    if (!isNew) return;
    this.#version = version;
    this.following.push(change);
  }
}

/** Follows all things of a topic by notices alone. */
class TopicFollower implements Follower {
  readonly following: Following;

  constructor(onEnd: () => void) {
    this.following = new Following(onEnd);
  }

  hear(change: TopicChange): void {
    this.following.push(change);
  }
}
