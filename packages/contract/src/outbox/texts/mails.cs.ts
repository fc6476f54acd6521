/** What stands around every mail. */
const cs = {
  LETTER: {
    LINK: 'Kdyby tlačítko nefungovalo, vložte do prohlížeče tuto adresu:',
    CODE: 'Váš kód:',
    FOOTER: 'Píše vám portál Pavlač na adrese {host}. Na tento e-mail prosím neodpovídejte.',
    LEAVE:
      'Nechci e-maily {module, select, events {o událostech} documents {o dokumentech} discussion {o diskuzích} reports {o hlášeních} survey {o anketách} gallery {o fotografiích} requirement_for_approval {o požadavcích ke schválení} other {o zprávách}} z tohoto domu',
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'outbox/mails': typeof cs;
  }
}
