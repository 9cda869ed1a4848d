import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Expects that axe finds nothing wrong with the page as it is now; the test goes on in any case. */
export async function expectAccessible(page: Page): Promise<void> {
  // What begins to fade while axe looks, as a toast whose time is over, has not its colours: what is
  // wrong is so the next time too.
  const found = (await findings(page)) && (await findings(page));
  expect.soft(found, `what axe finds on ${page.url()}`).toBe('');
}

/** What axe finds on a page on which nothing moves. */
async function findings(page: Page): Promise<string> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // Most of the time went into describing everything that is as it should be.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
      ),
    )
    .join('\n\n');
}

/** Waits until nothing moves any more but what always does: a thing that fades in has not its colours yet. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** The same on a phone and on a desktop. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 780],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
}
