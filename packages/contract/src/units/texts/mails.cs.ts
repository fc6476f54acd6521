/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    ownersChanged: {
      SUBJECT: 'Jednotka {unit}: změna vlastníka',
      TEXT: 'V evidenci domu se změnil vlastník jednotky {unit}.\n\nDosud: {from}\nNově: {to}\nPlatí od: {day}\nKdo to zapsal: {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru. Změnu jde do {until} jedním kliknutím vrátit.',
    },

    ownersRestored: {
      SUBJECT: 'Jednotka {unit}: změna vlastníka je vrácená',
      TEXT: 'Změna vlastníka jednotky {unit} byla vrácena.\n\nVlastník: {from}\nNeplatí: {to}\nKdo to vrátil: {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
    },

    ownersCorrected: {
      SUBJECT: 'Jednotka {unit}: oprava záznamu vlastníků',
      TEXT: 'V evidenci domu se opravil záznam vlastníků jednotky {unit}.\n\nDosud bylo zapsáno:\n{before}\n\nNově je zapsáno:\n{after}\n\nDůvod: {reason}\nKdo to opravil: {who}\n\nPokud to nesouhlasí, ozvěte se prosím výboru.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/mails': typeof cs;
  }
}
