import { takeTheFloor } from '#web/ui/media/sounding.ts';

/** What can be seen of a deck. */
export interface DeckState {
  isPlaying: boolean;
  /** Whether it is to be heard, and its sounds are still on their way. */
  isWaiting: boolean;
  hasFailed: boolean;
  /** Where it is. */
  seconds: number;
}

const idle: DeckState = { isPlaying: false, isWaiting: false, hasFailed: false, seconds: 0 };

/** Seconds in which one take gives way to the other: too short to be heard, long enough not to click. */
const CROSSFADE = 0.02;

/** Milliseconds between two looks at where it is. */
const TICK = 200;

/** One for all decks, since browsers have few, and only once somebody wants to hear something. */
let context: AudioContext | undefined;

/**
 * Plays two takes of a piece in step: both run on one clock and one of them is let through, so going from one
 * to the other keeps the place to the sample. Nothing is fetched before it is played. After `duration`
 * (seconds) it stops and is back at its beginning.
 */
export class Deck {
  /** For `useSyncExternalStore`. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DeckState => this.#state;

  readonly #sounds: readonly (string | Blob)[];
  readonly #duration: number;
  readonly #listeners = new Set<() => void>();
  #state = idle;
  #buffers: Promise<AudioBuffer[]> | undefined;
  #sources: AudioBufferSourceNode[] = [];
  #gains: GainNode[] = [];
  #levels: readonly number[] = [];
  /** When the beginning was, or would have been, on the clock of the context. */
  #startedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param sounds their addresses, or themselves */
  constructor(sounds: readonly (string | Blob)[], duration: number) {
    this.#sounds = sounds;
    this.#duration = duration;
  }

  /** From where it is; what keeps it from that is in its state. */
  async play(): Promise<void> {
    if (this.#state.isWaiting || this.#state.isPlaying) return;
    takeTheFloor(this);
    this.#set({ isWaiting: true, hasFailed: false });
    try {
      context ??= new AudioContext();
      const [buffers] = await Promise.all([this.#load(context), context.resume()]);
      // Somebody paused it, or went elsewhere, while it was on its way.
      if (this.#state.isWaiting) this.#start(context, buffers);
    } catch {
      this.#buffers = undefined;
      this.#set({ isWaiting: false, hasFailed: true });
    }
  }

  readonly pause = (): void => {
    this.#stop();
    this.#set({ isPlaying: false, isWaiting: false });
  };

  /** Goes on from there, or waits there. */
  windTo(seconds: number): void {
    const { isPlaying } = this.#state;
    this.#stop();
    this.#set({ isPlaying: false, seconds });
    if (isPlaying) void this.play();
  }

  /** Pauses at its beginning. */
  rewind(): void {
    this.pause();
    this.#set({ seconds: 0 });
  }

  /** How loud each take is, from 0 to 1. */
  setLevels(levels: readonly number[]): void {
    this.#levels = levels;
    for (const [index, { gain }] of this.#gains.entries()) {
      gain.setTargetAtTime(levels[index] ?? 0, context!.currentTime, CROSSFADE / 3);
    }
  }

  /** The takes, decoded; asked for once, and again after it failed. */
  #load(by: AudioContext): Promise<AudioBuffer[]> {
    this.#buffers ??= Promise.all(
      this.#sounds.map(async (sound) => by.decodeAudioData(await bytesOf(sound))),
    );
    return this.#buffers;
  }

  #start(by: AudioContext, buffers: readonly AudioBuffer[]): void {
    const { seconds } = this.#state;
    this.#gains = buffers.map((_, index) => {
      const node = by.createGain();
      node.gain.value = this.#levels[index] ?? 0;
      node.connect(by.destination);
      return node;
    });
    this.#sources = buffers.map((buffer, index) => {
      const source = by.createBufferSource();
      source.buffer = buffer;
      source.connect(this.#gains[index]!);
      source.start(by.currentTime, seconds);
      return source;
    });
    this.#startedAt = by.currentTime - seconds;
    this.#timer = setInterval(() => this.#look(by), TICK);
    this.#set({ isPlaying: true, isWaiting: false });
  }

  #look({ currentTime }: AudioContext): void {
    const seconds = currentTime - this.#startedAt;
    if (seconds >= this.#duration) this.rewind();
    else this.#set({ seconds });
  }

  #stop(): void {
    clearInterval(this.#timer);
    for (const source of this.#sources) source.stop();
    for (const gain of this.#gains) gain.disconnect();
    this.#sources = [];
    this.#gains = [];
  }

  #set(change: Partial<DeckState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

async function bytesOf(sound: string | Blob): Promise<ArrayBuffer> {
  if (typeof sound !== 'string') return sound.arrayBuffer();
  const response = await fetch(sound);
  if (!response.ok) throw new Error(`${sound}: ${response.status}`);
  return response.arrayBuffer();
}
