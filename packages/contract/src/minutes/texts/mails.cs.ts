/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    minutesToSign: {
      SUBJECT: 'Zápis čeká na váš podpis: {meeting}',
      TEXT: 'Zápis ze shromáždění {meeting} je dokončený a čeká na váš podpis. Otevřete ho, přečtěte a podepište kódem, který vám pošleme.',
      ACTION: 'Otevřít zápis',
    },
    minutesCode: {
      SUBJECT: 'Kód k podpisu zápisu: {meeting}',
      TEXT: 'Kódem níže podepíšete zápis ze shromáždění {meeting}. Platí deset minut a jen pro zápis s tímto otiskem:\n\n{print}\n\nPokud jste o kód nežádali, nikomu ho nedávejte, odhlaste v portálu ostatní zařízení a změňte si heslo.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'minutes/mails': typeof cs;
  }
}
