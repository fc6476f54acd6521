/** Letters with a code, on paper. */
const cs = {
  LETTER_PRINT: {
    HEAD: 'Dopisy s kódem do portálu',
    FILE: 'dopisy-s-kodem.pdf',
    FOOT: 'Pozvánka do portálu Pavlač',
    TITLE: 'Pozvánka do portálu: {house}',
    LEAD: 'Náš dům má portál Pavlač: najdete v něm zprávy, dokumenty a hlasování. Váš e-mail neznáme, proto posíláme kód na papíře.',
    STEP_1: '1. Na telefonu nebo počítači otevřete {address}. Telefon tam dovede i čtverec vpravo.',
    STEP_2: '2. Opište kód, který je dole, a napište svůj e-mail.',
    STEP_3: '3. Výbor adresu potvrdí a na e-mail vám přijde odkaz.',
    UNTIL: 'Kód platí do {day} a jen pro vás.',
    CARE: 'Nikomu ho prosím nedávejte. Nemáte e-mail? Řekněte to výboru, zprávy a lístky k hlasování dostanete na papíře.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/prints': typeof cs;
  }
}
