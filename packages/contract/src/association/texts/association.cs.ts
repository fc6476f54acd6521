/** The association itself: creation, information, visits, roles of people. */
const cs = {
  SVJ: {
    TITLE: 'Detail společenství',

    SECTIONS: {
      LABEL: 'Části detailu společenství',
      information: 'Informace',
      committee: 'Členové výboru',
      audit: 'Členové kontrolní komise',
      roles: 'Role a oprávnění',
      settings: 'Nastavení',
      activity: 'Aktivita',
      visits: 'Návštěvy správy portálu',
      bookings: 'Rezervace',
      cadastre: 'Katastr',
      changes: 'Návrhy změn evidence',
      calendars: 'Kalendáře a štítky',
      sources: 'Kalendáře odjinud',
      insolvency: 'Insolvence',
      invoices: 'Fakturace',
      archive: 'Archiv domu',
      walls: 'Kódy na zdi',
    },
    AUDIT_NONE: 'Kontrolní komisi zatím nikdo nezapsal.',

    FIELDS: {
      ADDRESS: 'Adresa',
      SHARES: 'Součet podílů',
      UNITS: 'Jednotky',
      PEOPLE: 'Sousedé',
    },
    BASICS: 'Základní údaje',
    NUMBERS: 'Dům v číslech',
    ENTRANCES: 'Vchody',
    COMMITTEE: 'Výbor',
    AUDIT: 'Kontrolní komise',
    ENTRANCES_NONE: 'Vchody zatím nikdo nezapsal.',
    COMMITTEE_NONE: 'Výbor zatím nikdo nezapsal.',
    MAYOR_NONE: 'Společenství zatím nemá předsedu výboru.',
    SHARES_EXACT: 'Přesně 100 %',
    SHARES_OFF: 'Není přesně 100 %',
    NOT_SET: 'neuvedeno',

    ERRORS: {
      ENTRANCE_TAKEN: 'Vchod s tímhle názvem už v domě je.',
      ENTRANCE_USED:
        '{count, plural, one {Vchod {name}} other {Vchody {name}}} ještě něco používá: jednotka, soused, zpráva, hlášení, kód na zdi nebo rezervace. Nejdřív je přeřaďte jinam.',
      ENTRANCES_MOST: 'Dům může mít nejvýš 200 vchodů.',
      ICO_TAKEN: 'S tímhle IČO už v portálu je {name}. Když formulář odešlete znovu, založí se další společenství.',
      NOT_FOUND: 'Společenství neexistuje.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/association': typeof cs;
  }
}
