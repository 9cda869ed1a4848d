import { LastWish } from '#web/lib/last-wish.ts';

/** How a change ended that one or more presses asked for. */
export interface Outcome {
  /** What was tried last: to save the studio, or to remove it. */
  want: boolean;
  /** `unchanged` when it was so already. */
  state: 'done' | 'failed' | 'unchanged';
  error?: unknown;
}

/** What the hearts change. */
export interface SavedStudios {
  /** Whether the studio is saved, as far as the server has said. */
  has: (studioId: string) => Promise<boolean>;
  /** Saves the studio, or removes it. */
  change: (studioId: string, want: boolean) => Promise<void>;
}

/**
 * Hearts that were pressed and that the server has not confirmed yet. Each shows at once what was
 * asked for. There is one call at a time for a studio: pressing again while it is under way counts
 * after it, so that the last press wins whatever the network does.
 */
export class PressedHearts {
  readonly #saved: SavedStudios;
  readonly #listeners = new Set<() => void>();
  readonly #wishes = new Map<string, LastWish<boolean>>();
  #wanted: ReadonlyMap<string, boolean> = new Map();

  constructor(saved: SavedStudios) {
    this.#saved = saved;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is asked for, by studio. A new map with each change. */
  readonly wanted = (): ReadonlyMap<string, boolean> => this.#wanted;

  /**
   * Asks for a studio to be saved or removed.
   * @returns how it ended; undefined when an earlier press that is still under way sees to it
   */
  async press(studioId: string, want: boolean): Promise<Outcome | undefined> {
    const earlier = this.#wishes.get(studioId);
    this.#show(studioId, want);
    if (earlier) {
      earlier.want(want);
      return undefined;
    }
    const wish = new LastWish(want);
    this.#wishes.set(studioId, wish);
    const outcome = await this.#settle(studioId, wish);
    this.#wishes.delete(studioId);
    this.#show(studioId, undefined);
    return outcome;
  }

  async #settle(studioId: string, wish: LastWish<boolean>): Promise<Outcome> {
    let want = wish.wanted;
    let state: Outcome['state'] = 'unchanged';
    try {
      await wish.settle({
        stored: () => this.#saved.has(studioId),
        store: async (wanted) => {
          want = wanted;
          await this.#saved.change(studioId, wanted);
          state = 'done';
          return wanted;
        },
      });
      return { want, state };
    } catch (error) {
      return { want, state: 'failed', error };
    }
  }

  #show(studioId: string, want: boolean | undefined): void {
    const wanted = new Map(this.#wanted);
    if (want === undefined) wanted.delete(studioId);
    else wanted.set(studioId, want);
    this.#wanted = wanted;
    for (const listener of this.#listeners) listener();
  }
}
