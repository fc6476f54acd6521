/** What calls of minutes refuse. */
const cs = {
  MINUTES: {
    NOT_FOUND: 'Tento zápis tu není, nebo ještě není zveřejněný.',
    ERRORS: {
      NOT_HELD: 'Zápis se píše o shromáždění, které začalo.',
      FINISHED: 'Zápis je dokončený a už se nemění. Později jde připojit dodatek.',
      NOT_FINISHED: 'Nejdřív zápis dokončete.',
      REASON: 'Napište prosím, proč se zápis dokončuje, i když v něm něco chybí.',
      STRANGER: 'Někdo z vybraných lidí už v domě není. Vyberte prosím znovu.',
      NO_SIGNATURE: 'Tento zápis nepodepisujete.',
      SIGNED: 'Tady už podpis je.',
      SCAN: 'Podepsaný zápis nahrajte jako PDF nebo obrázek.',
      TOO_MANY_CODES: 'Kód jsme právě poslali. O další můžete požádat za {seconds} s.',
      CODE: 'Kód nesouhlasí. Opište prosím šest číslic z posledního e-mailu.',
      CODE_EXPIRED: 'Kód už neplatí. Nechte si prosím poslat nový.',
      MOVED: 'Zápis mezitím zveřejnil někdo jiný. Podívejte se prosím znovu.',
      UP_TO_DATE: 'Zveřejněný zápis je stejný, nic nového v něm není.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'minutes/refusals': typeof cs;
  }
}
