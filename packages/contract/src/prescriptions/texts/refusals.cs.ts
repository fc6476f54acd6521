/** Why something of prescriptions was not done. */
const cs = {
  PRESCRIPTIONS: {
    NOT_FOUND: 'Tento předpis tu není. Možná byl smazán.',
    ERRORS: {
      ISSUED: 'Tento předpis už je vydaný a nemění se. Chybu opravíte dalším zápisem.',
      NOT_ISSUED: 'Tento předpis ještě není vydaný.',
      CHANGED: 'Mezitím se něco změnilo, třeba poplatek nebo jednotka. Podívejte se na předpis znovu.',
      DOUBTS: 'Nejdřív ověřte jednotky, u kterých si nejsme jistí.',
      NOTHING: 'V těchto měsících není co předepsat. Přidejte poplatek, který platí jednotky.',
      UNDIVIDED: 'Jeden z poplatků nejde rozdělit: žádná jednotka nemá, podle čeho by ho platila.',
      REASON: 'Předpis se neopírá o usnesení. Napište proč.',
      RESOLUTION: 'Toto usnesení tu není, nebo nebylo přijato. Vyberte jiné.',
      UNIT: 'Tato jednotka v předpisu není.',
      MONTH: 'Takovou opravu zapsat nejde: měsíc musí být z předpisu a nesmí klesnout pod nulu.',
      NOBODY: 'Všechny jednotky dostaly předpis e-mailem, tisknout není co.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/refusals': typeof cs;
  }
}
