/** What fields of a folder and of a document are called in the log. */
const cs = {
  ACTIVITY: {
    FIELDS: {
      color: 'barva',
      visibility: 'kdo vidí',
      folderOwner: 'čí je složka',
      forTenants: 'i pro nájemníky',
      documentOwner: 'vlastník dokumentu',
      url: 'adresa odkazu',
      dateFor: 'ke dni',
      forLater: 'i pro další vlastníky',
      addressees: 'komu jmenovitě',
      obligationKind: 'čeho se termín týká',
      firm: 'firma',
      roundFrom: 'platí od',
      roundUntil: 'platí do',
      roundMonths: 'opakování v měsících',
      watchers: 'komu chodí upozornění',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/fields': typeof cs;
  }
}
