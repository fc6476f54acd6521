/** Why something cannot be done. */
const cs = {
  SUMMONS: {
    ERRORS: {
      NOT_SENT: 'Pozvánka zatím neodešla. Nejdřív shromáždění svolejte.',
      NO_SEATS: 'Vyberte aspoň jednoho účastníka.',
      SEATS: 'Někdo z vybraných k tomuto shromáždění nepatří. Načtěte stránku znovu.',
      DAY: 'Den doručení nemůže být v budoucnu ani před odesláním pozvánky.',
      NOBODY: 'Není komu tisknout.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'summons/refusals': typeof cs;
  }
}
