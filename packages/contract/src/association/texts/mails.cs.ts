/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    chairNamed: {
      SUBJECT:
        '{what, select, made {Jmenování předsedy: {person}} done {Nový předseda výboru: {person}} other {Jmenování předsedy se zastavilo}}',
      TEXT: '{what, select, made {{person} se má stát předsedou výboru vašeho domu. Zapsala to správa portálu podle usnesení, které najdete přiložené v portálu: v domě nezbyl nikdo, kdo by funkci mohl předat.\n\nPlatit začne {at}. Kdo z vlastníků nesouhlasí, může do té doby v portálu podat námitku; tím se jmenování zastaví.} done {{person} je od teď předsedou výboru vašeho domu. Tři dny po oznámení nikdo z vlastníků nenamítl.} objected {Někdo z vlastníků podal námitku proti jmenování do čela výboru: {person}. Jmenování se zastavilo a nic se nemění.} other {Správa portálu vzala zpět jmenování do čela výboru: {person}. Nic se nemění.}}',
      ACTION: 'Otevřít v portálu',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/mails': typeof cs;
  }
}
