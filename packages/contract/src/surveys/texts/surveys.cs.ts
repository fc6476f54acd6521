/** Surveys: their list, one of them, and what an anonymous one promises. */
const cs = {
  SURVEY: {
    TITLE: 'Ankety',
    ONE: 'Anketa',
    NEW: 'Nová anketa',
    MORE: 'Další akce',
    OPEN: 'Otevřít anketu',
    RESULTS: 'Výsledky',
    TO_SURVEY: 'Zpět k otázkám',
    TO_RESULTS: 'Zobrazit výsledky',
    PRINT: 'Vytisknout anketu',
    PRINT_RESULTS: 'Vytisknout výsledek',
    CHANGE: 'Změnit popis nebo konec',
    ABOUT: 'Proč se ptáme',
    ATTACHED: 'Přílohy ankety',
    QUESTIONS: 'Otázky',
    OTHER: 'Něco jiného, napíšu',
    OTHER_DONE: 'Něco jiného',
    OWN_WORDS: 'vlastní slova',
    AHEAD: 'Teprve začne',
    ANONYMOUS: 'anonymní',
    ANSWERED: 'Odpovězeno',
    WAITS: 'čeká na vaši odpověď',
    SOON: 'končí {left}',
    CHOSEN_ONLY: 'pro vybrané',
    COMMITTEE_ONLY: 'jen výbor a kontrola',
    /** An offered date. */
    DATED:
      '{day, select, 1 {pondělí} 2 {úterý} 3 {středa} 4 {čtvrtek} 5 {pátek} 6 {sobota} other {neděle}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    AT: '{date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    STARTS:
      'začíná {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    ENDS: 'končí {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}',
    ENDS_BY_HAND: 'dokud ji výbor neukončí',
    NO_END: 'zatím bez konce',
    TABS: {
      LABEL: 'Ankety podle stavu',
      all: 'Všechny',
      active: 'Probíhají',
      concept: 'Koncepty',
      finished: 'Ukončené',
    },
    COLUMNS: {
      NAME: 'Anketa',
      STATE: 'Stav',
      WHEN: 'Termín',
      START: 'Začátek',
      END: 'Konec',
      ANSWERED: 'Odpovědělo',
    },
    SEARCH: 'Hledat v anketách',
    FILTERS: {
      MINE: 'Moje odpověď',
      ANY_MINE: 'Všechny',
      ONLY_MINE: 'Jen co čeká na mě',
      FROM: 'Konec od',
      TO: 'Konec do',
    },
    EMPTY: {
      TITLE: 'Zatím tu není žádná anketa',
      TEXT: 'Zeptejte se domu na první věc: co by lidé chtěli?',
      TEXT_OTHERS: 'Až se výbor na něco zeptá, najdete otázky tady.',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Ankety v tomto stavu dům nemá.',
    },
    ANSWERED_OF: {
      member: '{count} z(e) {of} lidí',
      unit: '{count} z(e) {of} jednotek',
    },
    DELETE: {
      TITLE: 'Smazat anketu {name}?',
      DRAFT: 'Koncept zmizí i s otázkami. Smazání nejde vrátit.',
      TEXT: 'Anketa zmizí všem i s odpověďmi a výsledkem. Smazání nejde vrátit.',
      YES: 'Smazat anketu',
    },
    FINISH: {
      TITLE: 'Ukončit anketu {name}?',
      TEXT: 'Odpovídat už nepůjde a výsledek se ukáže těm, kdo ho mají vidět. Znovu ji spustit nejde.',
      YES: 'Ukončit anketu',
    },
    FACTS: {
      TITLE: 'O anketě',
      WHO: 'Odpovídá',
      SHEETS: 'Odpovědi',
      FROM: 'Začátek',
      TO: 'Konec',
      AT_START: 'hned po spuštění',
      RESULTS: 'Výsledek vidí',
      FOR: 'Pro koho je',
      OWNER: 'Připravuje',
    },
    SHEETS: {
      anonymous: 'anonymní',
      named: 'jména vidí výbor',
      namesShown: 'jména vidí všichni',
    },
    ANSWERING: {
      member: 'každý za sebe',
      unit: 'jedna odpověď za jednotku',
    },
    PUBLISHING: {
      afterAnswer: 'kdo odpověděl, a po konci každý, pro koho je',
      afterEnd: 'od konce každý, pro koho je',
      committee: 'jen výbor',
    },
    HOW: {
      words: 'Odpovězte vlastními slovy.',
      several: 'Vyberte jednu nebo víc možností.',
      one: 'Vyberte jednu možnost.',
      order: 'Seřaďte možnosti: nahoru tu, o kterou stojíte nejvíc.',
      optional: 'Odpovídat nemusíte.',
    },
    NOTES: {
      AHEAD:
        'Anketa začíná {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}. Odpovědět půjde od té chvíle.',
      OVER: 'Anketa skončila, odpovídat už nejde.',
      ANSWERED: 'Vaše odpověď přišla, děkujeme. Změnit už nejde.',
      ANSWERED_BY: 'Odpověď za jednotku už přišla: {name}. Platí ta první a změnit nejde.',
      PAPER: 'Výbor vydal papír. Odpovězte na něm, nebo ho vraťte výboru prázdný.',
      MISSED: 'Odpověď nepřišla.',
      NOT_YOURS: 'Tuto anketu si můžete přečíst, odpovídají v ní jiní.',
    },
    GUARD: {
      DO: 'Jak to hlídáme a co slíbit nejde',
      TITLE: 'Co znamená anonymní anketa',
      PROMISED_TITLE: 'Co slibujeme',
      PROMISED: {
        apart: 'Kdo se zúčastnil, je uložené zvlášť. Co kdo odpověděl, s tím nespojí výbor ani správce portálu.',
        groups: 'Odpovědi se mezi ostatní přidávají po skupinách, nejméně po pěti, a pokaždé se zamíchají.',
        times: 'Kdy která odpověď přišla, se nikam nezapisuje.',
        counts:
          'Do konce je vidět jen počet odpovědí. Malé počty se pak sčítají dohromady nebo nahrazují slovy, i pro výbor.',
        codes:
          'Ke své odpovědi dostanete kód. Po konci se zveřejní všechny kódy, a podle svého poznáte, že se odpověď počítá.',
      },
      LEFT_TITLE: 'Co slíbit nejde',
      LEFT: {
        unanimity:
          'Když všichni odpoví stejně, ví se, jak odpověděl každý. Stejně tak nula u možnosti říká, že ji nevybral nikdo.',
        words: 'Vlastní slova může někdo poznat podle toho, jak píšete nebo co víte jen vy.',
        device:
          'Rozepsané odpovědi a kód zůstávají v tomto zařízení, dokud je neodešlete a neodejdete. Kdo ho má v ruce, může je vidět.',
        group: 'Kdo by měl dvě zálohy serveru z různých chvil, pozná nejvýš skupinu, která mezi nimi odpověděla.',
        watching: 'Kdo by sledoval běžící server přímo ve chvíli odeslání, mohl by odpověď vidět.',
        restored:
          'Kdyby se portál obnovoval ze zálohy, může se poslední skupina odpovědí ztratit. Pak vás požádáme o odpověď znovu.',
        paper: 'Papír čte ten, kdo ho zapisuje.',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/surveys': typeof cs;
  }
}
