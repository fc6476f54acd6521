/** Why something of whole associations was not done. */
const cs = {
  PORTABLE: {
    SHORT: 'Heslo má mít aspoň 12 znaků.',
    ERRORS: {
      CHAIR: 'Archiv celého domu vydáváme jen předsedovi výboru a správci domu.',
      WAITING: 'Archiv domu se právě chystá. Počkejte prosím, až bude hotový.',
      GONE: 'Soubor už není k dispozici. Nechte ho prosím připravit znovu.',
      NO_FILE: 'Takový soubor ve složce pro přenos není.',
      THERE: 'Soubor toho jména už ve složce je. Prohlédněte ho, nebo tento přejmenujte.',
      BROKEN: 'Soubor je poškozený, neúplný, nebo to není archiv z Pavlače. Nic se nezměnilo.',
      FOREIGN: 'Soubor není společenství z Pavlače. Nic se nezměnilo.',
      NEWER: 'Soubor je z novější verze Pavlače, než je tento portál. Nic se nezměnilo.',
      BOMB: 'Soubor by se rozbalil do podezřele velkého množství dat. Nic se nezměnilo.',
      OUTSIDE: 'V souboru je cesta, která vede mimo archiv. Nic se nezměnilo.',
      LOCKED: 'Archiv je zapečetěný, napište k němu heslo.',
      PASSPHRASE: 'Heslo nesedí.',
      RECORD: 'Archiv nejde načíst: {why}',
      COMING: 'Tenhle soubor se právě načítá nebo zkouší. Počkejte prosím, jak to dopadne.',
      NO_SPACE: 'Na disku serveru není dost místa. Nic se nezměnilo.',
      GAVE_UP: 'Ani na třetí pokus se načtení nedokončilo, server při něm pokaždé přestal pracovat. Nic se nezměnilo.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'portable/refusals': typeof cs;
  }
}
