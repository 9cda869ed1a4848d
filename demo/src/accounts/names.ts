/** Given and family names that go together, and how many people of every hundred bear them. */
export interface NameCulture {
  share: number;
  given: readonly string[];
  family: readonly string[];
}

/** Names of one culture, each list written in one line. */
function culture(share: number, given: string, family: string): NameCulture {
  return { share, given: given.split(', '), family: family.split(', ') };
}

/** Names as they are met with in and around the twelve cities. */
export const cultures: readonly NameCulture[] = [
  // United States
  culture(
    17,
    'Caleb, Hannah, Marcus, Tessa, Wyatt, June, Darnell, Imani, Owen, Ruby, Jasmine, Cole, Nora, Elijah, Maya, Travis, Delia, Beau, Harper, Jonah, Kendra, Silas, Opal, Miles, Brooke, Terrence, Willa, Dustin, Alana, Reggie',
    'Whitfield, Barnes, Holloway, Pruitt, Coleman, Decker, Mabry, Sutton, Hayes, Pickett, Langford, Rowe, Tillman, Beckett, Dawson, Ellery, Gaines, Hobbs, Kessler, Lowry, Merritt, Norwood, Pettway, Rollins, Stamps, Vance, Weaver, Yarbrough, Calloway, Bristow',
  ),
  culture(
    10,
    'Mateo, Lucía, Camila, Diego, Valentina, Andrés, Xiomara, Rafael, Marisol, Joaquín, Yadira, Emilio, Paloma, Óscar, Daniela, Iván, Ximena, Luis, Graciela, Tomás, Noemí, Héctor, Renata, Julián',
    'Castellanos, Quintero, Villareal, Montoya, Espinoza, Arce, Zamora, Batista, Figueroa, Cárdenas, Olivares, Peralta, Rosado, Santana, Treviño, Valdés, Escobedo, Fuentes, Galindo, Iglesias, Lozano, Mercado, Navarro, Orozco',
  ),
  // United Kingdom and Ireland
  culture(
    11,
    'Alfie, Beth, Callum, Daisy, Euan, Freya, George, Holly, Isla, Jack, Kit, Lottie, Megan, Nell, Ollie, Poppy, Rhys, Sophie, Tamsin, Toby, Una, Wilf, Bryony, Fergus',
    'Ashworth, Blackwood, Cartwright, Dunmore, Entwistle, Fairclough, Gillespie, Hargreaves, Ingram, Kershaw, Lockwood, Mottram, Naylor, Ogilvie, Pemberton, Radcliffe, Sedgwick, Thistlewood, Underhill, Wainwright, Yardley, Bellamy, Cavendish, Doyle',
  ),
  culture(
    5,
    'Tobi, Adaeze, Kwame, Femi, Ama, Chidi, Yewande, Kofi, Ngozi, Seyi, Abena, Emeka, Zainab, Kojo, Ife, Bola',
    'Adeyemi, Okonkwo, Mensah, Balogun, Owusu, Eze, Akindele, Boateng, Nwosu, Oyelaran, Asante, Okafor, Danso, Afolabi, Obi, Appiah',
  ),
  culture(
    5,
    'Anjali, Rohan, Priya, Arjun, Meera, Kiran, Nikhil, Sana, Imran, Zara, Dev, Aisha, Vikram, Leela, Haroon, Tara',
    'Raman, Chaudhry, Mehta, Banerjee, Iqbal, Patel, Desai, Nair, Siddiqui, Kapoor, Bose, Rahman, Joshi, Menon, Sharma, Malik',
  ),
  culture(
    3,
    'Delroy, Shanice, Winston, Marcia, Errol, Keisha, Leon, Simone, Curtis, Yvette',
    'Campbell, Baptiste, Grant, Joseph, Clarke, Bailey, Francis, Morgan, Pierre, Charles',
  ),
  // Germany
  culture(
    8,
    'Lena, Jonas, Anke, Matthias, Frieda, Jannik, Greta, Till, Svenja, Moritz, Katrin, Felix, Ulrike, Henrik, Mareike, Anton, Clara, Bastian, Wiebke, Oskar',
    'Brandt, Köhler, Lindner, Vogel, Reuter, Hagedorn, Schilling, Bergmann, Kästner, Wendt, Förster, Albrecht, Seidel, Thiele, Ostermann, Kranz, Petersen, Naumann, Ziegler, Jahn',
  ),
  culture(
    3,
    'Elif, Deniz, Emre, Zeynep, Can, Aylin, Murat, Defne, Kerem, Selin',
    'Yılmaz, Kaya, Demir, Aydın, Öztürk, Şahin, Arslan, Doğan, Koç, Polat',
  ),
  // France
  culture(
    7,
    'Camille, Théo, Manon, Hugo, Élodie, Bastien, Margaux, Rémi, Clémence, Antoine, Solène, Maxime, Agathe, Corentin, Inès, Gaspard, Noémie, Lucas, Apolline, Étienne',
    'Lefèvre, Marchand, Delacroix, Perrin, Garnier, Chevalier, Boucher, Renaud, Vasseur, Lemoine, Fontaine, Girard, Rousselle, Picard, Mercier, Bonnard, Carpentier, Dumas, Leclerc, Aubert',
  ),
  culture(
    3,
    'Yasmine, Karim, Leïla, Sofiane, Nadia, Mehdi, Samira, Bilal, Aminata, Ousmane, Fatou, Ibrahim',
    'Benali, Haddad, Diallo, Cissé, Mansouri, Traoré, Belkacem, Keïta, Ziani, Ndiaye, Cherif, Sow',
  ),
  // Japan
  culture(
    10,
    'Haruka, Ren, Yui, Takumi, Aoi, Sora, Mio, Kaito, Rin, Daichi, Hinata, Yuto, Sakura, Kenta, Nanami, Shun, Ayaka, Ryo, Misaki, Kohei, Emi, Tsubasa, Chihiro, Naoki',
    'Tanabe, Morikawa, Hayashi, Okada, Fujimoto, Sakamoto, Ishikawa, Nomura, Kuroda, Matsuda, Ueno, Yamane, Shimizu, Takeda, Hoshino, Arai, Kishida, Miyake, Onishi, Sugiyama, Terada, Wakabayashi, Yoshida, Endo',
  ),
  // Sweden
  culture(
    6,
    'Elsa, Nils, Astrid, Viktor, Maja, Axel, Ebba, Linnea, Gustav, Tove, Emil, Saga, Ludvig, Freja, Albin, Signe',
    'Lindqvist, Sandberg, Holmgren, Ekström, Nyström, Björk, Wallin, Åkesson, Sjöberg, Forsman, Hedlund, Engström, Öberg, Norling, Dahl, Söderlund',
  ),
  // Australia
  culture(
    4,
    'Lachlan, Matilda, Angus, Zoe, Jarrah, Bronte, Hamish, Tahlia, Darcy, Evie, Mitchell, Keira',
    'Hennessy, McKinnon, Fitzgerald, Tregenza, Papadopoulos, Nguyen-Hall, Costello, Burgess, Kilgour, Sutherland, Marinos, Rafferty',
  ),
  // Vietnam, Korea and China, in many of the cities
  culture(
    2,
    'Minh, Linh, Thuy, Lan, Bao, Anh, Huy, Trang',
    'Nguyen, Tran, Pham, Le, Vo, Dang, Bui, Hoang',
  ),
  culture(
    2,
    'Jisoo, Hyun, Soo-ah, Ji-woo, Tae-min, Minjun, Hana, Seo-yeon',
    'Park, Kim, Choi, Kwon, Yoon, Jang, Seo, Lim',
  ),
  culture(
    2,
    'Wei, Mei, Jun, Xin, Kai, Lian, Bo, Yifan',
    'Chen, Zhang, Liu, Huang, Lin, Zhao, Xu, Guo',
  ),
  // Elsewhere in Europe, and Brazil
  culture(
    2,
    'Kasia, Ewa, Piotr, Marta, Zofia, Jakub',
    'Kowalczyk, Nowak, Wójcik, Mazur, Pawlak, Sikora',
  ),
  culture(
    2,
    'Luca, Matteo, Giulia, Paolo, Chiara, Elisa',
    'Ferrari, Rossetti, Moretti, Conti, Bellini, Gallo',
  ),
  culture(
    2,
    'Thiago, Beatriz, Danilo, Ana, Rui, Marina',
    'Almeida, Carvalho, Barbosa, Teixeira, Moreira, Pinto',
  ),
  culture(1, 'Nikos, Eleni, Yiannis, Sofia', 'Georgiou, Papadakis, Kostas, Vlachos'),
];

/** What people add to their name to make a username. */
export const handles: readonly string[] = [
  'bass',
  'drums',
  'sings',
  'keys',
  'music',
  'audio',
  'sound',
  'cello',
  'horn',
  'loops',
  'beats',
  'strings',
  'plays',
  'songs',
  'mixes',
  'live',
];
