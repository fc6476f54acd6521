/** Who is entitled by the register of units: the list before somebody falls, the page of who did, changes of owners. */
const cs = {
  REGISTER: {
    FORMER: {
      TITLE: 'Přístup do domu vám skončil',
      sold: 'Podle evidence domu už tu nevlastníte jednotku{unit, select, none {} other { {unit}}}{since, select, none {} other { (od {since})}}, proto teď nevidíte dění v domě.',
      represented:
        'Podle evidence domu už tu nezastupujete jednotku{unit, select, none {} other { {unit}}}{since, select, none {} other { (od {since})}}, proto teď nevidíte dění v domě.',
      moved: 'Podle evidence domu už tu nebydlíte, proto teď nevidíte dění v domě.',
      never: 'Evidence domu vás zatím nemá u žádné jednotky, proto teď nevidíte dění v domě.',
      KEPT: 'Zůstávají vám vlastní údaje, potvrzení o hlasováních, kterých jste se zúčastnili, a jejich ověření.',
      ASK: 'Je to omyl? Ozvěte se prosím výboru:',
      ASK_NOBODY: 'Je to omyl? Ozvěte se prosím výboru domu.',
      VOTES: 'Hlasování, kterých jste se zúčastnili',
      NO_VOTES: 'Žádného hlasování v portálu jste se tu nezúčastnili.',
      VERIFY: 'Potvrzení a ověření',
    },

    TITLE: 'Přístup podle evidence jednotek',
    LEAD: 'Vlastník, zástupce i bydlící soused má přístup, dokud to o něm říká evidence jednotek. Tito lidé by ho podle ní neměli. Dokud seznam nepřijmete, nejdéle 30 dní, nikdo o nic nepřijde.',
    NONE_TITLE: 'Nikdo by o přístup nepřišel',
    NONE_TEXT: 'Všichni, kdo mají přístup, podle evidence v domě něco vlastní, zastupují nebo tu bydlí.',
    HOW: 'Je to omyl? Doplňte člověka k jednotce jako vlastníka, zástupce nebo bydlícího, nebo mu dejte jinou roli; ze seznamu zmizí.',
    UNTIL: 'přístup skončí {day}',
    YES: 'Přijmout seznam',
    ASK_TITLE:
      '{count, plural, one {Ukončit přístup # člověku?} few {Ukončit přístup # lidem?} many {Ukončit přístup # člověka?} other {Ukončit přístup # lidem?}}',
    ASK_TEXT: 'Pošleme jim o tom e-mail. Jejich účet, vlastní údaje a potvrzení o hlasování jim zůstanou.',
    BEGIN: 'Začít hned',

    WHY: {
      sold: '{unit, select, none {už nevlastní jednotku} other {už nevlastní jednotku {unit}}}{since, select, none {} other { od {since}}}',
      represented:
        '{unit, select, none {už nezastupuje jednotku} other {už nezastupuje jednotku {unit}}}{since, select, none {} other { od {since}}}',
      moved: '{unit, select, none {už tu nebydlí} other {už nebydlí v jednotce {unit}}}',
      never: 'bez zápisu u jednotky',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/register': typeof cs;
  }
}
