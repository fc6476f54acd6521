/** What fields of the association are called: in its form and facts, and in the log. */
const cs = {
  SVJ: {
    ADDRESS: {
      SAMPLE: 'Adresy nabízí ukázkový rejstřík.',
      SILENT: 'Rejstřík adres teď neodpovídá, napište adresu ručně.',
    },
    FIELDS: {
      DIC: 'DIČ',
      BANK: 'Bankovní účet',
      DATA_BOX: 'Datová schránka',
    },
  },

  ACTIVITY: {
    FIELDS: {
      nickname: 'krátký název',
      ico: 'IČO',
      dic: 'DIČ',
      email: 'e-mail',
      invoiceEmail: 'e-mail pro faktury',
      dataBox: 'datová schránka',
      street: 'ulice',
      town: 'obec',
      post: 'PSČ',
      entrances: 'vchody',
      solver: 'výchozí řešitel',
      electronic: 'elektronické hlasování',
      perRollam: 'rozhodování mimo shromáždění',
      perRollamDays: 'dny na odpověď',
      reportDays: 'dny na řešení hlášení',
      noticeDays: 'dny na pozvánku',
      substitute: 'náhradní shromáždění',
      proxyLimit: 'nejvíc plných mocí',
      spendingLimit: 'výdaje, o kterých rozhoduje výbor',
      spendingSection: 'článek stanov o výdajích',
      quota: 'místo pro soubory',
      isFree: 'portál zdarma',
      proxyWho: 'kdo smí zastupovat',
      proxyVerified: 'ověřené plné moci',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/fields': typeof cs;
  }
}
