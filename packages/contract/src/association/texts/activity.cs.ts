/**
 * What was done, as a noun phrase: who did it stands beside, so no sex is needed. Whatever is written down has its text
 * here (`record` takes its nouns and verbs from this table).
 */
const cs = {
  ACTIVITY: {
    TITLE: 'Aktivita',
    EMPTY_TITLE: 'Zatím se nic nestalo',
    EMPTY_TEXT: 'Jakmile někdo z výboru něco změní, uvidíte to tady.',
    NOUN: 'Oblast',
    ANY_NOUN: 'Všechny oblasti',
    WHO: 'Kdo',
    FROM: 'Od',
    TO: 'Do',
    BY_PORTAL: 'portál sám',
    BY_VISIT: '{name}, správa portálu',
    ROLE_CHANGE: '{from} → {to}',
    CHANGED: 'Změněno: {what}',
    SWITCHED_ON: 'Zapnuto: {what}',
    SWITCHED_OFF: 'Vypnuto: {what}',
    STATUTES: 'stanovy',
    SOLVER: 'výchozí řešitel',
    OTHER: 'Jiná změna',
    TIMES: '{count}×',
    BECAME: 'se změnilo na',
    EMPTY_VALUE: 'prázdné',
    EXPORT: 'Stáhnout jako XLSX',

    VALUES: {
      true: 'ano',
      false: 'ne',
      flat: 'byt',
      cellar: 'sklep',
      garage: 'garáž',
      garagePlace: 'garážové stání',
      commonSpace: 'společný prostor',
      commercialSpace: 'nebytový prostor',
      lives: 'bydlí',
      rents: 'pronajímá',
      uses: 'užívá',
      phone: 'telefon',
      sms: 'SMS',
      email: 'e-mail',
      post: 'pošta',
      male: 'pán',
      female: 'paní',
      others: 'neutrálně',
      important: 'důležité',
      general: 'obecné',
      internal: 'interní',
      disorder: 'porucha',
      repair: 'oprava',
      maintenance: 'údržba',
      complain: 'stížnost',
      online: 'online',
      local: 'na místě',
      assembly: 'shromáždění',
      perRollam: 'mimo shromáždění',
      electronic: 'elektronicky',
      poll: 'zjištění názoru',
      present: 'přítomní',
      all: 'všichni',
      named: 'jmenovitě',
      hidden: 'skryté',
      anyone: 'kdokoli',
      owners: 'jen vlastníci',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/activity': typeof cs;
  }
}
