/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    chairNamed: {
      SUBJECT:
        '{what, select, made {Do čela výboru má přijít {person}} done {V čele výboru je nově {person}} other {Jmenování do čela výboru se zastavilo}}',
      TEXT: '{what, select, made {V čele výboru vašeho domu má stát {person}. Zapsala to správa portálu podle usnesení, které najdete přiložené v portálu: v domě nezbyl nikdo, kdo by funkci mohl předat.\n\nPlatit začne {at}. Kdo z vlastníků nesouhlasí, může do té doby v portálu podat námitku; tím se jmenování zastaví.} done {V čele výboru vašeho domu je od teď {person}. Tři dny po oznámení nikdo z vlastníků nenamítl.} objected {Někdo z vlastníků podal námitku proti jmenování do čela výboru: {person}. Jmenování se zastavilo a nic se nemění.} other {Správa portálu vzala zpět jmenování do čela výboru: {person}. Nic se nemění.}}',
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
