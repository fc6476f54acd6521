/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      documents: 'Dokumenty',
      folders: 'Složky',
    },

    DEEDS: {
      documents: {
        create: 'Nový dokument: {name}',
        update: 'Úprava dokumentu: {name}',
        version: 'Nová verze dokumentu: {name}',
        unread: 'Text se nepodařilo přečíst ani napotřetí, hledat v něm nejde: {name}',
        unscanned: 'Sken se nepodařilo celý přečíst ani napotřetí, hledání najde jen přečtené strany: {name}',
        older: 'Návrat ke starší verzi dokumentu: {name}',
        remind: 'Připomenutí potvrzení dokumentu: {name}',
        confirm: 'Potvrzení přečtení dokumentu: {name}, verze {version, number}',
        paper: 'Zápis potvrzení dokumentu z papíru: {name}',
        unpaper: 'Zrušení zápisu z papíru u dokumentu: {name}',
        move: 'Přesun dokumentu: {name}',
        delete: 'Smazání dokumentu: {name}',
        restore: 'Návrat dokumentu z koše: {name}',
        purge: 'Odstranění dokumentu z koše po 30 dnech: {name}',
        due: 'Termín dokumentu: {name}',
        round: 'Uzavřené kolo dokumentu: {name}',
        undue: 'Zrušený termín dokumentu: {name}',
      },

      folders: {
        create: 'Nová složka: {name}',
        update: 'Úprava složky: {name}',
        move: 'Přesun složky: {name}',
        delete: 'Smazání složky: {name}',
        restore: 'Návrat složky z koše: {name}',
        purge: 'Odstranění složky z koše po 30 dnech: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/log': typeof cs;
  }
}
