/** Common first names: they tell which word of a full name is the surname, and help a guess of sex. Not a register. */
const male =
  'Jan Petr Pavel Martin Tomáš Jiří Josef Jaroslav Miroslav Zdeněk Václav Michal František Jakub Milan Karel Lukáš ' +
  'David Vladimír Ondřej Ladislav Roman Stanislav Marek Radek Daniel Antonín Vojtěch Filip Adam Matěj Libor Aleš ' +
  'Čeněk Dalibor Řehoř Štěpán Šimon Oldřich Bohuslav Bohumil Dominik Dušan Eduard Emil Igor Ivan Ivo Jindřich ' +
  'Kamil Kryštof Leoš Luboš Lubomír Luděk Marcel Matyáš Mikuláš Norbert Otakar Patrik Radim Radovan René Richard ' +
  'Robert Robin Rostislav Rudolf Samuel Sebastian Tadeáš Viktor Vít Vlastimil Vratislav Zbyněk Alexandr Oleksandr ' +
  'Arnošt Augustin Břetislav Hynek Hugo Ctibor Denis Ferdinand Gustav Jáchym Jonáš Kristián Leo Maxmilián Svatopluk';
const female =
  'Marie Jana Eva Anna Hana Věra Lenka Kateřina Alena Petra Lucie Jaroslava Ludmila Helena Martina Jitka Veronika ' +
  'Zdeňka Ivana Jarmila Michaela Monika Tereza Zuzana Markéta Barbora Dagmar Kristýna Olga Šárka Růžena Blanka ' +
  'Simona Renata Nikola Adéla Žaneta Květoslava Štěpánka Iveta Iva Irena Ilona Gabriela Eliška Emilie Božena ' +
  'Bohumila Drahomíra Denisa Daniela Dana Dominika Františka Jiřina Josefa Julie Karolína Klára Květa Libuše Lada ' +
  'Magdaléna Miroslava Miluše Milada Milena Nela Natálie Naděžda Pavla Pavlína Radka Romana Soňa Stanislava Sabina ' +
  'Silvie Taťána Vendula Vlasta Vladimíra Viktorie Zdena Zora Aneta Andrea Alexandra Alžběta Alice Antonie Běla';

export const menNames: ReadonlySet<string> = new Set(male.split(' '));
export const womenNames: ReadonlySet<string> = new Set(female.split(' '));
export const isFirstName = (word: string): boolean => menNames.has(word) || womenNames.has(word);
