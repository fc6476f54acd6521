/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
export default {
  MAIL: {
    reset: {
      SUBJECT: 'Nové heslo do Pavlače',
      TEXT: 'Někdo, nejspíš vy, požádal o nové heslo k účtu {email}.\n\nOdkaz platí dvě hodiny a dá se použít jednou. Pokud jste o heslo nežádali, nemusíte dělat nic: staré heslo platí dál.',
      ACTION: 'Nastavit nové heslo',
    },
    officeChanged: {
      SUBJECT: 'Změna role: {person}',
      TEXT: 'Ve společenství se změnila role.\n\nKdo: {person}\nDříve: {from}\nNyní: {to}\nZměnu provedl(a): {who}\n\nPokud o změně nevíte, ozvěte se prosím ostatním členům výboru.',
    },
    accessClosed: {
      SUBJECT: 'Váš přístup do společenství skončil',
      TEXT: 'Váš přístup do tohoto společenství v Pavlači byl odebrán. Provedl(a): {who}.\n\nVáš účet a další společenství, ve kterých jste, tím nejsou dotčeny. Pokud jde o omyl, ozvěte se prosím výboru.',
    },
    firstAdmin: {
      SUBJECT: 'Správa portálu Pavlač',
      TEXT: 'Portál je nainstalovaný a vy jste jeho první správce.\n\nOdkaz k nastavení hesla platí 14 dní a dá se použít jednou.',
      ACTION: 'Nastavit heslo',
    },
    roleChanged: {
      SUBJECT:
        '{deed, select, created {Nová role v domě: {role}} deleted {Role v domě je smazaná: {role}} other {Změna oprávnění role {role}}}',
      TEXT: '{deed, select, created {V domě je nová role {role}.} deleted {Role {role} je smazaná.} other {Role {role} se změnila všem, kdo ji mají.}}\n\nZměnu provedl(a): {who}\n\nOprávnění:\n{changes}\n\nPíšeme to celému výboru, aby se oprávnění neměnila potichu.',
      ACTION: 'Zobrazit role a oprávnění',
    },
  },
} as const;
