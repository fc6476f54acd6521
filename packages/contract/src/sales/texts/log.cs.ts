/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      sales: 'Předání jednotek',
    },
    DEEDS: {
      sales: {
        make: 'Předání jednotky {name} novému vlastníkovi',
        undo: 'Zrušení předání jednotky {name}',
        give: 'Přesun platby na předchozího vlastníka jednotky {name}',
        refund: 'Vrácení přeplatku předchozího vlastníka jednotky {name}',
        pay: 'Zápis platby předchozího vlastníka jednotky {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'sales/log': typeof cs;
  }
}
