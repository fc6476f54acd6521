/** What was done, as a noun phrase. */
const cs = {
  ACTIVITY: {
    NOUNS: { cadastre: 'Kontrola v katastru' },
    DEEDS: {
      cadastre: {
        check: 'Kontrola v katastru na vyžádání',
        account: 'Uložení účtu placené služby katastru',
        accountEnd: 'Odebrání účtu placené služby katastru',
        order: 'Objednávka výpisu z katastru',
        confirm: 'Potvrzení ceny výpisu z katastru',
        cancel: 'Zrušení výpisu z katastru',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cadastre/log': typeof cs;
  }
}
