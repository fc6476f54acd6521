/** What was done, as a noun phrase: who did it stands beside, so no sex is needed. */
const cs = {
  ACTIVITY: {
    NOUNS: {
      bank: 'Banka',
    },
    DEEDS: {
      bank: {
        upload: 'Nahrání výpisu z banky: {name}',
        assign: 'Přiřazení platby {name}',
        house: 'Platby domu: {name}',
        giveBack: 'Vratka platby {name}',
        undo: 'Vrácení zařazení platby {name}',
        settings: 'Změna automatického přiřazování plateb',
        account: 'Účet domu v bance: {name}',
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'bank/log': typeof cs;
  }
}
