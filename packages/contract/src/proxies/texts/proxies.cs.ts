/** Powers of attorney: their register, what is refused and why, voting for others. */
const cs = {
  PROXIES: {
    TITLE: 'Plné moci',
    ONE: 'Plná moc',
    LIST_LABEL: 'Plné moci',
    NEW: 'Nová plná moc',
    MORE: 'Další možnosti s plnou mocí',
    NOT_FOUND: 'Tato plná moc tu není, nebo se vás netýká.',

    TABS: {
      LABEL: 'Stav plných mocí',
      all: 'Všechny',
      waiting: 'Čekají na potvrzení',
      approved: 'Platné',
      over: 'Skončené',
    },

    STATES: {
      waiting: 'Čeká na potvrzení',
      approved: 'Platí',
      refused: 'Zamítnutá',
      revoked: 'Odvolaná',
      ended: 'Skončila',
    },

    COLUMNS: {
      principal: 'Zmocnitel',
      agent: 'Zmocněnec',
      reach: 'Platí pro',
      state: 'Stav',
      at: 'Zapsáno',
    },
    SEARCH: 'Hledat podle jména',

    ORDERS: {
      at: 'Zapsáno',
      principal: 'Zmocnitel',
      agent: 'Zmocněnec',
    },
    EMPTY_TITLE: 'Zatím tu není žádná plná moc',
    EMPTY_TEXT:
      'Kdo se hlasování nemůže zúčastnit, může zmocnit někoho jiného. Co za vlastníka zapíše výbor, potvrzuje podle listiny druhá osoba.',
    EMPTY_TAB: 'V tomhle stavu žádná plná moc není.',
    STANDING: 'všechna hlasování',
    STANDING_FROM: 'všechna hlasování od {from}',
    STANDING_TO: 'všechna hlasování do {to}',
    STANDING_BOTH: 'všechna hlasování od {from} do {to}',
    NOT_OF_HOUSE: 'není z domu',

    FORM: {
      TITLE: 'Nová plná moc',
      GIVE_TITLE: 'Zmocnit někoho k hlasování',
      FOR_MEETING: 'Shromáždění: {name}',
      LEAD: 'Zmocněnec může hned hlasovat za všechny vaše jednotky, dokud plnou moc neodvoláte. Nikdo ji neschvaluje.',
      WRITTEN_LEAD:
        'Plnou moc, kterou zmocnitel nedal sám svým účtem, dokládá podepsaná listina a potvrzuje druhá osoba. Bez listiny bude čekat.',
      PARTIES: 'Kdo koho zmocňuje',
      PRINCIPAL: 'Zmocnitel',
      PRINCIPAL_HINT: 'Vlastník jednotky nebo společný zástupce spoluvlastníků.',
      AGENT: 'Zmocněnec',
      AGENT_HINT: 'Online může hlasovat jen ten, kdo má v portálu přístup.',
      OTHER: 'Zmocněnec není v seznamu sousedů',
      AGENT_NAME: 'Jméno zmocněnce',
      AGENT_NAME_HINT: 'Na místě ho výbor zapíše do prezence. Online hlasovat nemůže.',
      REACH: 'Na co platí',
      FOR: 'Platí pro',
      STANDING: 'Všechna hlasování',
      FROM: 'Platí od',
      TO: 'Platí do',
      DAYS_HINT: 'Nechte prázdné, když platí, dokud ji zmocnitel neodvolá.',
      PAPER: 'Listina',
      SIGNED: 'Datum podpisu',
      VERIFIED: 'Podpis je úředně ověřený',
      VERIFIED_HINT: 'Zaškrtněte, jen když jste ověřovací doložku viděli.',
      FILES: 'Listina plné moci',
      NOTE: 'Poznámka',
      SAVE: 'Zapsat plnou moc',

      LIMITS: {
        LIMIT:
          'Podle stanov smí jeden člověk zastupovat {count, plural, one {nejvýš # účastníka} few {nejvýš # účastníky} many {nejvýš # účastníka} other {nejvýš # účastníků}} hlasování. Účastník je jednotka, nebo jednotky týchž vlastníků; počítají se i plné moci, které teprve čekají na potvrzení.',
        OWNERS: 'Podle stanov smí být zmocněncem jen vlastník.',
        VERIFIED: 'Podle stanov musí být podpis na plné moci úředně ověřený.',
      },
    },

    DETAIL: {
      FACTS: 'Plná moc',
      FILES: 'Listina',
      NO_FILES: 'Listina není přiložená.',
      NEEDS_FILE:
        'Chybí podepsaná listina. Přiložte ji tlačítkem Doplnit, nebo ať plnou moc potvrdí zmocnitel svým účtem.',
      COUNTS: 'Proč platí',
      SIGNED: 'Podepsáno',
      VERIFIED: 'Ověření podpisu',
      VERIFIED_YES: 'Úředně ověřený podpis',
      VERIFIED_NO: 'Bez ověření',
      MADE: 'Jak vznikla',
      BY_PRINCIPAL: 'Zmocnitel ji dal sám v portálu',
      BY_COMMITTEE: 'Zapsal ji výbor',
      NOTE: 'Poznámka',
      REASON: 'Důvod',
      USES: 'Co se podle ní stalo',
      NO_USES: 'Zatím podle ní nikdo nehlasoval.',
      OBJECTED: 'Námitka vlastníka',
      HISTORY: 'Historie',
      UNREACHABLE: 'Zmocnitel nemá v portálu e-mail, o plné moci se od nás nedozví. Řekněte mu to prosím jinak.',
      YOURS: 'Tuto plnou moc vaším jménem zapsal někdo jiný. Pokud jste ji dali, potvrďte ji; jinak ji odvolejte.',
      BY_PORTAL: 'portál sám',
    },

    VERBS: {
      create: 'Zapsání plné moci',
      update: 'Doplnění listiny nebo poznámky',
      approve: 'Potvrzení',
      refuse: 'Zamítnutí',
      revoke: 'Odvolání',
      renounce: 'Zmocněnec se jí vzdal',
      use: 'Použití v hlasování',
      objection: 'Námitka zmocnitele',
    },

    COMPLETE: {
      OPEN: 'Doplnit',
      TITLE: 'Doplnit plnou moc',
      YES: 'Uložit doplnění',
    },

    APPROVE: {
      OPEN: 'Potvrdit',
      TITLE: 'Potvrdit plnou moc?',
      TEXT: 'Potvrzujete, že podepsaná listina říká totéž co tento zápis. {agent} bude moci hlasovat za: {principal}. Kdo z nich má v portálu e-mail, hned se to dozví.',
      YES: 'Potvrdit plnou moc',
      OWN_TEXT: 'Potvrzujete, že jste plnou moc dali. {agent} bude moci hlasovat za vás.',
    },

    REFUSE: {
      OPEN: 'Zamítnout',
      TITLE: 'Zamítnout plnou moc',
      REASON: 'Důvod zamítnutí',
      HINT: 'Jiný důvod k zamítnutí není. Zmocnitel i zmocněnec ho dostanou e-mailem.',
      YES: 'Zamítnout plnou moc',
    },

    REVOKE: {
      OPEN: 'Odvolat',
      TITLE: 'Odvolat plnou moc',
      TEXT: '{agent} už podle ní nebude moci hlasovat. Dříve odevzdané hlasy platí dál.',
      REASON: 'Důvod (nepovinný)',
      YES: 'Odvolat plnou moc',
    },

    RENOUNCE: {
      OPEN: 'Vzdát se plné moci',
      TITLE: 'Vzdát se plné moci',
      TEXT: 'Za koho: {principal}. Hlasovat za něj už nebudete moci a hned se to dozví e-mailem. Dříve odevzdané hlasy platí dál.',
      REASON: 'Důvod (nepovinný)',
      YES: 'Vzdát se plné moci',
    },

    FOR: {
      BY: 'plná moc: {principal}',
    },

    PRESENT: {
      LABEL: 'Zastoupen plnou mocí',
      HINT: 'Jméno zmocněnce se doplní podle platné plné moci.',
      NONE: 'Bez plné moci',
      ONE: '{agent}, plná moc: {principal}',
    },

    ERRORS: {
      PRINCIPAL_UNKNOWN: 'Vyberte zmocnitele ze seznamu sousedů.',
      NOT_OWNER: 'Zmocnit může jen vlastník jednotky nebo společný zástupce spoluvlastníků.',
      AGENT_UNKNOWN: 'Takový člověk ve společenství není.',
      VOTE_UNKNOWN: 'Takové hlasování tu není.',
      VOTE_OVER: 'Hlasování už skončilo, plná moc pro něj nemá smysl.',
      NOT_VOTER: 'Zmocnitel v tomto hlasování hlasovat nemůže, nemůže k němu tedy ani zmocnit.',
      TWICE: 'Stejnou plnou moc už zmocnitel tomuto člověku dal.',
      DECIDED: 'O plné moci už je rozhodnuto.',
      OVER: 'Plná moc už neplatí.',
      NOT_MEMBER: 'Plné moci zapisuje a potvrzuje člen společenství, ne návštěva správy portálu.',
      NO_FILE:
        'Chybí podepsaná listina: bez ní není s čím zápis porovnat. Přiložte ji, nebo ať plnou moc potvrdí zmocnitel svým účtem.',
      FILES_KEPT: 'Listinu, podle které plná moc platí, nejde odebrat. Přidat další můžete.',
      NOT_YOURS: 'Plnou moc může odvolat jen zmocnitel nebo výbor.',
      NOT_AGENT: 'Plné moci se může vzdát jen zmocněnec.',
      USED: 'Podle této plné moci už je hlasováno, odvolat ji nejde. Proti hlasu můžete podat námitku u hlasování.',
      LIMIT:
        'Stanovy nedovolují, aby jeden člověk zastupoval víc účastníků hlasování než {limit}. Účastník je jednotka, nebo jednotky týchž vlastníků; počítají se i plné moci, které čekají na potvrzení a byly zapsané dřív.',
      OWNERS_ONLY: 'Podle stanov smí být zmocněncem jen vlastník.',
      NOT_VERIFIED: 'Podle stanov musí být podpis na plné moci úředně ověřený.',
      NOT_HOLDING: 'Plná moc pro toto hlasování neplatí.',
      SOMEBODY_MAY: 'Plnou moc teď může potvrdit někdo, kdo je v místnosti. Podívejte se na seznam znovu.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proxies/proxies': typeof cs;
  }
}
