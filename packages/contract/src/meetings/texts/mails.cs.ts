/** Mails: one entry a kind. All of one meeting have one subject, so that mail programs keep them together. */
const cs = {
  MAIL: {
    meetingChanged: {
      SUBJECT: 'Změna: Pozvánka na shromáždění: {title}',
      TEXT: 'Shromáždění vlastníků {title} se mění.\n\n{changes}\n\nPlatí tedy:\nKdy: {when}\nKde: {address}',
      ACTION: 'Otevřít pozvánku',
    },

    meetingCancelled: {
      SUBJECT: 'Odvoláno: Pozvánka na shromáždění: {title}',
      TEXT: 'Shromáždění vlastníků {title} se nekoná.\n\nMělo být: {when}\nKde: {address}\n\nDůvod: {reason}',
      ACTION: 'Otevřít shromáždění',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/mails': typeof cs;
  }
}
