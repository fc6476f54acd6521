/** Papers and sheets; only the server says them. */
const cs = {
  MEMBERS: {
    EXPORT: {
      NAME: 'Jméno',
      ROLE: 'Role',
      UNITS: 'Jednotky',
      SHARE: 'Podíl na domě',
      PERCENT: 'Podíl v %',
      EMAILS: 'E-maily',
      PHONES: 'Telefony',
      ACCESS: 'Přístup',

      ACCESSES: {
        active: 'aktivní',
        waiting: 'čeká na aktivaci',
        none: 'bez přístupu',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'members/prints': typeof cs;
  }
}
