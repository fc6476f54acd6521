/** Accounts in the administration of the portal. */
const cs = {
  PROVIDER: {
    LOGIN: 'Změna přihlašovacího e-mailu',
    LOGIN_LEAD:
      'Na žádost člověka, který se ke staré schránce nedostane. Nová adresa změnu potvrdí odkazem; stará se o ní hned dozví a může ji zastavit.',
    LOGIN_NOW: 'Přihlašuje se e-mailem',
    REASON: 'Důvod',
    REASON_HINT: 'Kdo o změnu požádal a jak jste ověřili totožnost.',
    LOGIN_SUBMIT: 'Poslat potvrzení na novou adresu',
    LOGIN_SENT: 'Potvrzení odešlo na {email}. Změna platí, až ji odtud někdo potvrdí.',
  },

  ACCOUNTS: {
    TITLE: 'Zařízení, klíče a zavření účtu',
    LEAD: 'Na žádost člověka, který přišel o zařízení nebo o účet. Každý zásah má důvod a člověk o něm dostane e-mail.',
    SEARCH: 'Začátek přihlašovacího e-mailu',
    FIND: 'Najít účet',
    NONE: 'Takový účet tu není.',
    OPEN: 'Zobrazit',
    CLOSED: 'zavřený',

    CLOSED_WHY: {
      death: 'Zavřel se se zápisem úmrtí.',
      admin: 'Zavřela ho správa portálu.',
    },
    OWN: 'To je váš vlastní účet, spravujete ho v menu u svého jména.',
    DEVICES: 'Přihlášená zařízení',
    NO_DEVICES: 'Žádné zařízení přihlášené není.',
    UNKNOWN: 'Neznámé zařízení',
    NETWORK: 'síť {network}',
    SEEN: 'naposledy {at}',
    KEYS: 'Přístupové klíče',
    NO_KEYS: 'Účet žádný přístupový klíč nemá.',
    DEEDS: 'Co se s účtem dělo',
    REASON: 'Důvod',
    REASON_HINT: 'Kdo o to požádal a jak jste ověřili totožnost. Člověk ho uvidí v e-mailu.',

    DO: {
      session: 'Odhlásit zařízení',
      sessions: 'Odhlásit všechna zařízení',
      passkey: 'Odebrat klíč',
      passkeys: 'Odebrat všechny klíče',
      close: 'Zavřít účet',
      reopen: 'Otevřít účet znovu',
    },

    TEXT: {
      session: 'Zařízení se bude muset přihlásit znovu.',
      sessions: 'Všechna zařízení se budou muset přihlásit znovu.',
      passkey: 'Klíčem už se nikdo nepřihlásí. Heslo platí dál.',
      passkeys: 'Žádným klíčem už se nikdo nepřihlásí. Heslo platí dál.',
      close: 'Nikdo se účtem nepřihlásí, v domech zůstanou lidé bez přístupu. Vrátit to jde.',
      reopen: 'Účtem se zase půjde přihlásit a v domech, odkud ho zavření odebralo, se vrátí přístup.',
    },
    DONE: 'Hotovo, člověk o tom dostane e-mail.',

    ERRORS: {
      OWN: 'Vlastní účet takto spravovat nejde.',
      CLOSED: 'Účet už je zavřený.',
      OPEN: 'Účet zavřený není.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/accounts': typeof cs;
  }
}
