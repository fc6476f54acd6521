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
    STEP: 'Krok domu',
    CALM: 'Nic na vás nečeká',
    CALM_TEXT: 'Všechno je přečtené a odhlasované. Ozveme se, až bude třeba.',
  },

  STANDING: {
    REMIND: {
      AT_ONCE: 'Připomenout',
      ONE: 'Připomenout zprávu {title}',
      ONE_ASK: 'Připomenout zprávu {title} těm, kdo ji nepotvrdili?',
      ONE_TEXT: 'Pošleme jim e-mail. Znovu to půjde nejdřív za 12 hodin.',
    },
    TITLE: 'Stav domu',
    CALM: 'V domě je klid: nic není otevřené a nic nekončí.',
    ALL: 'Vše',
    MESSAGES: 'Zprávy',
    REPORTS: 'Otevřená hlášení',
    ALL_REPORTS: 'Všechna hlášení',
    AGES: {
      week: 'za poslední týden',
      month: 'starší než týden',
      older: 'starší než měsíc',
    },
    VOTES: 'Běží hlasování',
    ALL_VOTES: 'Všechna hlasování',
    TURNOUT: 'účast, {voted, number} z {seats, number} hlasujících',
    UNTIL: 'do {when}',
    UNCONFIRMED: 'Chybí potvrzení',
    ALL_MESSAGES: 'Všechny zprávy',
    OF: '{done, number} z {total, number}',
    DUE: 'Čemu končí platnost',
    ALL_DUE: 'Všechny lhůty',
    OVERDUE: 'po termínu',
    SOON: 'končí do 30 dnů',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'home/everywhere': typeof cs;
  }
}
