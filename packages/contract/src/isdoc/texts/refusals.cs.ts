/** Why an invoice was not read. */
const cs = {
  ISDOC: {
    ERRORS: {
      NOT_ISDOC: 'Soubor není faktura ve formátu ISDOC 6.0. Údaje prosím napište ručně.',
      TOO_LARGE: 'Faktura ISDOC je větší, než bývá. Údaje prosím napište ručně.',
      PACKED: 'V souboru ISDOCX není jedna čitelná faktura. Údaje prosím napište ručně.',
      ENCODING: 'Písmena ve faktuře ISDOC se nedají přečíst. Údaje prosím napište ručně.',
      DOCTYPE: 'Faktura ISDOC obsahuje definici, která v ní být nesmí. Soubor jsme nečetli.',
      XML: 'Faktura ISDOC je poškozená. Údaje prosím napište ručně.',
      XML_CUT: 'Faktura ISDOC není celá, konec chybí. Stáhněte ji prosím od dodavatele znovu.',
      MISSING: 'Ve faktuře ISDOC chybí údaj: {what}. Údaje prosím napište ručně.',
      CURRENCY: 'Faktura není v korunách ({currency}). Částku přepočítejte a napište ručně.',
      CREDIT: 'Soubor je dobropis, peníze se vracejí. Jako platbu ho zapsat nejde.',
      SUM: 'Součet faktury nesedí: řádky s daní dávají {counted}, faktura říká {stated}. Ověřte ji u dodavatele.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'isdoc/refusals': typeof cs;
  }
}
