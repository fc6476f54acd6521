/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  MODULES: {
    HOME: 'Nástěnka',
  },

  HOME: {
    MORNING: 'Dobré ráno',
    DAY: 'Dobrý den',
    EVENING: 'Dobrý večer',
    WAITS: 'Čeká na vás',
    MORE: 'a další {count, number}',
    CALM: 'Nic na vás nečeká',
    CALM_TEXT: 'Všechno je přečtené a odhlasované. Ozveme se, až bude třeba.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'home/everywhere': typeof cs;
  }
}
