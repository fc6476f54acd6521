/** How the house stands, for who administers something in it; it comes with that part of the dashboard. */
const cs = {
  STANDING: {
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
    'home/standing': typeof cs;
  }
}
