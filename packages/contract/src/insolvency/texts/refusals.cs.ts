/** Why something of the watch was not done. */
const cs = {
  INSOLVENCY: {
    NOT_FOUND: 'Tohle hlídání tu už není. Možná ho někdo ukončil.',
    ERRORS: {
      NOT_OWNER: 'Hlídat jde jen dnešního vlastníka jednotky.',
      ALREADY: 'Tohoto vlastníka už hlídáte.',
      BORN: 'Napište datum narození, bez něj by rejstřík našel i jiné lidi stejného jména.',
      BORN_LATER: 'Tohle datum teprve přijde. Napište datum narození.',
      NO_ICO: 'U firmy chybí IČO. Doplňte ho v jejích údajích.',
      PURPOSE: 'Vlastník nic nedluží. Napište, proč ho chcete hlídat.',
      OFF: 'Portál není k insolvenčnímu rejstříku připojený. Zeptejte se toho, kdo ho provozuje.',
      NOT_OVER: 'Případ ještě běží, uzavřít jde až skončený.',
      NO_QUESTION: 'IČO souhlasí, není o čem rozhodovat.',
      REASON: 'Napište důvod.',
      LATER: 'Řízení začalo nejpozději v den, kdy soud zjistil úpadek.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'insolvency/refusals': typeof cs;
  }
}
