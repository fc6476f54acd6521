/** Choosing documents for other things, and where they were chosen. */
const cs = {
  ATTACHED: {
    PICK: {
      TITLE: 'Výběr dokumentů',
      FOLDERS: 'Složky',
      FILES: 'Dokumenty',
      SEARCH: 'Hledat v této složce',
      UP: 'O složku výš',
      NONE: 'Tady žádné dokumenty nejsou.',
      ONLY_FOLDERS: 'Přímo tady žádné dokumenty nejsou, jen složky.',
      NO_MATCH: 'Tomu tady žádný dokument neodpovídá.',
      NO_LINKS: 'K bodu hlasování se odkazy nepřikládají: stránka na webu by se mohla během hlasování změnit.',
      CHOSEN:
        '{count, plural, =0 {Nic není vybrané} one {Vybrán # dokument} few {Vybrány # dokumenty} many {Vybráno # dokumentu} other {Vybráno # dokumentů}}',
      SAVE: 'Uložit výběr',
    },

    CLOSED: {
      ONE: '{name} neotevře: {who}. Celkem {count} z {of}.',
      HINT: 'Přiložení nikomu dokument neotevře. Kdo ho smí vidět, určuje jeho složka v dokumentech.',
      owners: 'vlastníci ({count})',
      tenants: 'nájemníci ({count})',
      audit: 'kontrolní komise ({count})',
      committee: 'členové výboru ({count})',
      others: 'ostatní ({count})',
      owners_in: 'vlastníci z vchodu {entrance} ({count})',
      tenants_in: 'nájemníci z vchodu {entrance} ({count})',
      audit_in: 'kontrolní komise z vchodu {entrance} ({count})',
      committee_in: 'členové výboru z vchodu {entrance} ({count})',
      others_in: 'ostatní z vchodu {entrance} ({count})',
      owners_some: 'někteří vlastníci ({count})',
      tenants_some: 'někteří nájemníci ({count})',
      audit_some: 'někdo z kontrolní komise ({count})',
      committee_some: 'někdo z výboru ({count})',
      others_some: 'někdo další ({count})',
    },

    USES: {
      TITLE: 'Kde je přiložen',
      OLDER: 'přiložena je verze {version}',
      MORE: '{count, plural, one {a # další místo} few {a # další místa} many {a # dalšího místa} other {a # dalších míst}}',
      DELETE:
        'Přiloženo je to tady: {where}. Přílohy se dají otevřít, dokud se koš nevysype; potom tam zůstane jen název.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/attached': typeof cs;
  }
}
