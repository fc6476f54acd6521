/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
export default {
  MAIL: {
    reset: {
      SUBJECT: 'Nové heslo do Pavlače',
      TEXT: 'Někdo, nejspíš vy, požádal o nové heslo k účtu {email}.\n\nOdkaz platí dvě hodiny a dá se použít jednou. Pokud jste o heslo nežádali, nemusíte dělat nic: staré heslo platí dál.',
      ACTION: 'Nastavit nové heslo',
    },
    firstAdmin: {
      SUBJECT: 'Správa portálu Pavlač',
      TEXT: 'Portál je nainstalovaný a vy jste jeho první správce.\n\nOdkaz k nastavení hesla platí 14 dní a dá se použít jednou.',
      ACTION: 'Nastavit heslo',
    },
  },
} as const;
