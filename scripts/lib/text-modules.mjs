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

/**
 * Writes the modules that list the texts of every feature, so that a feature brings its texts by
 * having them in its folder. Nothing is written that has not changed.
 */
export function writeTextModules() {
  const [catalogues, types] = textModules;
  write(catalogues, cataloguesOf(featuresWith('domain/src', 'messages')));
  write(types, typesOf());
}

/** The names of the folders below `base` that have a folder of texts called `name`. */
function featuresWith(base, name) {
  const pattern = new RegExp(`^${base}/(\\w+)/${name}/en\\.json$`);
  return filesBelow([base], (path) => pattern.test(path)).map((path) => pattern.exec(path)[1]);
}

function cataloguesOf(features) {
  const imports = languages.flatMap((language) => [
    importOf(language, `./${language}.json`),
    ...features.map((feature) =>
      importOf(`${feature}_${language}`, `../${feature}/messages/${language}.json`),
    ),
  ]);
  const entries = languages.map((language) => {
    const parts = features.map((feature) => `${feature}: ${feature}_${language}`);
    return `  ${language}: { ...${[language, ...parts].join(', ')} },`;
  });
  return `${imports.join('\n')}

/** The messages of all features, by language: those of a feature under its name. */
export const catalogues = {
${entries.join('\n')}
};
`;
}

function importOf(name, path) {
  return `import ${name} from '${path}' with { type: 'json' };`;
}

function typesOf() {
  const features = featuresWith('web/src/features', 'locales');
  const menus = featuresWith('web/src/features', 'menu');
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
      menu: {
        app: ${typeOf('../app/menu/en.json')};
${menus.map((name) => `        ${name}: ${typeOf(`../features/${name}/menu/en.json`)};`).join('\n')}
      };
    };
  }
}
`;
}

function write(path, text) {
  const file = join(root, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
