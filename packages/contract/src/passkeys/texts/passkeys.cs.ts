/** Own passkeys on the account page. */
const cs = {
  PASSKEYS: {
    TITLE: 'Přístupové klíče',
    WHAT: 'Přihlásíte se otiskem prstu, obličejem nebo PINem telefonu; heslo nemusíte psát.',
    STAYS: 'Klíč zůstává ve vašem zařízení a heslo platí dál.',
    EMPTY: 'Zatím žádný přístupový klíč nemáte.',
    UNNAMED: 'zařízení beze jména',
    SINCE: 'Přidán {at}',
    USED: 'Naposledy použit {at}',
    UNUSED: 'Zatím nepoužitý',
    ADD: 'Přidat přístupový klíč',
    ADD_NEXT: 'Zařízení se vás teď samo zeptá na otisk, obličej nebo PIN.',
    PASSWORD: 'Současné heslo',
    PASSWORD_WHY: 'Pro jistotu, že klíč přidáváte vy.',
    RENAME: 'Přejmenovat klíč',
    RENAME_SUBMIT: 'Uložit jméno klíče',
    NAME: 'Jméno klíče',
    NAME_HINT: 'Podle čeho zařízení poznáte, třeba „Můj telefon“.',
    REMOVE: 'Odebrat klíč',
    REMOVE_QUESTION: 'Odebrat přístupový klíč {name}?',
    REMOVE_TEXT:
      'Tímto klíčem se už nepůjde přihlásit; heslo platí dál. V zařízení klíč zůstane, smazat ho můžete v jeho nastavení.',
    ELSEWHERE: 'Přidat přístupový klíč a přihlásit se jím jde jen na této adrese portálu:',
    NOWHERE: 'Na adrese tohoto portálu prohlížeče přístupové klíče nedovolují: potřebují zabezpečenou adresu (https).',
    UNSUPPORTED: 'Tento prohlížeč přístupové klíče neumí. Přidat klíč můžete v jiném, třeba v telefonu.',

    ERRORS: {
      NOT_FOUND: 'Přístupový klíč neexistuje nebo už byl odebrán.',
      NOT_PROVEN: 'Přístupový klíč se nepodařilo ověřit. Zkuste ho prosím přidat znovu.',
      NOT_PRESENT: 'Tímto klíčem to potvrdit nejde. Zkuste to prosím znovu, nebo použijte heslo.',
      PASSWORD_NEEDED: 'Od přihlášení uplynulo víc než pět minut. Napište prosím své heslo.',
      KNOWN: 'Tento přístupový klíč už v portálu je.',
      TOO_MANY: 'Víc přístupových klíčů už přidat nejde. Odeberte prosím ty, které nepoužíváte.',
      NO_PLACE: 'Na adrese tohoto portálu přístupové klíče nefungují.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'passkeys/passkeys': typeof cs;
  }
}
