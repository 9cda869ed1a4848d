import { shelf } from './product.ts';

export const converters = shelf('converters', {
  /** Many channels, for consoles and large sessions. */
  converter: [
    '3 Avid MTRX II = MTRX II',
    '3 Burl Audio B80 Mothership = Burl Mothership',
    '3 Prism Sound Dream ADA-128 = Prism ADA-128',
    '3 Merging Technologies Horus = Horus',
    '3 Lynx Studio Aurora(n) 24 = Lynx Aurora',
    '3 Apogee Symphony I/O Mk II = Apogee Symphony',
    '2 Avid HD I/O 16x16 = HD I/O',
    '2 Antelope Audio Orion 32+ Gen 4 = Orion 32+',
    '2 Ferrofish Pulse 16 MX = Pulse 16',
    '2 MOTU 24Ao = MOTU 24Ao',
  ],
  /** Two channels, as good as they come. */
  'converter: stereo-converter': [
    '3 Lavry Engineering AD122-96 MX = Lavry Gold',
    '3 Forssell Technologies MADA-2a = Forssell MADA-2a',
    '3 Dangerous Music Convert AD+ = Convert AD+',
    '3 Weiss Engineering DAC502 = Weiss DAC502',
    '3 Crane Song HEDD Quantum = HEDD Quantum',
    '2 Burl Audio B2 Bomber ADC = Burl Bomber',
    '2 RME ADI-2 Pro FS R = ADI-2 Pro',
    '2 Lynx Studio Hilo 2 = Lynx Hilo',
    '2 Mytek Brooklyn ADC = Brooklyn ADC',
  ],
  /** Audio interfaces. */
  interface: [
    '3 Universal Audio Apollo x16 = Apollo x16',
    '3 Prism Sound Titan = Prism Titan',
    '3 Metric Halo ULN-8 mkIV = ULN-8',
    '2 Universal Audio Apollo x8p = Apollo x8p',
    '2 RME Fireface UFX III = UFX III',
    '2 RME Fireface UCX II = UCX II',
    '2 Apogee Ensemble Thunderbolt = Apogee Ensemble',
    '2 Focusrite Red 8Line = Red 8Line',
    '2 MOTU 828 = MOTU 828',
    '1 Universal Audio Apollo Twin X = Apollo Twin',
    '1 RME Babyface Pro FS = Babyface',
    '1 Focusrite Scarlett 18i20 = Scarlett 18i20',
    '1 Focusrite Clarett+ 8Pre = Clarett+',
    '1 Audient iD44 MKII = iD44',
    '1 Audient EVO 16 = EVO 16',
    '1 MOTU M4',
    '1 SSL 2+ MKII = SSL 2+',
  ],
});
