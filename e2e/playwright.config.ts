import { defineConfig } from '@playwright/test';
import { browserArguments } from './src/browser.ts';

/** Set, as the address is, by the time that a worker reads this file. */
const browser = process.env.ROOMTONE_BROWSER;

/** Browser tests of the built product, which `start-product.ts` starts for them. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  globalSetup: './src/start-product.ts',
  forbidOnly: true,
  workers: 2,
  // A busy machine takes its time; what never comes fails all the same.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.ROOMTONE_URL,
    locale: 'en-US',
    // To record is half of all that a run takes, so it waits until somebody wants to look.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: browserArguments,
    },
  },
});
