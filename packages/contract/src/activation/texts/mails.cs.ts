/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    invitation: {
      SUBJECT: 'Pozvánka do domu {house}',
      TEXT: '{person}, v portálu Pavlač teď najdete dění ve svém domě: {house}. Pozvánku posílá {by}.\n\nOdkaz vás provede nastavením hesla a kontrolou údajů. Pokud už účet v Pavlači máte, heslo vám zůstane a dům k němu jen přidáme.\n\nOdkaz platí 14 dní a dá se použít jednou. Nikomu ho prosím nepřeposílejte.',
      ACTION: 'Přijmout pozvánku',
    },

    membershipMoved: {
      SUBJECT: 'Změna přístupu do domu {house}',
      TEXT: 'Do domu {house} se jako {person} od teď přihlašuje jiný účet než {email}. Váš účet v Pavlači a ostatní domy v něm se nezměnily.\n\nPokud o změně nevíte, ozvěte se prosím hned výboru domu nebo podpoře.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'activation/mails': typeof cs;
  }
}
