import { main, requireNode } from './lib/project.mjs';
import { writeTextModules } from './lib/text-modules.mjs';

/* Writes the modules that list the texts of every feature, which all other code imports. */
await main(() => {
  requireNode();
  writeTextModules();
});
