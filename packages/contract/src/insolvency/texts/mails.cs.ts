/** Mails: one entry a kind. Of whom they are, only the page says. */
const cs = {
  MAIL: {
    insolvencyHit: {
      SUBJECT: 'Insolvenční rejstřík: je co posoudit',
      TEXT: 'V insolvenčním rejstříku je případ, který se týká některého z hlídaných vlastníků. Koho a kterých jednotek, uvidíte po přihlášení.\n\nPohledávky se k soudu přihlašují ve lhůtě, kterou určuje rozhodnutí soudu. Zmeškanou lhůtu soud nevrací, proto se na případ podívejte co nejdřív.',
      ACTION: 'Otevřít hlídání insolvence',
    },
    insolvencyEnded: {
      SUBJECT: 'Insolvenční rejstřík: případ skončil',
      TEXT: 'Případ, který jsme v insolvenčním rejstříku našli u hlídaného vlastníka, už neběží, nebo ho rejstřík neuvádí. Koho se týká, uvidíte po přihlášení. Tam ho také můžete uzavřít.',
      ACTION: 'Otevřít hlídání insolvence',
    },
    processingTold: {
      SUBJECT: 'Zpracování vašich osobních údajů',
      TEXT: 'Společenství vlastníků jako správce osobních údajů zjišťuje, zda o vás jako o vlastníkovi jednotky není veden záznam ve veřejném insolvenčním rejstříku.\n\nProč: aby mohlo včas přihlásit pohledávky, které vůči vám má nebo může mít.{purpose, select, none {} other { {purpose}}}{words, select, none {} other {\n\n{words}}}\n\nPrávní základ: oprávněný zájem společenství na vymáhání pohledávek, čl. 6 odst. 1 písm. f) obecného nařízení o ochraně osobních údajů.\n\nPorovnáváme jméno a datum narození, u firem IČO. Rodné číslo nepoužíváme. Výsledek vidí jen výbor a správce a každé otevření se zapisuje. Údaje smažeme, když přestanete být vlastníkem nebo když důvod skončí.\n\nMůžete se na společenství obrátit, chtít vědět, co o vás vede, nechat údaje opravit a vznést námitku. Stížnost přijímá Úřad pro ochranu osobních údajů.',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'insolvency/mails': typeof cs;
  }
}
