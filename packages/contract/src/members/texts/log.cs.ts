/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      members: 'Sousedé',
    },

    DEEDS: {
      members: {
        create: 'Nový soused: {name}',
        update: 'Úprava údajů: {name}',
        role: 'Změna role: {name}',
        invite: 'Pozvánka do portálu: {name}',
        letter: 'Dopis s kódem do portálu: {name}',
        letterRefused: 'Odmítnutá adresa z dopisu: {name}',
        activate: 'Vstup do portálu: {name}',
        access: 'Odebrání přístupu: {name}',
        archive: 'Přesun do archivu: {name}',
        restore: 'Návrat z archivu: {name}',
        delete: 'Smazání souseda',
        merge: 'Sloučení dvou záznamů: {name}',
        death: 'Zápis úmrtí: {name}',
        deathUndone: 'Vrácení zápisu úmrtí: {name}',
        estate: 'Zápis, kdo jedná za pozůstalost: {name}',
        estateEnded: 'Konec jednání za pozůstalost: {name}',
        register: 'Přijetí seznamu, komu podle evidence končí přístup',
        data: 'Vydání osobních údajů: {name}',
        contacts: 'Načtení kontaktů ze souboru',
        picture: 'Nahrání fotografie: {name}',
        pictureRemoved: 'Smazání fotografie: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/log': typeof cs;
  }
}
