/** Where the code of a letter is typed, without signing in. */
const cs = {
  LETTER_DOOR: {
    TITLE: 'Mám dopis s kódem',
    LEAD: 'Opište kód z dopisu a napište e-mail, na který vám má přijít odkaz do portálu.',
    CODE: 'Kód z dopisu',
    CODE_HINT: 'Dvanáct znaků. Na pomlčkách a velikosti písmen nezáleží.',
    EMAIL: 'Váš e-mail',
    EMAIL_HINT: 'Svůj vlastní: každý se přihlašuje jiným e-mailem, manželé také.',
    SUBMIT: 'Poslat výboru',
    SENT_TITLE: 'Adresu máme',
    SENT: 'Výbor teď ověří, že adresa {email} patří vám. Potom na ni přijde odkaz, kterým vstoupíte do portálu: {house}.',
    AGAIN: 'Napsat jinou adresu',

    ERRORS: {
      FORM: 'Kód má dvanáct písmen a číslic. Podívejte se prosím znovu do dopisu.',
      CODE: 'Tento kód nic neotevírá. Zkontrolujte ho v dopise; když nepomůže ani to, požádejte výbor o nový.',
      TOO_OFTEN: 'Adresa se už pětkrát změnila. Řekněte prosím výboru, která platí.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/door': typeof cs;
  }
}
