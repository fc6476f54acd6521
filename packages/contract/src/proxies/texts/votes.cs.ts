/** What pages of votes say of powers of attorney. */
const cs = {
  PROXIES: {
    OPEN: 'Plné moci',
    OPEN_WAITING: 'Plné moci ({count} čeká)',
    GIVE: 'Zmocnit někoho',
    CANNOT: 'Nemůžete hlasovat?',
    CANNOT_TEXT: 'Zmocněte někoho, aby hlasoval za vás. Platí to hned, nikdo to neschvaluje.',
    CREATED: 'Plná moc je zapsaná.',
    SAVED: 'Doplnění plné moci je uložené.',
    APPROVED: 'Plná moc je potvrzená. Zmocnitel i zmocněnec to dostanou e-mailem.',
    REFUSED: 'Plná moc je zamítnutá. Zmocnitel i zmocněnec to dostanou e-mailem.',
    REVOKED: 'Plná moc je odvolaná.',
    RENOUNCED: 'Plné moci jste se vzdali. Zmocnitel to dostane e-mailem.',

    FOR: {
      OPEN: 'Hlasovat za jiného',
      TITLE: 'Hlasovat za jiného',
      LEAD: 'Vyberte, za koho budete hlasovat. Vlastníci se to hned dozví e-mailem.',
      PEOPLE: 'Za koho hlasujete',
      VOTED: 'už hlasováno',
      NONE: 'Žádnou platnou plnou moc pro toto hlasování nemáte.',
      NONE_LEFT: 'Za všechny, kdo vás zmocnili, už je hlasováno.',
      PAPER: 'Zapsat papírový hlas',
      REQUIRED: 'Vyberte aspoň jednoho člověka.',
      YES: 'Pokračovat k hlasování',
      ALL: 'Vybrat všechny',
      NOW: 'Hlasujete na základě plné moci. Za koho: {people}',
      END: 'Přestat hlasovat za jiné',
    },

    ERRORS: {
      ENDS_BEFORE: 'Konec platnosti musí být po začátku.',
      SELF: 'Nikdo nemůže zmocnit sám sebe.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proxies/votes': typeof cs;
  }
}
