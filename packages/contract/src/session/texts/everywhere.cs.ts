/** Said also outside of its own screens: in the menu, on the dashboard, in the search, by other nouns. */
const cs = {
  PICKER: {
    TITLE: 'Do kterého domu jdete?',
    LEAD: '{count, plural, one {Máte přístup k # společenství.} few {Máte přístup ke # společenstvím.} many {Máte přístup k # společenství.} other {Máte přístup k # společenstvím.}} Přepnout se můžete kdykoli v záhlaví.',
    LEAD_ADMIN: 'Do domu, kde nejste členem, vstoupíte návštěvou. Výbor ji uvidí v záznamu.',
    SEARCH: 'Název nebo přezdívka',
    SEARCH_ADMIN: 'Název, přezdívka nebo e-mail',
    EMPTY: 'Žádné společenství tomu neodpovídá.',
    NONE: 'Váš účet zatím nepatří do žádného společenství.',
    NONE_TEXT: 'O přístup požádejte výbor svého domu. Pozvánku vám pošle e-mailem.',
    LOST: 'Do tohoto společenství už nemáte přístup. Vyberte prosím jiné.',
    SWITCH: 'Změnit společenství',
    FOUND:
      '{count, plural, one {Nalezeno # společenství} few {Nalezena # společenství} many {Nalezeno # společenství} other {Nalezeno # společenství}}',
    LAST: 'Naposledy',
    HERE: 'Právě tady',
    MORE: 'Načíst další',
    CREATE: 'Založit společenství',
    VISIT_TITLE: 'Navštívit {name}',
    VISIT_TEXT: 'Návštěva trvá hodinu. Důvod i čas uvidí výbor domu.',
    VISIT_REASON: 'Důvod návštěvy',
    VISIT_REASON_HINT: 'Například číslo žádosti nebo s čím pomáháte.',
    VISIT_WRITE: 'Potřebuji i zapisovat',
    VISIT_SUBMIT: 'Zahájit návštěvu',
    VISIT_UNTIL: 'Návštěva do {at}',
    VISIT_END: 'Ukončit návštěvu',
  },

  ACCOUNT: {
    TITLE: 'Můj účet',
    SIGN_OUT: 'Odhlásit se',
    LANGUAGE: 'Jazyk',
    OLD_PASSWORD: 'Současné heslo',
    PRESENCE_TITLE: 'Jste to vy?',
    PRESENCE_TEXT:
      'Než odhlásíte jiné zařízení nebo odeberete přístupový klíč, {key, select, yes {potvrďte prosím, že jste to vy: přístupovým klíčem, nebo heslem} other {zadejte prosím heslo}}. Pět minut se pak znovu neptáme.',
    KEY_PROOF: 'Potvrdit přístupovým klíčem',
    KEY_PROVEN: 'Potvrzeno přístupovým klíčem. Pět minut není heslo potřeba.',
    KEY_CANCELLED:
      'Potvrzení klíčem jste zrušili, nebo na něj zařízení čekalo příliš dlouho. Zkuste to znovu, nebo použijte heslo.',
    KEY_FAILED: 'Potvrzení klíčem se nepodařilo. Zkuste to znovu, nebo použijte heslo.',
    PRESENCE_YES: 'Potvrdit heslem',

    ERRORS: {
      PRESENCE: 'Potvrďte prosím heslem nebo přístupovým klíčem, že jste to vy, nebo se přihlaste znovu.',
    },
    SESSION_ENDED: 'Zařízení je odhlášené.',
    SESSIONS_ENDED: 'Ostatní zařízení jsou odhlášená.',
    LANGUAGE_SAVED: 'Jazyk je změněný.',
    SCHEME: 'Vzhled',
    SCHEME_LIGHT: 'Světlý',
    SCHEME_DARK: 'Tmavý',
    SCHEME_AUTO: 'Podle zařízení',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'session/everywhere': typeof cs;
  }
}
