/** Papers of a survey: given out, typed in; and who has answered. */
const cs = {
  SURVEY_PAPERS: {
    TITLE: 'Kdo odpověděl',
    LEAD: 'Kdo odpověděl a kdo ještě ne. Kdo neodpoví v portálu, může dostat papír.',
    LEAD_ANONYMOUS:
      'Kdo odpověděl a kdo ještě ne; co odpověděl, není uložené s nikým. Kdo neodpoví v portálu, může dostat papír.',
    PRINT_ALL: 'Papíry pro zbývající ({count})',
    SEARCH: 'Hledat člověka nebo jednotku',
    STATE: 'Stav',
    STATES: {
      all: 'Všichni',
      answered: 'Odpovězeno',
      waiting: 'Zatím ne',
      paper: 'Má papír',
    },
    NAME: 'Kdo',
    UNITS: 'Jednotky',
    SELECTED:
      '{count, plural, one {Vybrán # řádek} few {Vybrány # řádky} many {Vybráno # řádku} other {Vybráno # řádků}}',
    PRINT_SELECTED: 'Vytisknout papíry',
    BACK_DO: 'Papír se vrátil prázdný',
    BACK_TITLE:
      '{count, plural, one {Označit papír jako vrácený?} few {Označit # papíry jako vrácené?} many {Označit # papíru jako vrácené?} other {Označit # papírů jako vrácené?}}',
    BACK_TEXT: 'Odpovědět pak půjde zase v portálu. Vrácené papíry prosím znehodnoťte.',
    BACK_YES: 'Označit jako vrácené',
    FILE: 'Anketní lístky {day}.pdf',
    NONE_TITLE: 'Žádný papír není vydaný',
    NONE_TEXT: 'Papíry vytisknete v části Kdo odpověděl. Vyplněné pak zapíšete tady.',
    DONE_TITLE: 'Všechny papíry jsou zapsané',
    DONE_TEXT:
      '{count, plural, one {Vydaný byl # a je zapsaný.} few {Vydané byly # a jsou zapsané.} many {Vydáno bylo # a jsou zapsané.} other {Vydáno bylo # a všechny jsou zapsané.}}',
    RECORDED: 'Zapsáno {recorded} z(e) {given} vydaných.',
    RECORD_ANONYMOUS: 'Papír je bez jména; víc jich, než se vydalo, zapsat nejde.',
    RECORD_NAMED: 'Každý papír patří tomu, komu byl vydán.',
    ONE: 'Vyplněný papír',
    CODE: 'Kód z papíru',
    CODE_HINT: 'Není-li čitelný, nechte prázdné.',
    WHOSE: 'Čí papír to je',
    WHOSE_REQUIRED: 'Vyberte, čí papír to je.',
    RECORD: 'Zapsat papír',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/paper': typeof cs;
  }
}
