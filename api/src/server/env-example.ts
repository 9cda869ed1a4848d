import { settingsSchema } from './config.ts';

const WIDTH = 98;

/** A setting as people are told of it. */
export interface DocumentedSetting {
  name: string;
  /** Empty when there is none. */
  value: string;
  meaning: string;
}

/** Every setting with its default and meaning, in the order of the schema. */
export function documentedSettings(): DocumentedSetting[] {
  return Object.entries(settingsSchema.describe().fields).map(([name, field]) => {
    const { default: value = '', meta } = field as {
      default?: string | number;
      meta?: { meaning?: string };
    };
    return { name, value: String(value), meaning: meta?.meaning ?? '' };
  });
}

/** The file `.env.example`: every setting, with its default, switched off. */
export function envExample(): string {
  const settings = documentedSettings().map(({ name, value, meaning }) =>
    [...inLines(meaning), `#${name}=${/\s/.test(value) ? `"${value}"` : value}`].join('\n'),
  );
  const head =
    'Settings of Roomtone. Copy this file to .env, which npm start and the other commands read, and ' +
    'remove the # before what you set. What is set in the environment itself comes first.';
  const origin = 'Made from the schema of the settings by npm run env-example.';
  return `${[inLines(head).join('\n'), `# ${origin}`].join('\n#\n')}\n\n${settings.join('\n\n')}\n`;
}

/** A text as comments of no more than so many characters a line. */
function inLines(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line.length + 1 + word.length < WIDTH) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => `#${line}`);
}
