import { defineConfig } from 'vite';

/** The server as plain JavaScript for Node. Packages stay where npm has put them. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        command: 'src/command.ts',
        'render-thread': 'src/server/pages/render-thread.ts',
      },
    },
    outDir: '../dist/api',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
  },
});
