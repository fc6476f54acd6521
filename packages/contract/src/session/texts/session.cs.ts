/** Picker, account page, list of sessions. */
const cs = {
  PICKER: {
    WAITS:
      '{count, plural, one {čeká tu na vás # věc} few {čekají tu na vás # věci} many {čeká tu na vás # věci} other {čeká tu na vás # věcí}}',
  },

  ACCOUNT: {
    LOGIN_HINT: 'Tímto e-mailem se přihlašujete. Kontaktní e-mail v domě je jiná věc.',
    CHANGE_EMAIL: 'Změnit přihlašovací e-mail',
    CHANGE_EMAIL_LEAD: 'Na starou i novou adresu pošleme odkaz. Změna platí, až ji do dvou dnů potvrdíte na obou.',
    NEW_EMAIL: 'Nový e-mail',
    CHANGE_EMAIL_SUBMIT: 'Poslat potvrzovací odkazy',
    EMAIL_ASKED: 'Odkazy jsme poslali. Potvrďte prosím změnu na staré i nové adrese.',
    EMAIL_ASKED_FOR: 'Odkaz jsme poslali na novou adresu a dosavadní adresa o změně ví.',
    SAME_EMAIL: 'Tímto e-mailem se přihlašujete už teď.',
    LOOK_SECTION: 'Jazyk a vzhled',
    READING: 'Čtení',
    SIZE: 'Velikost písma',
    SIZE_NAMES: { normal: 'běžné písmo', large: 'větší písmo', largest: 'největší písmo' },
    SIZE_KEPT: 'Platí hned na tomto zařízení a na těch, kde zatím žádná velikost vybraná není.',
    SIMPLE: 'Jednoduchý režim',
    SIMPLE_TEXT: 'Jen tři věci velkým písmem: hlasovat, potvrdit, přečíst. Zpátky se vrátíte jedním klepnutím.',
    SIMPLE_ON: 'Zapnout jednoduchý režim',
    SIMPLE_OFF: 'Vypnout jednoduchý režim',
    SIGN_IN: 'Přihlášení',
    PASSWORD_SUBMIT: 'Změnit heslo',
    SESSIONS: 'Přihlášená zařízení',
    SESSIONS_LEAD: 'Pokud některé zařízení nepoznáváte, odhlaste ho a změňte si heslo.',
    SESSION_THIS: 'toto zařízení',
    SESSION_UNKNOWN: 'neznámé zařízení',
    SESSION_LAST: 'Naposledy {at}',
    SESSION_SINCE: 'Přihlášeno {at}',
    SESSION_END: 'Odhlásit zařízení',
    SESSION_END_OTHERS: 'Odhlásit ostatní zařízení',
    SESSION_END_OTHERS_TEXT: 'Na všech zařízeních kromě tohoto se bude potřeba znovu přihlásit.',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/session': typeof cs;
  }
}
