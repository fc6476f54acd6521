/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    archiveAsked: {
      SUBJECT: '{person}: vyžádaný archiv celého domu',
      TEXT: 'V portálu si někdo vyžádal archiv celého domu {house}.\n\nJméno: {person}. {sealed, select, yes {Archiv je zapečetěný heslem.} other {Archiv není zapečetěný heslem.}}\n\nJsou v něm osobní údaje všech sousedů. Pokud o tom výbor předem nevěděl, ptejte se hned.',
      ACTION: 'Podívat se na archivy domu',
    },
    archiveReady: {
      SUBJECT: 'Archiv domu je připravený',
      TEXT: 'Archiv celého domu {house} je připravený ke stažení. V portálu ho necháme jeden den.\n\nJsou v něm osobní údaje všech sousedů, nechte ho jen tam, kam patří.',
      ACTION: 'Stáhnout archiv',
    },
    archiveFailed: {
      SUBJECT: 'Archiv domu se nepodařilo připravit',
      TEXT: 'Archiv celého domu {house} se nepodařilo připravit. Zkuste to prosím znovu; když to nepůjde ani potom, ozvěte se správci portálu.',
      ACTION: 'Zkusit to znovu',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'portable/mails': typeof cs;
  }
}
