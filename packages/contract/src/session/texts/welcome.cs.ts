/** The first minute in a house, and the question whether three doors are enough. */
const cs = {
  WELCOME: {
    TITLE: 'Vítejte v domě',
    LEAD: 'Tři věci, ani ne minuta. Všechno jde kdykoli změnit v menu u vašeho jména.',
    NAME: 'Jméno',
    NAME_TEXT: 'Dům vás zná pod jménem:',
    NAME_EDIT: 'Opravit jméno nebo kontakt',
    TOLD: 'Novinky e-mailem',
    TOLD_TEXT: 'Havárie, hlasování a přihlašovací kódy chodí vždy hned.',
    PACES: { now: 'hned', daily: 'jednou denně', weekly: 'jednou týdně', never: 'vůbec' },
    WAITS: 'Co na vás čeká',
    CALM: 'Zatím nic. Až něco přijde, uvidíte to na nástěnce.',
    VOTES: '{count, plural, one {# hlasování} few {# hlasování} many {# hlasování} other {# hlasování}}',
    CONFIRMS:
      '{count, plural, one {# věc k potvrzení} few {# věci k potvrzení} many {# věci k potvrzení} other {# věcí k potvrzení}}',
    MESSAGES:
      '{count, plural, one {# nepřečtená zpráva} few {# nepřečtené zprávy} many {# nepřečtené zprávy} other {# nepřečtených zpráv}}',
    DONE: 'Hotovo, jdu do domu',
    SIMPLE: 'Chcete jen číst, potvrzovat a hlasovat?',
    SIMPLE_TEXT: 'Jednoduchý režim má velké písmo a jen troje dveře. Zpátky se vrátíte jedním klepnutím.',
    SIMPLE_YES: 'Zapnout jednoduchý režim',
    SIMPLE_NO: 'Ne, chci všechno',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/welcome': typeof cs;
  }
}
