import { describe, expect, it } from 'vitest';
import { catalogue } from './gear/catalogue.ts';
import { foreignProducts, productMentions } from './gear/mentions.ts';
import { kindOfSpace } from './spaces/space-names.ts';
import { demoStudios } from './studio.demo.ts';
import type { DemoStudio } from './demo-studio.ts';

const studios = demoStudios();

/** Everything that an owner says about a studio. */
function textsOf(studio: DemoStudio): string[] {
  return [
    studio.description,
    ...studio.spaces.map(({ description }) => description),
    ...studio.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...studio.exceptions.map(({ reason }) => reason),
  ];
}

/** What only a room that has the thing may say. */
const claims: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bgrand piano\b/i, ['grand']],
  [/\b(the|real|house) (piano|upright)\b/i, ['grand', 'upright']],
  [/(?<!no big )\bconsole\b/i, ['desk']],
  [/\b(tape machine|(?<!demo )reels?|lined up at both speeds)\b/i, ['tape']],
  [/\bthe drums (are|stand)\b/i, ['kit']],
  [/\b(cameras?|footage|backdrop)\b/i, ['camera']],
  [/\borgan\b/i, ['organ', 'combo-organ']],
  [/\bplate\b/i, ['plate']],
  [/\b(lathe|lacquers)\b/i, ['lathe']],
  [/\bprompter\b/i, ['teleprompter']],
  [/\bmodular\b/i, ['modular']],
  [/\btimpani\b/i, ['timpani']],
  [/\bcelesta\b/i, ['celesta']],
  [/\bharp\b/i, ['harp']],
  [/\blounge\b/i, ['lounge']],
  [/\bbooth\b/i, ['booth', 'vobooth']],
  [/\bcontrol room\b/i, ['control']],
  [/\blive room\b/i, ['live']],
  [/\bdrum room\b/i, ['drumroom']],
  [/\bamp room\b/i, ['ampbooth']],
  [/\bmachine room\b/i, ['machineroom']],
  [/\bgreen room\b/i, ['greenroom']],
  [/\bmusic library\b/i, ['library']],
];

function kindsOf({ equipment, spaces }: DemoStudio): Set<string> {
  const names = new Set(equipment.map(({ name }) => name));
  return new Set([
    ...catalogue.filter(({ name }) => names.has(name)).map(({ kind }) => kind),
    ...spaces.map(({ name }) => kindOfSpace(name) ?? ''),
  ]);
}

/** A studio’s own name may contain any word. */
function withoutName(text: string, { name }: DemoStudio): string {
  return text.replaceAll(name, '');
}

describe('texts of the demo studios', () => {
  it('name no product that the studio does not have', () => {
    const strangers = studios.flatMap((studio) =>
      textsOf(studio).flatMap((text) =>
        foreignProducts(withoutName(text, studio), studio.equipment).map(
          (product) => `${studio.id}: ${product} in “${text}”`,
        ),
      ),
    );
    expect(strangers).toEqual([]);
  });

  it('claim no instrument, machine or room that the studio does not have', () => {
    const strangers = studios.flatMap((studio) => {
      const kinds = kindsOf(studio);
      return textsOf(studio).flatMap((text) =>
        claims
          .filter(([, owned]) => !owned.some((kind) => kinds.has(kind)))
          .filter(([claim]) =>
            claim.test(withoutName(text, studio).replaceAll(productMentions, '')),
          )
          .map(([claim]) => `${studio.id}: ${claim} in “${text}”`),
      );
    });
    expect(strangers).toEqual([]);
  });

  it('are finished sentences without exclamation marks', () => {
    for (const text of studios.flatMap(textsOf)) {
      expect(text).not.toMatch(/[!{}<>|[\]]|undefined|\s{3,}| ,|\.\.| \./);
      expect(text).not.toMatch(/\b[Aa] (?:[aei]|o(?!ne\b)|A[EKMPRST]|API|SSL|RME|RCA)/);
    }
    for (const { description, spaces, faqs } of studios) {
      const said = [description, ...spaces.map((space) => space.description)];
      for (const text of [...said, ...faqs.map(({ answer }) => answer)]) {
        expect(text).toMatch(/^[\p{Lu}\d$].*[.?]$/su);
      }
      for (const { question } of faqs) expect(question).toMatch(/^[\p{Lu}].*\?$/u);
    }
  });

  it('differ from one another', () => {
    expect(new Set(studios.map(({ description }) => description)).size).toBe(studios.length);
    for (const { description, faqs, spaces } of studios) {
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(2);
      expect(description.split('\n\n').length).toBeLessThanOrEqual(4);
      const sentences = description.split(/(?<=[.?])\s+/);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
      expect(new Set(spaces.map((space) => space.description)).size).toBe(spaces.length);
    }
  });

  it('are spelled as they are where the studio stands', () => {
    const american = new Set([
      'los-angeles',
      'new-york',
      'nashville',
      'atlanta',
      'austin',
      'miami',
    ]);
    for (const studio of studios) {
      const foreign = american.has(studio.cityId)
        ? /\b(colour|metres?|neighbours?|labelled|favourite)\b/
        : /\b(color|square meters|neighbors?|square feet)\b/;
      for (const text of textsOf(studio)) expect(text).not.toMatch(foreign);
    }
  });
});
