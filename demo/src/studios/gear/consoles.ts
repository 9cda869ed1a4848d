import { shelf } from './product.ts';

export const consoles = shelf('console', {
  /** Analogue mixing consoles. */
  desk: [
    '3 SSL AWS 948 = AWS 948',
    '3 SSL Duality Fuse = Duality',
    '3 SSL 4048 E = SSL 4000 E',
    '3 SSL Origin 32 = Origin 32',
    '3 Neve VR60 = Neve VR60',
    '3 AMS Neve 8424 = Neve 8424',
    '3 Rupert Neve Designs 5088 = 5088',
    '3 API 1608-II = API 1608',
    '3 API Legacy AXS = Legacy AXS',
    '3 Trident 80B = Trident 80B',
    '3 Audient ASP8024-HE = ASP8024',
    '3 Harrison 32Classic = Harrison 32Classic @nashville,london',
    '2 SSL Origin 16 = Origin 16',
    '2 Audient ASP4816-HE = ASP4816',
    '2 Trident 78 = Trident 78',
    '2 Toft Audio Designs ATB24 = Toft ATB24',
    '2 Soundcraft Ghost 24 = Soundcraft Ghost',
    '2 MCI JH-416 = MCI JH-416 @miami,nashville,atlanta,austin',
    '2 Studer 961 = Studer 961 @berlin,paris,stockholm,london',
    '2 Tascam M-3500 = Tascam M-3500',
  ],
  /** Small mixers with a sound of their own. */
  sidecar: [
    '2 SSL BiG SiX = BiG SiX',
    '2 API The Box 2 = API Box',
    '1 SSL SiX',
    '1 Tascam Model 24 = Model 24',
    '1 Allen & Heath ZEDi-10FX = ZEDi-10',
    '1 Mackie Onyx16 = Onyx16',
  ],
  /** Control surfaces. */
  surface: [
    '3 Avid S6 = Avid S6',
    '3 Avid S4 = Avid S4',
    '2 Avid S1 = Avid S1',
    '2 SSL UF8 = UF8',
    '2 Softube Console 1 Channel Mk III = Console 1',
    '1 PreSonus FaderPort 8 = FaderPort',
    '1 Behringer X-Touch = X-Touch',
  ],
  /** Mixers made for talking. */
  'talk-desk': [
    '3 DHD SX2 = DHD SX2',
    '3 Lawo diamond = Lawo diamond',
    '2 RØDECaster Pro II',
    '2 Tascam Mixcast 4 = Mixcast 4',
    '1 RØDECaster Duo',
    '1 Zoom PodTrak P8 = PodTrak P8',
  ],
});
