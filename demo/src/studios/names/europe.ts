import type { CategoryNames } from './name.ts';

export const berlin: CategoryNames = {
  recording: [
    'Tonstudio Kranich',
    'Hinterhof Aufnahme #hinterhof',
    'Studio Ringelnatz',
    'Aufnahmewerk Ost @Lichtenberg',
    'Klangkammer Linde',
    'Studio Bernstein',
    'Ziegelhof Studios #courtyard',
  ],
  mixing: ['Mischraum Nord @Wedding', 'Regie Zwei', 'Studio Feinton', 'Nachtmischung'],
  mastering: ['Schallgrenze Mastering', 'Mastering am Ufer @Kreuzberg', 'Nullpegel Mastering'],
  rehearsal: [
    'Proberaum Lärmfeuer',
    'Bandkeller #brewery',
    'Lautstark Proberäume',
    'Halle 3 Proberaum',
    'Krach und Kaffee',
  ],
  podcast: ['Sprechzimmer', 'Tischgespräch Studio', 'Redezeit Studio'],
  'voice-over': ['Sprecherkabine Mitte @Mitte', 'Stimmwerk'],
  'live-rooms': ['Saal Eins', 'Tanzboden Live Room #ballroom'],
  production: [
    'Stromkreis',
    'Modul und Kabel',
    'Nachtstrom Produktion',
    'Vier Viertel',
    'Spannungsteiler',
    'Bassfalle',
  ],
  drums: ['Trommelwerk', 'Schlagzeugraum Sieben'],
  orchestral: ['Kultursaal Spree #kultur @Oberschöneweide', 'Saal Philippine'],
  'home-studios': ['Altbau Audio #altbau', 'Wohnzimmer Aufnahmen', 'Zimmer frei', 'Studio Sonntag'],
  educational: ['Tonschule Spree', 'Werkstatt für Klang'],
};

export const paris: CategoryNames = {
  recording: [
    'Studio des Tanneurs',
    'Studio Hirondelle',
    'La Cour Sonore #courtyard',
    'Studio Belle-Lune',
    'Les Prises d’Avril',
    'Studio Rivoire',
  ],
  mixing: ['Studio Clair-Obscur', 'Atelier Mix Douze', 'Le Fil Tendu', 'Cabine Trois'],
  mastering: ['Mastering Saint-Loup', 'Le Dernier Geste'],
  rehearsal: [
    'Studio Boucan',
    'Studio Tintamarre',
    'Répète & Compagnie',
    'Studio Vacarme',
    'Les Voisins Sourds',
  ],
  podcast: ['Studio Palabre', 'Voix Basse', 'Studio Causerie'],
  'voice-over': ['Studio Souffleur', 'Voix Claire', 'La Bande Rythmo'],
  'live-rooms': ['La Salle Haute', 'Le Parquet Ciré #danse', 'Studio Verrière #glass'],
  production: [
    'Studio Minuit Douze',
    'La Fabrique à Boucles',
    'Chambre Noire Prod',
    'Studio Pamplemousse',
  ],
  drums: ['Studio Peau Neuve', 'Le Fût'],
  orchestral: ['Salle Sainte-Odile #parish', 'Studio Philémon'],
  'home-studios': [
    'Chez Margot Studio',
    'Studio du Palier #chambre',
    'La Chambre du Fond #chambre',
  ],
  educational: ['École du Son Libre', 'Atelier Premier Son'],
};

export const stockholm: CategoryNames = {
  recording: [
    'Studio Björktrast',
    'Norrsken Inspelning',
    'Studio Granit #rock',
    'Vinterhamn Recording',
  ],
  mixing: ['Mixrummet Lagom', 'Studio Fyrklang'],
  mastering: ['Klarvatten Mastering', 'Tystnad Mastering'],
  rehearsal: ['Replokal Åska', 'Bruset Replokaler', 'Studio Oväsen'],
  podcast: ['Fika Podcaststudio'],
  'voice-over': ['Studio Viska'],
  'live-rooms': ['Folkets Sal #folkets', 'Trägolvet'],
  production: [
    'Refrängfabriken',
    'Studio Midvinter',
    'Nattbuss Produktion',
    'Modulation Söder @Södermalm',
  ],
  drums: ['Trumrummet'],
  orchestral: ['Ansgarsalen #church'],
  'home-studios': ['Studio Hemma', 'Studio Hallmattan #flat'],
  educational: [],
};
