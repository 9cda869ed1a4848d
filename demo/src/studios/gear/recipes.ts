import type { CategoryId } from '#domain/studios/category.ts';

/** How well a room is equipped. */
export const tiers = ['modest', 'solid', 'high'] as const;
export type Tier = (typeof tiers)[number];

/**
 * What a room has, the most telling first: a slot, `slot*2` for two products of it, and `slot?40`
 * for one that 40 % of such rooms have.
 */
export const recipes: Readonly<Record<CategoryId, Readonly<Record<Tier, string>>>> = {
  recording: {
    modest:
      'interface daw nearfields fet valve?30 dynamic*2 small?60 kick?60 preamp compressor?60 plugins headphones kit?60 guitar-amp bass-amp?50 upright?30 stage-piano?30 acoustic-guitar?40 tuning?40 twang?30',
    solid:
      'desk?45 sidecar?35 converter daw nearfields second?60 valve fet*2 small ribbon?70 dynamic*2 kick preamp*2 compressor*2 kit guitar-amp*2 bass-amp cue?60 equaliser?40 upright?45 grand?15 electric-piano?35 organ?20 acoustic-guitar?50 snare?50 reverb?30 tape?10 twang?40',
    high: 'desk converter daw mains nearfields valve*2 fet small ribbon dynamic kick preamp*2 compressor*2 grand?75 kit guitar-amp bass-amp cue second?70 equaliser?60 reverb?60 tape?40 organ?40 electric-piano?40 plate?35 snare?50',
  },
  mixing: {
    modest:
      'interface daw nearfields reference plugins*2 tuning second?40 surface?50 compressor?60 preamp?50 fet?50 restoration?40',
    solid:
      'converter daw nearfields second mains?30 surface?50 desk?30 summing?40 compressor*2 equaliser reverb plugins*2 tuning reference echo?40 spring?25 restoration?30 tape?15 fet?40 preamp?50',
    high: 'desk?65 converter daw mains nearfields second compressor*3 equaliser*2 reverb*2 plugins*2 tuning reference surface?35 plate?35 spring?30 echo?50 tape?45 summing?40 atmos?25 valve?40 preamp?60',
  },
  mastering: {
    modest:
      'mains stereo-converter mastering-daw mastering-eq mastering-compressor limiter restoration reference plugins transfer?50 second?40',
    solid:
      'mains stereo-converter mastering-daw mastering-eq mastering-compressor transfer limiter restoration reference plugins second?50 equaliser?30 master-tape?25',
    high: 'mains stereo-converter*2 mastering-daw mastering-eq*2 mastering-compressor*2 transfer limiter restoration reference plugins second?60 master-tape?60 lathe?25',
  },
  rehearsal: {
    modest:
      'kit guitar-amp*2 bass-amp speakers mixer stage*2 cymbals?50 stage-piano?40 keyboard-amp?40',
    solid:
      'kit cymbals guitar-amp*3 bass-amp speakers mixer stage*2 wedges?50 stage-piano?60 snare?30 keyboard-amp?40 interface?30 in-ears?20',
    high: 'kit cymbals snare guitar-amp*3 bass-amp*2 speakers wedges mixer stage*3 stage-piano in-ears?60 organ?30 leslie?20 electric-piano?25 modeller?40 camera?20 interface?30',
  },
  podcast: {
    modest:
      'broadcast*2 talk-desk speech-daw*2 headphones*2 nearfields restoration?50 remote?50 camera?40 light?40',
    solid:
      'broadcast*2 talk-desk camera*2 switcher light*2 speech-daw*2 headphones*2 nearfields restoration remote?60 teleprompter?30 preamp?30',
    high: 'broadcast*2 talk-desk camera*2 switcher light*2 speech-daw*2 headphones*2 nearfields restoration remote preamp teleprompter?60 shotgun?60 compressor?50 valve?25',
  },
  'voice-over': {
    modest:
      'fet preamp interface speech-daw nearfields headphones restoration remote shotgun?50 broadcast?30 plugins?40',
    solid:
      'fet shotgun preamp interface speech-daw nearfields headphones*2 restoration remote*2 compressor plugins?50 valve?30 second?40 picture?25',
    high: 'valve fet*2 shotgun*2 preamp*2 compressor interface daw nearfields headphones*2 restoration remote*2 second?60 surface?50 picture?50',
  },
  'live-rooms': {
    modest:
      'interface daw nearfields fet small dynamic*2 kick preamp kit guitar-amp*2 bass-amp upright?70 cymbals?40 cue?40 headphones?50',
    solid:
      'desk?50 converter daw nearfields valve fet small*2 ribbon dynamic*2 kick preamp*2 kit guitar-amp*2 bass-amp cue snare?50 grand?45 upright?40 organ?30 compressor?50 percussion?30 second?30',
    high: 'desk converter daw mains nearfields grand valve*2 fet small*2 ribbon*2 kick preamp*2 compressor kit guitar-amp*2 bass-amp cue organ?50 electric-piano?30 tape?35 snare?40',
  },
  production: {
    modest:
      'beat-daw interface nearfields headphones keyboard-controller sounds*2 plugins fet analogue-synth?50 drum-machine?50 pad-controller?60 digital-synth?40 electric-guitar?40 tuning?50',
    solid:
      'beat-daw interface nearfields analogue-synth*2 drum-machine*2 digital-synth keyboard-controller fet preamp sounds*2 plugins tuning headphones compressor?60 pad-controller?50 electric-guitar?50 bass-guitar?50 modular?20 echo?40 stage-piano?40 second?30',
    high: 'beat-daw converter nearfields analogue-synth*4 drum-machine*3 digital-synth valve preamp compressor*2 sounds*2 plugins tuning keyboard-controller mains?50 electric-piano?50 modular?50 reverb?50 echo?60 bass-guitar?50 clav?25 upright?30 sidecar?40 second?50 tape?20',
  },
  drums: {
    modest:
      'kit snare cymbals kick dynamic*2 small?80 interface daw headphones fet?40 nearfields?60 percussion?30 electronic-kit?20',
    solid:
      'kit*2 snare*2 cymbals*2 kick*2 dynamic*3 small fet preamp interface daw nearfields headphones ribbon?60 compressor?60 percussion?40 camera?20',
    high: 'kit*3 snare*3 cymbals*2 kick*2 dynamic*2 small*2 ribbon*2 preamp*2 compressor converter daw nearfields valve?50 desk?40 percussion?40 camera?40',
  },
  orchestral: {
    modest:
      'tree small*2 grand converter daw nearfields preamp headphones fet?60 timpani?50 mallets?50 cue?50 notation?50 picture?30',
    solid:
      'tree small*2 grand ribbon fet converter daw nearfields preamp*2 timpani mallets cue picture?60 notation?70 headphones valve?40 celesta?40 harp?30 mains?30 surface?30',
    high: 'tree small*2 grand ribbon*2 valve*2 fet converter daw mains nearfields preamp*2 timpani mallets*2 cue picture celesta?70 harp?60 notation?70 desk?40 surface?40 reverb?50 atmos?40',
  },
  'home-studios': {
    modest:
      'interface daw nearfields headphones fet dynamic plugins keyboard-controller preamp?40 tuning?40 acoustic-guitar?60 electric-guitar?50 guitar-amp?30 upright?30 sounds?50 broadcast?40',
    solid:
      'interface daw nearfields headphones fet dynamic preamp compressor plugins acoustic-guitar valve?40 small?50 ribbon?30 keyboard-controller?60 electric-guitar?60 bass-guitar?50 guitar-amp?60 upright?40 analogue-synth?50 modeller?30 twang?50 kit?15',
    high: 'interface daw nearfields headphones valve fet small dynamic preamp*2 compressor*2 plugins acoustic-guitar*2 electric-guitar bass-guitar guitar-amp ribbon?50 second?40 upright?50 electric-piano?40 analogue-synth?50 twang?60 kit?25 tape?20 grand?15',
  },
  educational: {
    modest:
      'interface daw beat-daw nearfields headphones keyboard-controller fet dynamic*2 plugins picture?50 sidecar?50 sounds?40 stage-piano?30',
    solid:
      'sidecar?50 desk?30 interface daw beat-daw nearfields headphones keyboard-controller fet small dynamic*2 preamp compressor plugins picture second?40 pad-controller?50 kit?40 analogue-synth?40 sounds?40',
    high: 'desk converter daw beat-daw nearfields second headphones keyboard-controller fet small dynamic*2 preamp*2 compressor*2 equaliser kit guitar-amp picture analogue-synth?60 drum-machine?40 valve?40 surface?30 mains?30 camera?40',
  },
};
