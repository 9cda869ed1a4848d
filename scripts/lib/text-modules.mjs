import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { filesBelow } from './stamps.mjs';

const languages = ['en', 'es', 'fr', 'de', 'ja'];

/** The modules that are made of the folders of texts; everything else imports these. */
export const textModules = [
  'domain/src/messages/catalogues.generated.ts',
  'web/src/lib/text-types.generated.ts',
];

/** Folders of texts that all features have a part of, and what they come to for a language. */
const shared = [
  {
    folders: ['domain/src', 'messages'],
    outputOf: (language) => `domain/src/messages/all.${language}.generated.json`,
    // What is not a feature's stands at the top.
    rest: 'domain/src/messages',
  },
  {
    folders: ['web/src/features', 'menu'],
    outputOf: (language) => `web/src/app/menu/all.${language}.generated.json`,
    ownGroup: ['app', 'web/src/app/menu'],
  },
];

/**
 * Writes the modules that list the texts of every feature, so that a feature brings its texts by
 * having them in its folder, and one file of each language for those that all features have a part
 * of. Nothing is written that has not changed.
 */
export function writeTextModules() {
  const [catalogues, types] = textModules;
  for (const {
    folders: [base, name],
    outputOf,
    rest,
    ownGroup,
  } of shared) {
    for (const language of languages) {
      const read = (folder) =>
        JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'));
      const parts = featuresWith(base, name).map((feature) => [
        feature,
        read(`${base}/${feature}/${name}`),
      ]);
      if (ownGroup) parts.unshift([ownGroup[0], read(ownGroup[1])]);
      const texts = { ...(rest && read(rest)), ...Object.fromEntries(parts) };
      write(outputOf(language), `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
  write(catalogues, cataloguesOf());
  write(types, typesOf());
}

/** The names of the folders below `base` that have a folder of texts called `name`. */
function featuresWith(base, name) {
  const pattern = new RegExp(`^${base}/(\\w+)/${name}/en\\.json$`);
  return filesBelow([base], (path) => pattern.test(path)).map((path) => pattern.exec(path)[1]);
}

function cataloguesOf() {
  const imports = languages.map(
    (language) =>
      `import ${language} from './all.${language}.generated.json' with { type: 'json' };`,
  );
  return `${imports.join('\n')}

/** The messages of all features, by language: those of a feature under its name. */
export const catalogues = { ${languages.join(', ')} };
`;
}

function typesOf() {
  const features = featuresWith('web/src/features', 'locales');
  const typeOf = (path) => `typeof import('${path}')`;
  return `import 'i18next';
import type { catalogues } from '#domain/messages/catalogues.generated.ts';

declare module 'i18next' {
  /** Makes the keys of the English texts the only ones that type-check. */
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
      app: ${typeOf('../app/locales/en.json')};
      ui: ${typeOf('../ui/locales/en.json')};
      domain: (typeof catalogues)['en'];
${features.map((name) => `      ${name}: ${typeOf(`../features/${name}/locales/en.json`)};`).join('\n')}
      menu: ${typeOf('../app/menu/all.en.generated.json')};
    };
  }
}
`;
}

function write(path, text) {
  const file = join(root, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
