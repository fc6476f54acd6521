/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      basis: 'způsob rozhodování',
      isPublic: 'viditelnost',
      quorum: 'kvórum v %',
      accept: 'potřebný souhlas v %',
      acceptOf: 'z čeho se souhlas počítá',
      shows: 'průběžné výsledky',
      meeting: 'shromáždění',
      remindDays: 'připomenutí (dny předem)',
      points: 'body',
      verified: 'ověřený podpis',
    },

    NOUNS: {
      votes: 'Hlasování',
      proxies: 'Plné moci',
    },

    DEEDS: {
      proxies: {
        create: 'Zapsání plné moci: {name}',
        update: 'Doplnění plné moci: {name}',
        approve: 'Schválení plné moci: {name}',
        refuse: 'Zamítnutí plné moci: {name}',
        revoke: 'Odvolání plné moci: {name}',
        renounce: 'Vzdání se plné moci: {name}',
        use: 'Hlasování podle plné moci: {name}',
      },

      votes: {
        create: 'Nové hlasování: {name}',
        update: 'Úprava hlasování: {name}',
        delete: 'Smazání konceptu hlasování: {name}',
        census: 'Úprava prezenční listiny: {name}',
        start: 'Spuštění hlasování: {name}',
        cancel: 'Zrušení hlasování: {name}',
        prolong: 'Prodloužení hlasování: {name}',
        finish: 'Ukončení hlasování: {name}',
        look: 'Nahlédnutí do průběžných výsledků: {name}',
        store: 'Odevzdání hlasu: {name}',
        local: 'Zápis hlasů na místě: {name}',
        attendance: 'Zápis prezence: {name}',
        addPoint: 'Přidání bodu: {name}',
        closePoint: 'Uzavření bodu: {name}',
        sheet: 'Přiložení podepsané prezenční listiny: {name}',
        confirmAttendance: 'Potvrzení prezence a hlasů: {name}',
        objection: 'Námitka proti hlasu: {name}',
        remind: 'Připomenutí hlasování: {name}',
        tickets: 'Tisk hlasovacích lístků: {name}',
        paper: 'Zápis hlasu z lístku: {name}',
        confirm: 'Potvrzení zápisu z lístku: {name}',
        paperPhoto: 'Fotografie k zápisu lístku: {name}',
        paperLook: 'Nahlédnutí do nepotvrzeného lístku: {name}',
        papersClosed: 'Všechny lístky jsou zapsané: {name}',
        verifier: 'Návrh ověřovatele: {name}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/log': typeof cs;
  }
}
