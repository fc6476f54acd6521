/** Why something of a handover was not done. */
const cs = {
  SALES: {
    NOT_FOUND: 'Toto předání tu není.',
    ERRORS: {
      DAY: 'Ten den se vlastníci jednotky nezměnili.',
      PART: 'Ten den se změnila jen část vlastníků. Účet jednotky zůstává společný a nepředává se.',
      LATER: 'Jednotka už byla předána k pozdějšímu dni. Nejdřív zrušte to předání.',
      CHANGED: 'Účet jednotky se mezitím změnil. Nic se nepředalo. Podívejte se, jak předání vychází teď.',
      DONE: 'Toto předání už je zrušené.',
      MORE: 'Předchozímu vlastníkovi tolik nepřebývá.',
      FUTURE: 'Ten den teprve přijde.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'sales/refusals': typeof cs;
  }
}
