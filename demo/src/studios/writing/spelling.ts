/** British spellings, in which the lines are written, and how owners in the United States write. */
const americanSpellings: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['neighbour', 'neighbor'],
  ['favourite', 'favorite'],
  ['metre', 'meter'],
  ['centimetre', 'centimeter'],
  ['programme', 'program'],
  ['storey', 'story'],
  ['tyre', 'tire'],
  ['kerb', 'curb'],
  ['practise', 'practice'],
  ['equaliser', 'equalizer'],
  ['synthesiser', 'synthesizer'],
  ['honour', 'honor'],
  ['labelled', 'labeled'],
  ['panelled', 'paneled'],
  ['travelled', 'traveled'],
  ['cosy', 'cozy'],
  ['valve', 'tube'],
  ['pavement', 'sidewalk'],
  ['car park', 'parking lot'],
  ['timetable', 'schedule'],
  ['mum', 'mom'],
  ['by lift', 'by elevator'],
  ['no lift', 'no elevator'],
  ['the lift', 'the elevator'],
  ['a lift', 'an elevator'],
  ['biscuits', 'cookies'],
  ['adverts', 'ads'],
  ['licences', 'licenses'],
  ['plasters', 'band-aids'],
  ['aeroplane', 'airplane'],
  ['learnt', 'learned'],
  ['flatmate', 'roommate'],
  ['lorries', 'trucks'],
  ['tea towels', 'dish towels'],
  ['autumn', 'fall'],
  ['realise', 'realize'],
  ['recognise', 'recognize'],
  ['organise', 'organize'],
  ['apologise', 'apologize'],
];

const pattern = new RegExp(`\\b(${americanSpellings.map(([british]) => british).join('|')})`, 'gi');
const spelling = new Map(americanSpellings);

/** `text` as it is written in the United States. */
export function inAmericanEnglish(text: string): string {
  return text.replaceAll(pattern, (british) => {
    const american = spelling.get(british.toLowerCase()) ?? british;
    return british.charAt(0) === british.charAt(0).toLowerCase()
      ? american
      : american.charAt(0).toUpperCase() + american.slice(1);
  });
}
