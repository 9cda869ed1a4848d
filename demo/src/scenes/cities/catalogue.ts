import { cityIds, type CityId } from '#domain/studios/city.ts';
import { drawAtlanta } from './atlanta.ts';
import { drawAustin } from './austin.ts';
import { drawBerlin } from './berlin.ts';
import type { Canvas } from './canvas.ts';
import { drawElsewhere } from './elsewhere.ts';
import { drawLondon } from './london.ts';
import { drawLosAngeles } from './los-angeles.ts';
import { drawMiami } from './miami.ts';
import { drawNashville } from './nashville.ts';
import { drawNewYork } from './new-york.ts';
import { drawParis } from './paris.ts';
import { drawStockholm } from './stockholm.ts';
import { drawSydney } from './sydney.ts';
import { drawTokyo } from './tokyo.ts';

/** The cities that can be drawn; `elsewhere` is any other. */
export const drawnCities = [...cityIds, 'elsewhere'] as const;
export type DrawnCity = CityId | 'elsewhere';

/** A city as it is drawn. */
interface Skyline {
  /** Where its text alternative begins. */
  subject: string;
  draw: (canvas: Canvas) => string;
  /** Where the sun or moon stands, in pixels. */
  sun: readonly [x: number, y: number];
}

export const skylines: Readonly<Record<DrawnCity, Skyline>> = {
  elsewhere: {
    subject: 'A city: roofs before low hills, trees along a river',
    draw: drawElsewhere,
    sun: [860, 210],
  },
  'los-angeles': {
    subject: 'Los Angeles: palms before downtown and the hills',
    draw: drawLosAngeles,
    sun: [300, 250],
  },
  'new-york': {
    subject: 'New York: the Empire State Building beyond the Brooklyn Bridge',
    draw: drawNewYork,
    sun: [430, 190],
  },
  nashville: {
    subject: 'Nashville: the tower with two spires above the river bridge',
    draw: drawNashville,
    sun: [240, 190],
  },
  london: {
    subject: "London: Parliament's clock tower, the Eye and the Shard on the Thames",
    draw: drawLondon,
    sun: [560, 200],
  },
  atlanta: {
    subject: 'Atlanta: the golden spire and towers above treetops',
    draw: drawAtlanta,
    sun: [220, 200],
  },
  tokyo: {
    subject: 'Tokyo: the tower before Mount Fuji, a cherry branch in front',
    draw: drawTokyo,
    sun: [790, 220],
  },
  berlin: {
    subject: 'Berlin: the television tower, the cathedral and a brick bridge',
    draw: drawBerlin,
    sun: [960, 210],
  },
  paris: { subject: 'Paris: zinc roofs before the Eiffel Tower', draw: drawParis, sun: [470, 220] },
  austin: {
    subject: "Austin: the Capitol's dome, the lake bridge and bats",
    draw: drawAustin,
    sun: [760, 230],
  },
  miami: {
    subject: 'Miami: Art Deco hotels and palms along the beach',
    draw: drawMiami,
    sun: [620, 170],
  },
  sydney: {
    subject: 'Sydney: the opera house before the harbour bridge',
    draw: drawSydney,
    sun: [760, 180],
  },
  stockholm: {
    subject: 'Stockholm: the town hall and gabled houses on the quay',
    draw: drawStockholm,
    sun: [560, 190],
  },
};
