import type { SocialProvider } from '#domain/accounts/social.ts';

/** What there is to try the product with, and what shows it; there is none in production. */
export interface Demo {
  /** Accounts that everybody may log in to. */
  accounts: readonly { role: string; username: string; password: string }[];
  /** Whom the buttons of providers without credentials log in, as usernames. */
  socialUsernames: Readonly<Partial<Record<SocialProvider, string>>>;
  /** The picture below `/scenes` that a path names, as an SVG document; undefined when it names none. */
  drawPicture: (path: string) => string | undefined;
  /** What products are downloaded as, by where it stands in the store. */
  files: readonly { object: string; render: () => Uint8Array }[];
  /** Renders the sound below `/sounds` that a path names, as MP3; undefined when it names none. */
  renderSound: (path: string) => Promise<Buffer> | undefined;
}
