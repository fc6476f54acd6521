/** What calls of reports refuse, and words that screens and papers share. */
const cs = {
  REPORT: {
    NOT_FOUND: 'Toto hlášení tu není. Možná bylo smazáno.',
    VISIBILITY: { public: 'celý dům', private: 'soukromé' },
    OUTCOMES: {
      mended: 'Opraveno',
      notFault: 'Není to závada',
      duplicate: 'Opakuje jiné hlášení',
      declined: 'Zamítnuto',
      withdrawn: 'Staženo',
    },

    VERDICTS: { mended: 'V pořádku', not_mended: 'Pořád to není ono' },

    ERRORS: {
      NOT_YOURS: 'Tohle může jen ten, kdo závadu nahlásil, její řešitel nebo výbor.',
      NOT_NEW: 'Hlášení už někdo řeší, upravit nebo stáhnout ho nejde. Doplňte ho komentářem.',
      SOLVED: 'Hlášení je vyřešené a upravit už nejde. Když se závada vrátí, založte navazující hlášení.',
      NOT_SOLVED: 'Do archivu patří jen vyřešená hlášení.',
      ARCHIVED: 'Hlášení je v archivu, psát k němu už nejde.',
      YOURS: 'Hlášení už řešíte vy.',
      NOT_ASKED: 'Zeptáme se vás tři dny po vyřešení. Když to spěchá, založte navazující hlášení hned.',
      JUDGED: 'Odpověď už máme, děkujeme. Když se závada vrátí, založte navazující hlášení.',
      ALSO_OWN: 'Tohle hlášení je od vás, počítá se i tak.',
      SOLVER: 'Vyberte řešitele z výboru nebo správce domu.',
      NO_SOLVER: 'Dům zatím nemá nikoho, kdo hlášení řeší. Ozvěte se prosím výboru přímo.',
      PLACE: 'Tento vchod nebo jednotka v domě není. Vyberte prosím znovu.',
      DUE_PAST: 'Vyberte dnešek, nebo pozdější den.',
      DUE_FAR: 'Termín může být nejdéle za rok.',
      DUE_SAME: 'Tento termín už hlášení má. Vyberte jiný den.',
      FOLLOWS: 'Navázat jde jen na vyřešené hlášení.',
      DUPLICATE: 'Vyberte, které jiné hlášení toto opakuje.',
      READERS: 'Některý z vybraných lidí v domě není nebo hlášení číst nemůže. Vyberte prosím znovu.',
      PUBLIC: 'Hlášení čte celý dům, nikoho k němu pouštět nemusíte.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'reports/refusals': typeof cs;
  }
}
