/** Said also outside of its own screens: as toasts of calls. */
const cs = {
  CADASTRE: {
    CHECKING: 'Adresa je uložená. Katastru se zeptáme, jakmile přijde řada na váš dům.',
    ACCOUNT_SET: 'Účet je uložený.',
    ACCOUNT_DROPPED: 'Účet jsme zapomněli.',
    ORDERED: 'Výpis se připravuje. Zatím nic nestojí.',
    CONFIRMED: 'Výpis stahujeme.',
    CANCELLED: 'Výpis je zrušený.',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cadastre/everywhere': typeof cs;
  }
}
