import { defineConfig } from 'vite';

/** Of the web app, what tells pages and readers apart on the server. All in one file, see vite.config.ts. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: 'src/app/entry-addresses.ts',
    outDir: '../dist/web/addresses',
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true },
});
