import { buildings } from './building.ts';

export const london = [
  ...buildings('work', {
    basement: [
      'in the basement of an old department store',
      'vault: in the vaults beneath a former bank',
      'below a solicitor’s office',
      'in a half-basement behind a terrace of shops',
    ],
    ground: [
      'arch: under a railway arch',
      'in a former piano workshop',
      'mews: in a cobbled mews',
      'in a former dairy depot',
      'in an industrial yard between a stonemason and a picture framer',
      'in a converted stable block',
      'at the back of a printworks',
      'in a single-storey workshop that once made umbrellas',
    ],
    upper: [
      'on the first floor of a Victorian warehouse',
      'on the second floor of an old shirt factory',
      'above a bicycle shop',
    ],
  }),
  ...buildings('home', {
    ground: [
      'shed: in an insulated building at the bottom of the garden',
      'frontroom: in the front room of a Victorian terraced house',
      'in the side return of a terraced house',
    ],
    upper: [
      'loft: in the loft of a terraced house',
      'boxroom: in the box room and back bedroom of a first-floor flat',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'mission: in a former Methodist mission',
      'drill: in a Victorian drill hall',
      'church: in a deconsecrated church',
      'school: in the assembly hall of an old board school',
      'bath: in an old swimming bath with the pool boarded over',
    ],
  }),
];

export const sydney = [
  ...buildings('work', {
    basement: ['in the basement of a rag-trade warehouse'],
    ground: [
      'roller: in a brick factory unit with a roller door',
      'behind a panel beater’s',
      'in a former dairy',
      'cornershop: in a converted corner shop',
      'at the back of a joinery',
    ],
    upper: ['on the first floor of an old biscuit factory', 'above a surfboard showroom'],
  }),
  ...buildings('home', {
    ground: [
      'granny: in a granny flat behind the house',
      'verandah: on the closed-in verandah of a federation house',
      'fibro: in a fibro house',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'scout: in an old scout hall',
      'wool: in a former wool store',
      'church: in a sandstone church hall',
      'in a masonic hall from the twenties',
    ],
  }),
];

export const tokyo = [
  ...buildings('work', {
    basement: [
      'b2: on the second basement floor of an office building',
      'in the basement of a six-storey building',
      'below a curry shop',
      'in the basement of an apartment block from the seventies',
      'below a dental clinic',
    ],
    ground: [
      'on the ground floor of a former print shop',
      'in an old rice warehouse',
      'on the ground floor behind a bicycle shop',
    ],
    upper: [
      'on the third floor of a narrow building',
      'on the fourth floor above a clinic',
      'on the fifth floor of a pencil building',
    ],
  }),
  ...buildings('home', {
    ground: [
      'house: in a soundproofed room of a family house',
      'mat: in a room of four and a half mats with a floor of its own',
    ],
    upper: [
      'on the upper floor of a wooden house',
      'in an apartment that was built with a music room',
    ],
  }),
  ...buildings('hall', {
    basement: ['in a small basement theatre'],
    ground: [
      'hall: in a chamber-music hall from the eighties',
      'school: in the hall of a former music school',
      'kura: in a former storehouse with thick earthen walls',
    ],
  }),
];

export const berlin = [
  ...buildings('work', {
    basement: [
      'brewery: in the cellar of a former brewery',
      'in the basement of a former laundry',
      'in a cellar with a barrel vault',
    ],
    ground: [
      'courtyard: in the second courtyard of a brick factory',
      'in a workshop from the fifties',
      'on the ground floor of an old coach house',
      'behind a coal merchant’s yard',
      'in a former glazier’s workshop on the courtyard',
    ],
    upper: [
      'hinterhof: on the third floor of a courtyard factory',
      'on the fourth floor of a former lamp factory',
    ],
  }),
  ...buildings('home', {
    ground: ['in a ground-floor flat on the courtyard'],
    upper: [
      'altbau: in the back rooms of an old-building flat on the second floor',
      'in the long corner room of a first-floor flat',
      'in a flat whose outer walls are half a metre thick',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'ballroom: in a dance hall from 1908',
      'kultur: in the culture hall of a cable factory',
      'in a brick parish hall',
      'in the sports hall of an old school',
    ],
  }),
];

export const paris = [
  ...buildings('work', {
    basement: [
      'in a vaulted stone cellar',
      'in the basement of a Haussmann building',
      'below a bookbinder’s',
    ],
    ground: [
      'courtyard: at the back of a paved courtyard',
      'in a former button workshop on a courtyard',
      'in a former bronze foundry',
      'glass: under the glass roof of an old printing shop',
      'on the ground floor of a former garage',
    ],
    upper: ['on the second floor of a workshop building', 'on the first floor above a framer’s'],
  }),
  ...buildings('home', {
    ground: ['in a small house at the end of a passage', 'in a ground-floor flat on a courtyard'],
    upper: ['chambre: in the back bedroom of a third-floor flat'],
  }),
  ...buildings('hall', {
    ground: [
      'parish: in a former parish hall',
      'danse: in an old dance school with a sprung floor',
      'in a neighbourhood cinema that closed in 1974',
      'in a former laundry hall with iron columns',
    ],
  }),
];

export const stockholm = [
  ...buildings('work', {
    basement: [
      'rock: in a rock shelter from the fifties',
      'in the basement of a residential block from 1929',
      'in a half-basement with windows at pavement height',
    ],
    ground: [
      'on the ground floor of a former dairy',
      'in a courtyard building behind a bakery',
      'in a former boat workshop',
      'in an old tram depot',
    ],
    upper: ['on the third floor of a former machine works'],
  }),
  ...buildings('home', {
    ground: ['in a small wooden house in the garden'],
    upper: ['flat: in a thirties flat, with the bedroom rebuilt as a studio'],
  }),
  ...buildings('hall', {
    ground: [
      'folkets: in an old people’s assembly hall',
      'church: in a free-church hall with a gallery',
      'in a former gymnastics hall',
    ],
  }),
];
