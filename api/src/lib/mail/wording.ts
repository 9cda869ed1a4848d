/**
 * A text of an email: as its reader gets it, and as somebody gets it who has not confirmed that the
 * address is theirs. Anybody can type a stranger's address, so the latter holds nothing that people
 * wrote, not even a name: else whoever typed it would choose what we mail the stranger.
 */
export interface Wording {
  named: string;
  /** Undefined when nothing is left to say without what people wrote. */
  neutral: string | undefined;
}

/** A text that holds nothing that people wrote. */
export interface OwnWording extends Wording {
  neutral: string;
}

/** A text of ours, such as a date: everybody gets it. */
export function own(text: string): OwnWording {
  return { named: text, neutral: text };
}

/** A text that people wrote, such as the name of a studio. */
export function byPeople(text: string): Wording {
  return { named: text, neutral: undefined };
}
