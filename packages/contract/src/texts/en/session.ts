import type cs from '../cs/session.ts';
import type { Translation } from '../keys.ts';

export default {
  PICKER: {
    TITLE: 'Kam jdeme?',
    LEAD: 'Vyberte společenství.',
    SEARCH: 'Název společenství',
    SEARCH_ADMIN: 'Název, přezdívka nebo e-mail',
    EMPTY: 'Žádné společenství tomu neodpovídá.',
    NONE: 'Váš účet zatím nepatří do žádného společenství.',
    LOST: 'You no longer have access to this association. Please choose another.',
    SWITCH: 'Změnit společenství',
  },
  ACCOUNT: {
    TITLE: 'Můj účet',
    SIGN_OUT: 'Odhlásit se',
    SIGNED_OUT: 'Jste odhlášeni.',
    PASSWORD: 'Změna hesla',
    OLD_PASSWORD: 'Současné heslo',
    SESSIONS: 'Přihlášená zařízení',
    SESSION_THIS: 'toto zařízení',
    SESSION_LAST: 'Naposledy {at}',
    SESSION_SINCE: 'Přihlášeno {at}',
    SESSION_END: 'Odhlásit zařízení',
    SESSION_END_OTHERS: 'Odhlásit ostatní zařízení',
    SESSION_ENDED: 'Zařízení je odhlášené.',
    SESSIONS_ENDED: 'Ostatní zařízení jsou odhlášená.',
    LANGUAGE_SAVED: 'Jazyk je změněný.',
    SCHEME: 'Vzhled',
    SCHEME_LIGHT: 'Světlý',
    SCHEME_DARK: 'Tmavý',
    SCHEME_AUTO: 'Podle zařízení',
  },
} satisfies Translation<typeof cs>;
