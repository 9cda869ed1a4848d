import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 100,
  singleQuote: true,
  ignorePatterns: [
    'dist',
    '**/*.generated.ts',
    '**/*.generated.tsx',
    '**/*.generated.json',
    'package-lock.json',
    'schema.graphql',
    'docs/api/permissions.md',
    'docs/api/studio-permissions.md',
    'docs/api/openapi.json',
  ],
});
