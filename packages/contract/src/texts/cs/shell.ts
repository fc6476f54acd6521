/** Menu, header, footer, error pages. */
export default {
  NAV: {
    LABEL: 'Hlavní nabídka',
    OPEN: 'Otevřít nabídku',
    FAVOURITES: 'Oblíbené',
    MODULES: 'Moduly',
    SUPPORT: 'Podpora',
  },
  MODULES: { HOME: 'Nástěnka', UNITS: 'Jednotky', SVJ: 'Detail společenství' },
} as const;
