/** Glass door: who opened or changed what is known of the reader; who did it stands beside, so no sex is needed. */
const cs = {
  TRACES: {
    TITLE: 'Kdo otevřel nebo změnil moje údaje',
    LEAD: 'Za poslední rok. Jménem uvádíme jen lidi z výboru, správy domu a kontroly. Čtení seznamu sousedů na obrazovce se nezapisuje.',
    EMPTY:
      'Zatím je nikdo neotevřel. Jakmile někdo z výboru nebo správy otevře vaši kartu nebo na ní něco změní, uvidíte to tady.',

    HOW: {
      card: 'Otevření karty',
      list: 'Stažení seznamu sousedů do souboru',
    },

    VERBS: {
      create: 'Založení karty',
      update: 'Úprava údajů',
      role: 'Změna role',
      invite: 'Pozvánka do portálu',
      letter: 'Dopis s kódem do portálu',
      letterRefused: 'Odmítnutá adresa z dopisu',
      activate: 'Vstup do portálu',
      access: 'Odebrání přístupu',
      archive: 'Přesun do archivu',
      restore: 'Návrat z archivu',
      merge: 'Sloučení dvou záznamů',
      data: 'Vydání osobních údajů',
      picture: 'Nahrání fotografie',
      pictureRemoved: 'Smazání fotografie',
      other: 'Jiná změna',
    },

    AS: {
      me: 'vy',
      neighbour: 'soused, dnes bez funkce v domě',
      visit: 'správa portálu',
      portal: 'portál sám',
      gone: 'člověk, který v domě už není',
      office: '{name}, {role}',
    },
    REASON: 'Důvod: {reason}',
    CHANGED: 'Změněno: {what}',
    BECAME: 'se změnilo na',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/traces': typeof cs;
  }
}
