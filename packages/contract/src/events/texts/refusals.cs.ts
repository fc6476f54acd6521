/** What calls of the calendar answer, and what its forms refuse. */
const cs = {
  EVENT: {
    CALENDARS: {
      NOT_FOUND: 'Tento kalendář tu není. Možná byl smazán.',
      TOO_MANY: 'Kalendářů je už nejvíc, kolik jich dům může mít.',
    },

    LABELS: {
      NOT_FOUND: 'Tento štítek tu není. Možná byl smazán.',
      TOO_MANY: 'Štítků je už nejvíc, kolik jich dům může mít.',
    },

    FORM: {
      RANGE: 'Zvolte rozmezí nejvýš 400 dní, které končí po svém začátku.',
      OUT_OF_TIME: 'Zvolte den mezi roky 2000 a 2199.',
      END_BEFORE_START: 'Konec je dřív než začátek.',
      LONG: 'Událost může trvat nejvýš rok.',
      LONG_IN_SERIES: 'Událost, která se opakuje, může trvat nejvýš 31 dní.',
      END_OF_SERIES: 'Opakování by skončilo dřív, než začne.',
      START_NOT_IN_SERIES: 'První den neodpovídá opakování. Zvolte jiný den, nebo jiné opakování.',
    },

    ERRORS: {
      CALENDAR_UNKNOWN: 'Zvolený kalendář už tu není. Vyberte jiný.',
      LABEL_UNKNOWN: 'Zvolený štítek už tu není. Vyberte jiný.',
      AUDIENCE_UNKNOWN: 'Někdo z vybraných v domě už není. Vyberte znovu, pro koho událost je.',
      SCOPE: 'Událost se opakuje. Zvolte, jestli jde jen o tuto, o tuto a další, nebo jen o další.',
      NO_COMMENTS: 'Tato událost se nekomentuje.',
      NO_COMING: 'U této události se účast nezjišťuje.',
      COMING_OVER: 'Událost už skončila.',
      COMING_FULL:
        '{left, plural, =0 {Místa jsou už zaplněná.} one {Zbývá jediné místo.} few {Zbývají jen # místa.} many {Zbývá jen # místa.} other {Zbývá jen # míst.}}',
      CAPACITY_TAKEN:
        '{count, plural, one {Přijít už chce # člověk.} few {Přijít už chtějí # lidé.} many {Přijít už chce # člověka.} other {Přijít už chce # lidí.}} Míst nemůže být méně.',
      NO_NEXT: 'Po této už žádná další není.',
      FALLS: 'Některé upravené nebo smazané výskyty by neměly kam patřit. Potvrďte, že mají zaniknout.',
      WHOLE_SERIES:
        'Pro koho událost je, přílohy, komentáře, potvrzení přečtení, opakování a zjišťování účasti patří celé řadě. U jediného výskytu se nemění.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'events/refusals': typeof cs;
  }
}
