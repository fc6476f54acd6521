/** Why something cannot be done. */
const cs = {
  MEETING: {
    NOT_FOUND: 'Toto shromáždění tu není. Možná bylo smazáno.',
    ERRORS: {
      END_BEFORE: 'Konec musí být po začátku.',
      NOT_CONCEPT: 'Smazat a svolat jde jen koncept. Svolané shromáždění se odvolává a ukončené zůstává.',
      NOT_SCHEDULED: 'Odvolat a ukončit jde jen svolané shromáždění.',
      BOOK: 'Prezenci shromáždění vede jedno jeho hlasování. Jiné ho nahradit nemůže a k jinému shromáždění patřit také ne.',
      LED: 'Prezence shromáždění už běží. Ukončete ho v jeho řízení, skončí tím i hlasování.',
      FINISHED: 'Shromáždění je ukončené a už se nemění.',
      PAST: 'Začátek už minul. Zvolte pozdější.',
      NOT_BEGUN: 'Ukončit ho jde až po ohlášeném začátku. Když se konat nemá, odvolejte ho.',
      VISIBILITY: 'Pozvánky už odešly, kdo shromáždění vidí, se proto nemění.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/refusals': typeof cs;
  }
}
