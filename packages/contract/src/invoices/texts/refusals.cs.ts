const cs = {
  INVOICE: {
    PROFORMA_INVOICE_NOT_FOUND: 'Zálohová faktura tu není.',
    ERRORS: {
      NO_PAPER: 'Doklad tu není.',
      NO_MONTH: 'V tomto měsíci se nic nevystavilo.',
      NO_PERIOD: 'Takové období tu není.',
      NO_MOVEMENT: 'Tento pohyb tu není, nebo to není příchozí platba.',
      NO_CUSTOMER: 'Tento dům tu není, nebo předplatné nemá.',
      OTHER_ACCOUNT: 'Výpis je z účtu {account}, dodavatel má účet {ours}. Nic se nenahrálo.',
      SENT_BACK: 'Část platby už se vrátila odesílateli, vzít zpět nejde.',
      CORRECTED_TAX: 'Daňový doklad k platbě už je opravený, vzít zpět nejde. Přeplatek vraťte převodem.',
      SUPPLIER: 'Nejdřív doplňte údaje dodavatele, bez nich se nic nevystaví.',
      NO_PRICE: 'V ceníku není cena, která by v ten den platila. Doplňte ji, nebo cenu zapište k předplatnému.',
      PAID: 'Zálohová faktura už je celá zaplacená.',
      FUTURE: 'Platba nemůže přijít až v budoucnu.',
      NOT_CORRECTED: 'Opravný doklad jde vystavit jen k daňovému dokladu nebo faktuře, které ještě nikdo neopravil.',
      NOT_CANCELLED: 'Stornovat jde jen zálohovou fakturu, která platí.',
      SPLIT_MORE: 'Části dávají dohromady víc, než kolik přišlo.',
      SPLIT_REST: 'Vyberte dům, kterému připadne zbytek platby.',
      PAID_PARTLY: 'K zálohové faktuře už přišla platba. Chybu opravte opravným dokladem.',
      SETTLED: 'Období už je vyúčtované fakturou. Chybu opravte opravným dokladem k ní.',
      SAME_DAYS:
        'Na tohle období už navazují další, změnit jde jen počet jednotek a cena. Stornujte nejdřív pozdější zálohové faktury.',
      TOO_SOON: 'Změnu ceny oznamte aspoň 30 dní předem.',
      NO_CHANGE: 'Doklad už na tuhle částku zní.',
      LEFT: 'Z platby už nic nezbývá.',
      SYMBOL: 'Tento variabilní symbol už má jiné společenství.',
      CHANGED: 'Údaje mezitím změnil někdo jiný. Načtěte je znovu.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'invoices/refusals': typeof cs;
  }
}
