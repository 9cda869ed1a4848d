import { shelf } from './product.ts';

export const software = shelf('software', {
  daw: ['2 Avid Pro Tools Ultimate = Pro Tools', '1 Steinberg Cubase Pro 14 = Cubase'],
  'daw: daw speech-daw': ['1 Avid Pro Tools Studio = Pro Tools', '1 Cockos Reaper 7 = Reaper'],
  'daw: daw beat-daw': ['1 Apple Logic Pro = Logic Pro'],
  'daw: beat-daw': [
    '1 Ableton Live 12 Suite = Ableton Live',
    '1 Image-Line FL Studio Producer Edition = FL Studio',
    '1 Bitwig Studio = Bitwig',
  ],
  'daw: mastering-daw': [
    '3 MAGIX Sequoia 17 = Sequoia',
    '3 Merging Technologies Pyramix = Pyramix',
    '2 Steinberg WaveLab Pro 12 = WaveLab',
    '1 PreSonus Studio One Pro = Studio One',
  ],
  'daw: speech-daw': [
    '1 Adobe Audition = Audition',
    '1 Hindenburg PRO 2 = Hindenburg',
    '1 Descript',
  ],
  plugins: [
    '2 FabFilter Total Bundle = FabFilter bundle',
    '2 Soundtoys 5 = Soundtoys',
    '2 Universal Audio UAD Ultimate = UAD plug-ins',
    '2 Plugin Alliance MEGA Bundle = Plugin Alliance bundle',
    '1 Waves Platinum = Waves bundle',
    '1 Valhalla VintageVerb = Valhalla VintageVerb',
    '1 Slate Digital Complete Access = Slate bundle',
  ],
  tuning: ['2 Celemony Melodyne 5 Studio = Melodyne', '1 Antares Auto-Tune Pro 11 = Auto-Tune'],
  restoration: [
    '2 iZotope RX 11 Advanced = RX',
    '1 iZotope RX 11 Standard = RX',
    '2 CEDAR Studio 9 = CEDAR',
  ],
  limiter: [
    '2 FabFilter Pro-L 2 = Pro-L 2',
    '2 Newfangled Audio Elevate = Elevate',
    '2 DMG Audio Limitless = Limitless',
  ],
  atmos: ['3 Dolby Atmos Renderer = Atmos renderer'],
  sounds: [
    '2 Native Instruments Komplete 15 Ultimate = Komplete',
    '2 Spectrasonics Omnisphere 2 = Omnisphere',
    '2 Arturia V Collection X = V Collection',
    '1 Native Instruments Kontakt 8 = Kontakt',
    '1 Xfer Records Serum 2 = Serum',
    '1 Splice Sounds = Splice',
  ],
  orchestra: [
    '2 Spitfire Audio BBC Symphony Orchestra Professional = BBC Symphony library',
    '2 Orchestral Tools Berlin Orchestra = Berlin library',
  ],
  notation: ['2 Steinberg Dorico Pro 5 = Dorico', '2 Avid Sibelius Ultimate = Sibelius'],
  /** Remote direction. */
  remote: [
    '2 Source-Connect Pro = Source-Connect',
    '1 Source-Connect Standard = Source-Connect',
    '1 SessionLinkPRO = SessionLink',
    '1 Cleanfeed Pro = Cleanfeed',
  ],
});
