import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What lucide-react makes each of its icons with. */
export const ICON_MAKER = 'lucide-react/dist/esm/createLucideIcon.mjs';

/**
 * Has icons be drawn once in a page and referred to, rather than drawn wherever they are shown. Only
 * in builds: in development, packages are bundled before any plugin sees them.
 * @param root folder of the web app
 */
export function iconsByReference(root: string): Plugin {
  return {
    name: 'icons-by-reference',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/${ICON_MAKER.replaceAll('.', '\\.')}$`) },
      handler: () => `export { default } from ${JSON.stringify(join(root, 'src/ui/icon.tsx'))};`,
    },
  };
}
