/** Why something of a request was not done. */
const cs = {
  CHANGES: {
    NOT_FOUND: 'Návrh změn neexistuje.',
    ERRORS: {
      ENTRY: 'Jednotku mezitím někdo upravil. Podívejte se na nový rozdíl.',
      STALE: 'Jednotku mezitím někdo upravil. Podívejte se na nový rozdíl.',
      CLOSED: 'O návrhu už někdo rozhodl. Podívejte se, jak.',
      CHANGED_SINCE: 'Něco z návrhu se od přijetí změnilo, vrátit ho celý už nejde. Opravte jednotku ručně.',
      NO_READING: 'Katastr jsme ještě nečetli, není s čím porovnat.',
      BLOCKED: 'Soubor má chyby, návrh změn z něj otevřít nejde. Opravte ho a nahrajte znovu.',
      NOTHING: 'Není tu nic k rozhodnutí.',
      UNDECIDED: 'Rozhodněte nejdřív u každé změny.',
      REASON: 'Napište důvod.',
      DAY: 'Napište podle výpisu, od kdy změna platí.',
      DAY_FUTURE: 'Tenhle den teprve přijde. Napište den, od kdy změna platí podle výpisu.',
      DAY_LATER: 'Podíl jednotky {unit} se po tomto dni už jednou změnil. Zkontrolujte, od kdy změna platí.',
      SUM: 'Podíly by po změně nedaly celek, přijmout ji nejde.',
      WHO: 'Nejdřív řekněte, kdo to je.',
      SECOND: 'Mění se podíl nebo počet jednotek. Předejte návrh k potvrzení druhé osobě.',
      SECOND_SELF: 'Návrh jste k potvrzení předali vy. Potvrdit ho musí někdo další.',
      UNDO_LATE: 'Vrátit změny šlo jen 30 dnů. Opravte jednotku ručně.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'changes/refusals': typeof cs;
  }
}
