/** Inviting people: what the committee reads. */
const cs = {
  ACTIVATION: {
    ERRORS: {
      ARCHIVED: 'Člověka z archivu pozvat nejde. Nejdřív ho obnovte.',
      DIED: 'U tohoto člověka je zapsané úmrtí, pozvat ho nejde. Za pozůstalost pozvěte toho, kdo ji spravuje.',
      ALREADY_ACTIVE: 'Tento člověk už do portálu chodí. Pozvánku nepotřebuje.',
      NO_EMAIL: 'U člověka není žádný e-mail. Napište, kam pozvánku poslat.',
      EMAIL_TAKEN:
        'S tímto e-mailem se do domu už přihlašuje někdo jiný, třeba druhý z manželů. Napište vlastní e-mail tohoto člověka, nebo mu předejte dopis s kódem. Za společnou jednotku manželů může hlasovat kterýkoli z nich, na to stačí jeden přístup.',
      ADDRESS_CHANGED: 'Adresa se mezitím změnila. Podívejte se prosím znovu, kam má pozvánka jít.',
      TOO_OFTEN: 'Tomuto člověku šlo během hodiny už pět pozvánek. Zkuste to prosím později.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/activation': typeof cs;
  }
}
