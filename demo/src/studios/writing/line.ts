/**
 * A sentence with the conditions under which it may be said. It is written as
 * `[tag !tag #topic] Text with {word}, {a word} and <one|another>.`
 *
 * - `tag` must hold of whatever is described, `!tag` must not.
 * - `{word}` stands for a fact, such as the microphone this room has. Without that fact the line
 *   cannot be said, so that a text never names what a studio lacks.
 * - `<one|another>` is a choice of wording.
 * - Of all lines on one `#topic` a text says only one. Every word is a topic too.
 */
export interface Line {
  readonly text: string;
  readonly tags: readonly string[];
  readonly bans: readonly string[];
  readonly words: readonly string[];
  readonly topics: readonly string[];
}

/** What is true of something: bare tags, and words to put into a line. */
export interface Facts {
  /** Whoever reads one text of a scope will read the others too, so lines differ within it. */
  readonly scope: string;
  readonly tags: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, string>;
}

/** Words that may be said again and again: they only tell who is speaking. */
export const voiceWords = {
  solo: [
    ['we', 'I'],
    ['We', 'I'],
    ['our', 'my'],
    ['Our', 'My'],
    ['us', 'me'],
    ['are', 'am'],
    ['were', 'was'],
    ['ourselves', 'myself'],
    ['we’re', 'I’m'],
    ['We’re', 'I’m'],
    ['we’ve', 'I’ve'],
    ['We’ve', 'I’ve'],
    ['we’ll', 'I’ll'],
    ['We’ll', 'I’ll'],
  ],
  team: [
    ['we', 'we'],
    ['We', 'We'],
    ['our', 'our'],
    ['Our', 'Our'],
    ['us', 'us'],
    ['are', 'are'],
    ['were', 'were'],
    ['ourselves', 'ourselves'],
    ['we’re', 'we’re'],
    ['We’re', 'We’re'],
    ['we’ve', 'we’ve'],
    ['We’ve', 'We’ve'],
    ['we’ll', 'we’ll'],
    ['We’ll', 'We’ll'],
  ],
} as const;

const sayableAgain = new Set<string>(voiceWords.team.map(([word]) => word));

/** Reads lines from how they are written. */
export function lines(...sources: readonly string[]): readonly Line[] {
  return sources.map(readLine);
}

function readLine(source: string): Line {
  const [, head = '', text = ''] = /^(?:\[([^\]]*)\] )?(.*)$/su.exec(source) ?? [];
  const marks = head.split(' ').filter((mark) => mark !== '');
  const words = [...new Set([...text.matchAll(/\{([^}]+)\}/g)].map(([, word]) => word!))];
  return {
    text,
    words,
    tags: marks.filter((mark) => !/^[!#]/.test(mark)),
    bans: marks.filter((mark) => mark.startsWith('!')).map((mark) => mark.slice(1)),
    topics: [
      ...marks.filter((mark) => mark.startsWith('#')),
      ...words.filter((word) => !sayableAgain.has(word)).map(subject),
    ],
  };
}

/** `the U 87`, `a Neumann U 87 Ai` and its full name are about one thing. */
function subject(word: string): string {
  return word.replace(/^(a |\+)/, '');
}

/** Whether `line` is true where `facts` hold. */
export function fits(line: Line, facts: Facts): boolean {
  return (
    line.tags.every((tag) => facts.tags.has(tag)) &&
    !line.bans.some((tag) => facts.tags.has(tag)) &&
    line.words.every((word) => facts.words.has(word))
  );
}
