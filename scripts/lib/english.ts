import type { Language } from '../../domain/src/accounts/language.ts';

/** Words that give English away in each language: those that the language has not got itself. */
const common =
  `the your you yours our ours we they their them his her its this these those there here
  and or but not with without from into about over under after before until while when where which who
  what why how is are was were be been being has have had does did will would can could should may
  must shall please again try choose select book booked booking bookings cancel saved search send
  sent sign log email password account price prices free hour hours day days month room rooms owner
  owners request requests review reviews every all any some many more most less least than then
  to of for at by on up out off if because so only also first last next new old open close closed
  opening show hide add remove change changed loading failed error nothing nobody somebody something`
    .split(/\s+/)
    .filter(Boolean);

/** Spelt like an English word, and a word of the language all the same. */
const own: Readonly<Record<Language, string>> = {
  en: '',
  es: 'has error',
  fr: 'on but or as off new',
  de: 'was so also all will off new',
  ja: '',
};

/** Lower-case words that a text of the language cannot contain. */
export const englishWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(),
  es: without(own.es),
  fr: without(own.fr),
  de: without(own.de),
  ja: without(own.ja),
};

function without(words: string): ReadonlySet<string> {
  const kept = new Set(words.split(' '));
  return new Set(common.filter((word) => !kept.has(word)));
}

/** Names, codes and examples, which are the same everywhere. */
const everywhere =
  `roomtone api pro pdf isrc v plus pa m u yamaha c ssl google facebook twitter github json html faq usd euro iso utc
  instagram paypal min ep`.split(/\s+/);

/** Kinds of music, which are called alike in many languages. */
const music = 'ambient folk hip hop house indie jazz metal pop punk soul techno';

/** Words that a language shares with English, spelt alike. */
const shared: Readonly<Record<Language, string>> = {
  en: '',
  es: `nashville atlanta austin miami cookies total subtotal tempo asia australia no error blog software experimental idea normal
    basic premium enterprise plan
    ${music}`,
  fr: `los angeles new york nashville atlanta tokyo berlin paris austin miami sydney stockholm
    studio studios menu administration mastering podcast cookies date dates total articles pages suggestion suggestions europe home
    production instruments kitchenette messages message notifications notification question questions
    pause type types note notes options international photo photos admin version code zone express portfolio portfolios genre genres
    blog guides inspiration tempo source label labels console signature cassettes basses
    commission vote votes incident contact single album standard premium basic enterprise versions style ${music}`,
  de: `express los angeles japan new york nashville london atlanta berlin paris austin miami sydney stockholm
    in studio studios shop mastering podcast cookies name filter region software lounge video filters text
    code version pause system info support pin chat status session sessions details equipment link links
    mixing newsletter optional zoom portfolio portfolios genre genres credits songwriter podcaster
    blog interviews songwriting inspiration tempo label labels latin vinyl take takes soundcheck mix player roadmap
    administrator team ticket tickets normal website partner median single album standard premium basic enterprise ${music}`,
  ja: '',
};

/** Whether `words` (lower case) may read the same in `language` as in English. */
export function sameInEnglish(words: readonly string[], language: Language): boolean {
  const cognates = new Set([...everywhere, ...shared[language].split(/\s+/)]);
  return words.every((word) => cognates.has(word));
}
