/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    resolutionGiven: {
      SUBJECT: 'Usnesení č. {number}: odpovídáte za něj',
      TEXT: 'Za splnění usnesení č. {number} teď odpovídáte vy.{due, select, none {} other { Termín je {due}.}}\n\n{title}{note, select, none {} other {\n\n{note}}}\n\nAž bude hotovo, dejte prosím vědět výboru, aby to v portálu zapsal.',
      ACTION: 'Otevřít usnesení',
    },

    resolutionSoon: {
      SUBJECT: 'Usnesení č. {number}: termín {due}',
      TEXT: 'Za usnesení č. {number} odpovídáte vy a termín je {due}.\n\n{title}{note, select, none {} other {\n\n{note}}}\n\nAž bude hotovo, dejte prosím vědět výboru, aby to v portálu zapsal.',
      ACTION: 'Otevřít usnesení',
    },

    resolutionLate: {
      SUBJECT: 'Usnesení č. {number} je po termínu',
      TEXT: 'Usnesení č. {number} mělo být splněné do {due}, v portálu je ale pořád otevřené.\n\n{title}\n\nOdpovídá: {who, select, none {nikdo} other {{who}}}{note, select, none {} other {\n\n{note}}}\n\nPokud je hotovo, zapište to prosím. Jinak posuňte termín.',
      ACTION: 'Otevřít usnesení',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'resolutions/mails': typeof cs;
  }
}
