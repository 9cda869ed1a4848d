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
  /** Saves the studio, or takes it off. */
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
    const isUnderWay = this.#wanted.has(studioId);
    this.#set(studioId, want);
    return isUnderWay ? undefined : this.#settle(studioId, want);
  }

  async #settle(studioId: string, first: boolean): Promise<Outcome> {
    let want = first;
    let state: Outcome['state'] = 'unchanged';
    try {
      let isSaved = await this.#saved.has(studioId);
      while (isSaved !== this.#wanted.get(studioId)) {
        want = !isSaved;
        await this.#saved.change(studioId, want);
        isSaved = want;
        state = 'done';
      }
      return { want, state };
    } catch (error) {
      return { want, state: 'failed', error };
    } finally {
      this.#set(studioId, undefined);
    }
  }

  #set(studioId: string, want: boolean | undefined): void {
    const wanted = new Map(this.#wanted);
    if (want === undefined) wanted.delete(studioId);
    else wanted.set(studioId, want);
    this.#wanted = wanted;
    for (const listener of this.#listeners) listener();
  }
}
