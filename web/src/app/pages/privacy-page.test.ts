import { expect, test } from 'vitest';
import { cookieNames } from '#domain/accounts/cookies.ts';
import { languages } from '#domain/accounts/language.ts';
import { loadResources } from '#web/lib/i18n.ts';

interface LegalTexts {
  privacy: { sections: { title: string; text: string; items?: Record<string, string> }[] };
}

test.each(languages)('the privacy page names every cookie, once, in %s', async (language) => {
  const { app } = (await loadResources(language))[language] as unknown as { app: LegalTexts };
  const listed = app.privacy.sections.flatMap(({ items = {} }) => Object.keys(items));
  expect(listed).toEqual([...cookieNames]);
});
