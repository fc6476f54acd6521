/** Why something of the cash desk was not done. */
const cs = {
  CASH: {
    NOT_FOUND: 'Tento pokladní záznam tu není. Možná byl smazán.',
    ADVANCE_NOT_FOUND: 'Tato záloha tu není.',
    ERRORS: {
      NO_OPENING: 'Pokladna ještě nemá počáteční zůstatek. Zadejte ho prosím nejdřív.',
      BEFORE_OPENING: 'Pokladna v ten den ještě nebyla. Zvolte den od počátečního zůstatku.',
      FUTURE: 'Ten den teprve přijde. Zvolte dnešek nebo dřívější den.',
      CLOSED: 'Ten měsíc je uzavřený nebo čeká na potvrzení, nic se v něm už nemění. Chybu opravte stornem.',
      BOOK_LONG: 'Kniha by měla {count} záznamů, najednou jich jde vytisknout nejvýš {most}. Vyberte kratší období.',
      NEGATIVE: 'V pokladně by tolik nebylo.',
      FIXED: 'Částka, den a druh se už nemění: doklad byl vytištěný, nebo po něm přišlo další číslo. Použijte storno.',
      NUMBERED: 'Záznam s číslem nejde smazat. Zrušíte ho stornem.',
      CANCELLED: 'Tento záznam už je stornovaný.',
      COUNTER: 'Storno stornovat nejde. Zapište nový záznam.',
      ROUNDED: 'Haléře tohoto záznamu už jsou vyrovnané.',
      WHOLE: 'Tady není co vyrovnávat: částka nemá haléře, nebo je záznam stornovaný.',
      OPENING_FIXED: 'Počáteční zůstatek se po první uzávěrce nemění.',
      OPENING_LATE: 'V pokladně už je záznam z dřívějšího dne.',
      NOT_NEXT: 'Tento měsíc teď uzavřít nejde. Měsíce se uzavírají po sobě a běžící měsíc až po svém konci.',
      WAITS: 'Jedna výčetka už čeká na potvrzení druhou osobou.',
      REASON: 'Výčetka se od zůstatku liší. Napište proč.',
      CONFIRMED: 'Tato výčetka už je potvrzená a měsíc je uzavřený.',
      HOLDER: 'Tento člověk v domě není. Vyberte někoho jiného.',
      DUE_EARLY: 'Termín vyúčtování nemůže být dřív než den předání.',
      SETTLED_EARLY: 'V ten den záloha ještě nebyla předaná.',
      ADVANCE_OVER: 'Záloha je vyúčtovaná nebo stornovaná, nic se v ní už nemění.',
      ADVANCE_OPEN: 'Záloha není vyúčtovaná, není co otevírat.',
      ADVANCE_MOVED: 'Účtenky se mezitím změnily. Podívejte se na nový součet a vyúčtujte znovu.',
      ADVANCE_SETTLED: 'Záloha je vyúčtovaná. Zrušte nejdřív vyúčtování, pak ji stornujte.',
      RECEIPTS_MANY: 'Jedna záloha má nejvýš 100 účtenek. Zbytek vyúčtujte další zálohou.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'cashdesk/refusals': typeof cs;
  }
}
