/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      svj: 'Společenství',
    },

    DEEDS: {
      svj: {
        create: 'Založení společenství',
        update: 'Úprava údajů společenství',
        settings: 'Úprava nastavení společenství',
        logo: 'Nahrání loga',
        logoRemoved: 'Smazání loga',
        visit: 'Návštěva správy portálu',
        visitEnded: 'Konec návštěvy správy portálu',
        free: 'Změna předplatného portálu',
        quota: 'Změna místa pro soubory',
        stepHanded: 'Předání kroku domu: {name}',
        stepBack: 'Krok domu vzatý zpět',
        naming: 'Jmenování předsedy podle usnesení: {name}',
        namingObjected: 'Námitka vlastníka, jmenování předsedy se zastavilo: {name}',
        namingWithdrawn: 'Jmenování předsedy vzaté zpět: {name}',
        namingDone: 'Jmenování předsedy nabylo účinku: {name}',
        mailRead: 'Přečtení e-mailu domu na návštěvě',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/log': typeof cs;
  }
}
