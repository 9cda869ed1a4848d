import { describe, expect, it } from 'vitest';
import { partsIn } from '#demo/scenes/kit.ts';
import type { KitPart } from '#demo/scenes/kit.ts';
import { describeScene } from '#demo/scenes/scene.ts';
import { planView } from '#demo/scenes/views/view.ts';
import { picturesOf } from './load-studios.ts';
import { pictureKit } from './picture-kit.ts';
import { demoStudios } from './studio.demo.ts';
import type { DemoStudio } from './demo-studio.ts';

const studios = demoStudios();

/** What of a studio’s kit its pictures show. */
function shownOf(studio: DemoStudio): Set<KitPart> {
  return new Set(
    picturesOf(studio).flatMap((scene) => {
      const plan = planView(scene);
      return plan.shows === 'room' ? [...partsIn(plan.composition)] : (plan.closeup.shows ?? []);
    }),
  );
}

describe('the pictures of every demo studio', () => {
  it('show no piano, drums, keys, timpani or tape machine that it does not list', () => {
    const foreign = studios.flatMap((studio) => {
      const kit = pictureKit(studio);
      return picturesOf(studio).flatMap((scene) => {
        const plan = planView(scene);
        if (plan.shows === 'closeup') {
          const shows = plan.closeup.shows ?? kit;
          const isOwned = shows.length === 0 || shows.some((part) => kit.includes(part));
          return isOwned ? [] : [`${studio.id} ${scene.view}: ${plan.closeup.subject}`];
        }
        return [...partsIn(plan.composition)]
          .filter((part) => !kit.includes(part))
          .map((part) => `${studio.id} ${scene.view}: ${part}`);
      });
    });
    expect(foreign).toEqual([]);
  });

  it('show drums where it has them', () => {
    const having = studios.filter((studio) => pictureKit(studio).includes('drums'));
    expect(having.length).toBeGreaterThan(200);
    const hidden = having.filter((studio) => !shownOf(studio).has('drums'));
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });

  it('show its piano, unless the one close-up that is left is of its drums', () => {
    const hasPiano = (parts: Iterable<KitPart>) =>
      [...parts].some((part) => part === 'grand' || part === 'upright');
    const hidden = studios
      .filter((studio) => hasPiano(pictureKit(studio)) && !hasPiano(shownOf(studio)))
      .map((studio) => describeScene(picturesOf(studio).find(({ view }) => view === 'detail')!));
    expect(hidden.filter((text) => !/cymbal|snare/i.test(text))).toEqual([]);
    expect(hidden.length).toBeLessThan(20);
  });

  it('are put into words that name nothing else', () => {
    const claims: readonly (readonly [RegExp, readonly KitPart[]])[] = [
      [/grand piano/i, ['grand']],
      [/upright piano/i, ['upright']],
      [/piano/i, ['grand', 'upright']],
      [/drum|cymbal|snare/i, ['drums']],
      [/synthesiser|keyboard/i, ['keys']],
      [/timpan/i, ['timpani']],
      [/\btape\b/i, ['tape']],
    ];
    const wrong = studios.flatMap((studio) => {
      const kit = pictureKit(studio);
      return picturesOf(studio)
        .map(describeScene)
        .filter((text) =>
          claims.some(
            ([claim, parts]) => claim.test(text) && !parts.some((part) => kit.includes(part)),
          ),
        )
        .map((text) => `${studio.id} ${kit.join(' ')}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});
