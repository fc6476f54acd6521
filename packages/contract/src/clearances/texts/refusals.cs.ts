/** Why something of confirmations was not done. */
const cs = {
  CLEARANCES: {
    NOT_FOUND: 'Toto potvrzení tu není.',
    ERRORS: {
      LINK: 'Potvrzení s tímto kódem neznáme.',
      NOT_YOURS: 'Řetěz všech potvrzení ověří jen výbor a kontrolní komise.',
      ASKED: 'O potvrzení už je požádáno.',
      CHANGED: 'Účet jednotky se mezitím změnil. Nic se nevystavilo. Podívejte se, co by potvrzení říkalo teď.',
      ENDED: 'Toto potvrzení už neplatí.',
      FUTURE: 'Ten den teprve přijde. Potvrzení mluví nejpozději o dnešku.',
      OLD: 'Potvrzení mluví nejvýš o dni před rokem.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clearances/refusals': typeof cs;
  }
}
