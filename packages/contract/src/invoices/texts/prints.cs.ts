/** Issued documents on paper. */
const cs = {
  INVOICE_PRINT: {
    TITLES: {
      proforma: 'Zálohová faktura {number}',
      tax: 'Daňový doklad k přijaté platbě {number}',
      invoice: 'Faktura {number}',
      invoiceTax: 'Faktura – daňový doklad {number}',
      corrective: 'Opravný doklad {number}',
      correctiveTax: 'Opravný daňový doklad {number}',
    },
    NOT_TAX: 'Toto není daňový doklad.',
    SUPPLIER: 'Dodavatel',
    CUSTOMER: 'Odběratel',
    ICO: 'IČO {ico}',
    DIC: 'DIČ {dic}',
    NO_DIC: 'Neplátce DPH',
    ISSUED: 'Vystaveno',
    TAXED: 'Den uskutečnění plnění',
    RECEIVED: 'Den přijetí platby',
    DUE: 'Splatnost',
    ACCOUNT: 'Účet',
    SYMBOL: 'Variabilní symbol',
    PERIOD: 'Období',
    FROM_TO: '{from} až {to}',
    REFERENCE: 'K dokladu',
    REFERENCE_OF: '{number} ze dne {day}',
    REASON: 'Důvod opravy',
    WHAT: 'Za co',
    BASE: 'Základ',
    TAX: 'DPH {percent} %',
    TOTAL: 'Celkem',
    SUM: 'Celkem',
    LINE: 'Portál Pavlač, {count, plural, one {# jednotka} few {# jednotky} other {# jednotek}}',
    UNIT_PRICE: 'Cena za jednotku a měsíc bez DPH {price}.',
    UNIT_PRICE_BARE: 'Cena za jednotku a měsíc {price}.',
    YEAR: 'Rok stojí deset měsíců.',
    ADVANCE: 'Přijatá záloha na portál Pavlač',
    CLAIMED: 'Odečet dokladu {number}',
    CORRECTION: 'Oprava dokladu {number}',
    PAID: 'Uhrazeno zálohou',
    PAYABLE: 'K úhradě',
    TO_RETURN: 'K vrácení',
    PAY: 'Platba kódem',
    PAY_HINT: 'Načtěte QR kód v aplikaci banky.',
    SIGNED: 'Vystavil: {name}',
    MONTH: {
      NAME: 'Doklady {month}',
      LIST: 'prehled.csv',
      NUMBER: 'číslo',
      KIND: 'druh',
      ISSUED: 'vystaveno',
      TAXED: 'plnění',
      CUSTOMER: 'odběratel',
      ICO: 'IČO',
      BASE: 'základ',
      TAX: 'DPH',
      TOTAL: 'celkem',
      SYMBOL: 'variabilní symbol',
      PDF: 'SHA-256 PDF',
      ISDOC: 'SHA-256 ISDOC',
      SUM: 'součet ({count})',
      KINDS: {
        proforma: 'zálohová faktura',
        tax: 'daňový doklad k přijaté platbě',
        invoice: 'faktura',
        corrective: 'opravný doklad',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'invoices/prints': typeof cs;
  }
}
