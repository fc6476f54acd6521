import type cs from '../cs/shell.ts';
import type { Translation } from '../keys.ts';

export default {
  NAV: {
    LABEL: 'Hlavní nabídka',
    OPEN: 'Otevřít nabídku',
    FAVOURITES: 'Oblíbené',
    MODULES: 'Moduly',
    SUPPORT: 'Podpora',
  },
  MODULES: { HOME: 'Nástěnka', UNITS: 'Jednotky', SVJ: 'Detail společenství' },
} satisfies Translation<typeof cs>;
