import type { PlaceKind } from '#domain/directories/place.ts';
import type { CityId } from '#domain/studios/city.ts';

/**
 * What the places of a city are called. None of them is a business that there is. A `#` says what one
 * of that name has to be found by.
 */
export const placeNames: Readonly<Record<CityId, Readonly<Record<PlaceKind, readonly string[]>>>> =
  {
    'los-angeles': {
      label: [
        'Smog Orchard Records',
        'Palm Static',
        'Dry Riverbed Tapes',
        'Canyon Ledger',
        'Noon Marquee',
      ],
      'record-store': ['Groove Arroyo', 'Sunbleached Sleeves', 'Night Swim Vinyl', 'Needle & Palm'],
      'music-store': [
        'Canyon Tailpiece #guitars',
        'Valley Valve & Key #keyboards',
        'Low Sun Fretworks #guitars',
        'Plug & Palm Audio #recording-gear',
      ],
    },
    'new-york': {
      label: [
        'Stoop Hours',
        'Water Tower Tapes',
        'Local Express Recordings',
        'Bodega Cat Sound',
        'Ninth Stair',
      ],
      'record-store': [
        'Second Fare Records',
        'Brownstone Runout',
        'Side Street Wax',
        'Crate Avenue',
        'Hydrant Vinyl',
      ],
      'music-store': [
        'Five Flights Music',
        'Borough Brass & Reed #brass-and-woodwind',
        'The Long Patch Cable #synthesizers',
        'Uptown Skins #drums',
        'Walk-Up Keys #keyboards',
      ],
    },
    nashville: {
      label: [
        'Porch Swing Ledger #folk',
        'Cumberland Static #folk',
        'Tin Star Pressings #folk',
        'Hickory Line',
        'Slow Verse',
      ],
      'record-store': [
        'Honeylocust Records',
        'The B-Side Barn',
        'Whippoorwill Wax',
        'Screen Door Vinyl',
      ],
      'music-store': [
        'Tailpiece & Daughters #guitars',
        'Riverbend Frets #guitars',
        'Snare & Sons #drums',
        'Hollow Body House #guitars',
        'Capo Lane #guitars',
      ],
    },
    london: {
      label: [
        'Wet Pavement Records',
        'Lockkeeper Sound',
        'Night Bus Editions #electronic',
        'Pie & Mash Dubs #reggae',
        'Gasholder Tapes',
      ],
      'record-store': [
        'Flipside Mews',
        'Umbrella Wax',
        'The Dog-Eared Sleeve',
        'Lamp Post Records',
        'Towpath Vinyl',
      ],
      'music-store': [
        'Fret & Ferry #guitars',
        'Bellows & Bow #strings',
        'The Sticking Key #keyboards',
        'Patchbay Lane #recording-gear',
        'Thimble Drums #drums',
      ],
    },
    atlanta: {
      label: [
        'Red Clay Circuit #hip-hop',
        'Kudzu Loud #metal',
        'Low Pine Recordings',
        'Magnolia Overdrive',
      ],
      'record-store': ['Sweet Tea Sleeves', 'Firefly Wax', 'Five Crates Deep', 'Dogwood Spin'],
      'music-store': [
        'Low Pine Pedals #guitars',
        'Brass Quarter #brass-and-woodwind',
        'Downbeat Supply',
        'Keys on Clay #keyboards',
      ],
    },
    tokyo: {
      label: [
        'Last Train Recordings',
        'Paper Umbrella',
        'Signal Crossing',
        'Vending Light',
        'Tatami Tapes',
      ],
      'record-store': [
        'Tanuki Sleeves',
        'Obi Strip Records',
        'Second Floor Discs',
        'Quiet Needle',
        'Curry & Wax',
      ],
      'music-store': [
        'Heron Strings #strings',
        'Ocha Frets #guitars',
        'Mizu Synth #synthesizers',
        'Kawara Drums #drums',
      ],
    },
    berlin: {
      label: [
        'Hinterhof Platten',
        'Kohlenkeller #techno',
        'Spätkauf Tapes',
        'Nordring Audio #techno',
        'Grauer Morgen',
      ],
      'record-store': ['Rillenreich', 'Plattenpause', 'Nadel & Filz', 'Kiezrille', 'Leerrille'],
      'music-store': [
        'Saitenhof #strings',
        'Kabelsalat Instrumente #synthesizers',
        'Modularium Nord #synthesizers',
        'Blechbläserei #brass-and-woodwind',
      ],
    },
    paris: {
      label: ['Disques du Canal Vert', 'Zinc Bleu', 'Septième Étage', 'Nuit Pavée'],
      'record-store': ['Le Sillon Doux', 'Bacs à Sable', 'Face B Fantôme', 'La Platine Rouge'],
      'music-store': [
        'L’Atelier du Bois Clair #guitars',
        'Cordes du Faubourg #strings',
        'La Boîte à Soufflets #keyboards',
        'Peaux et Cymbales #drums',
      ],
    },
    austin: {
      label: [
        'Grackle Hours',
        'Limestone Loud #punk',
        'Two-Step Static #folk',
        'Cedar Fever Tapes',
      ],
      'record-store': [
        'Nine Banded Crates',
        'Longneck Vinyl',
        'Bluebonnet Wax',
        'Porchlight Sevens',
      ],
      'music-store': [
        'Dry Creek Drums #drums',
        'Slide Street Music #guitars',
        'Heartwood Row',
        'Dusk Bat Backline #rentals',
      ],
    },
    miami: {
      label: [
        'Salt Porch Records',
        'Banyan Bass #reggae',
        'Hurricane Shutter',
        'Cafecito Discos #latin',
      ],
      'record-store': ['Flamingo Runout', 'Saltwater Sevens', 'Discos Marea #latin', 'Pastel Wax'],
      'music-store': [
        'Clave & Key #keyboards',
        'Cuerda Larga #strings',
        'Tumbao Skins #drums',
        'Blue Reef Audio #recording-gear',
      ],
    },
    sydney: {
      label: ['Jacaranda Pressings', 'Southerly Tapes', 'Tin Ferry', 'Fibro House'],
      'record-store': [
        'Harbourless Records',
        'Cockatoo Sleeves',
        'The Verandah Crate',
        'Low Tide Wax',
      ],
      'music-store': [
        'Wattle Strings #strings',
        'Ferry Wharf Keys #keyboards',
        'Big Bottle Drums #drums',
        'Gumleaf Audio #recording-gear',
      ],
    },
    stockholm: {
      label: ['Blåhall', 'Norrsken Tapes #ambient', 'Sju Broar', 'Kaj Elva', 'Midvinter Editions'],
      'record-store': ['Rillan på Hörnet', 'Vinterskivor', 'Norra Skivboden', 'Snö & Vinyl'],
      'music-store': [
        'Stränghuset Söderut #strings',
        'Björk & Bleck #brass-and-woodwind',
        'Söder Synt #synthesizers',
        'Trumvinden #drums',
      ],
    },
  };
