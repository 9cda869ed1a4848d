import { buildings } from './building.ts';

export const losAngeles = [
  ...buildings('work', {
    ground: [
      'warehouse: in a concrete-block warehouse',
      'in a former upholstery shop',
      'behind a tile showroom',
      'in a converted auto-body shop',
      'in an old bakery with the ovens taken out',
      'in a former print shop',
      'in a small storefront with the window bricked up',
      'in a one-story brick building that used to be a laundry',
      'in a bow-truss warehouse',
      'at the back of a courtyard of workshops',
    ],
    upper: [
      'on the second floor of a 1920s bank building',
      'upstairs from a typewriter repair shop',
      'on the upper floor of a small office building',
    ],
  }),
  ...buildings('home', {
    ground: [
      'garage: in a converted two-car garage behind a bungalow',
      'guesthouse: in a guest house at the end of the garden',
      'casita: in a casita behind the main house',
      'in the back bedroom of a 1926 Spanish house',
      'in what used to be the dining room and porch of a craftsman house',
    ],
    upper: ['hillside: on the upper level of a hillside house'],
  }),
  ...buildings('hall', {
    ground: [
      'lodge: in a former lodge hall from 1924',
      'church: in a deconsecrated Spanish-style church',
      'stage: on a silent-film stage that was left standing',
      'truss: in a bow-truss building that was once a skating rink',
      'dance: in a former dance hall',
      'in a former produce warehouse',
    ],
  }),
];

export const newYork = [
  ...buildings('work', {
    basement: [
      'in the basement of a prewar apartment building',
      'in the cellar of an old tenement',
      'below a restaurant supply store',
    ],
    ground: [
      'on the ground floor of an old parking garage',
      'foundry: in a former brass foundry',
      'behind a roll-up gate between two tire shops',
      'in a one-story brick warehouse',
      'at the back of a former stable',
    ],
    upper: [
      'on the third floor of a former knitting mill',
      'loft: on the fifth floor of a loft building with a freight elevator',
      'on the second floor above a hardware store',
      'in a former sewing loft',
      'on the fourth floor of an old candy factory',
      'walkup: up two flights above a locksmith',
    ],
  }),
  ...buildings('home', {
    basement: ['in the finished basement of a rowhouse'],
    ground: [
      'garden: on the garden floor of a rowhouse',
      'in a detached garage behind a two-family house',
    ],
    upper: [
      'bedroom: in the spare bedroom of a third-floor apartment',
      'apartment: in the back room of a rent-stabilized apartment',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'union: in a former union hall',
      'church: in a decommissioned Lutheran church',
      'club: in the ballroom of an old social club',
      'armory: in the drill room of a small armory',
      'cooperage: in a former barrel works',
    ],
  }),
];

export const nashville = [
  ...buildings('work', {
    basement: ['in the walk-out basement of an office building'],
    ground: [
      'in a brick bungalow zoned for business',
      'feedstore: in what was a feed store until 1987',
      'in a former auto-parts store',
      'in a low cinder-block building behind a church',
      'hosiery: on the ground floor of an old hosiery mill',
      'cottageworks: in a 1940s cottage with two of the walls taken out',
      'in an old corner grocery',
      'in a metal building at the end of a gravel lot',
      'in a ranch house that has been a studio longer than it was a home',
    ],
    upper: ['upstairs from a guitar repair shop', 'over a three-bay garage'],
  }),
  ...buildings('home', {
    basement: ['in the walk-out basement of a ranch house'],
    ground: [
      'garage: in a detached garage behind the house',
      'henhouse: in a small building where the hens used to be',
      'in the two front rooms of a cottage',
    ],
    upper: ['attic: under the roof of a 1930s bungalow'],
  }),
  ...buildings('hall', {
    ground: [
      'church: in a former Church of Christ',
      'barn: in a barn that was moved here board by board',
      'mill: in an old feed mill',
      'gym: in a former school gymnasium',
      'in a former Grange hall',
    ],
  }),
];

export const atlanta = [
  ...buildings('work', {
    basement: ['in a basement off an alley'],
    ground: [
      'cotton: in a former cotton warehouse',
      'in a brick storefront with the awning still on it',
      'in a converted service station',
      'barber: behind a barber shop',
      'rail: in a low brick building beside the rail line',
      'in a former tile warehouse',
    ],
    upper: ['on the second floor of an old mill'],
  }),
  ...buildings('home', {
    basement: ['on the terrace level of a craftsman house'],
    ground: ['in a carriage house behind the main one', 'in the sunroom end of a brick ranch'],
  }),
  ...buildings('hall', {
    ground: [
      'fellowship: in a former Baptist fellowship hall',
      'cannery: in an old peach cannery',
      'in a former school auditorium',
    ],
  }),
];

export const austin = [
  ...buildings('work', {
    ground: [
      'metal: in a metal building with a deep porch',
      'in a former lumber-yard office',
      'in a cinder-block warehouse',
      'behind a screen printer',
      'tire: in a former tire shop',
      'feedstore: in an old limestone feed store',
      'in what used to be a neighborhood grocery',
    ],
    upper: ['upstairs from a bike shop'],
  }),
  ...buildings('home', {
    ground: [
      'backyard: in a cedar-clad building in the backyard',
      'alley: in an alley flat behind the main house',
      'in a 1940s bungalow',
      'coop: in what was the chicken coop, rebuilt from the slab up',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'dance: in a former dance hall',
      'church: in an old Lutheran church',
      'ice: in a former icehouse',
      'in a lodge hall with a tin roof',
    ],
  }),
];

export const miami = [
  ...buildings('work', {
    ground: [
      'shutters: in a low warehouse with storm shutters',
      'in a former paint store',
      'behind a mechanic’s yard',
      'in a concrete block building that shrugs at hurricanes',
      'in a former furniture showroom',
      'in the back half of a botánica',
    ],
    upper: ['on the second floor of a 1950s motel building', 'upstairs from a travel agency'],
  }),
  ...buildings('home', {
    ground: [
      'house: in a 1930s mission-style house',
      'mango: in a garden cottage under a mango tree',
      'in a converted carport',
    ],
  }),
  ...buildings('hall', {
    ground: [
      'coral: in a church hall built of coral rock',
      'in an old boxing gym',
      'in a former Cuban social club',
    ],
  }),
];
