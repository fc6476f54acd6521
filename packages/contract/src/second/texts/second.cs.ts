/** What waits for a second person: who is asked, as what, and until when. */
const cs = {
  SECOND: {
    TITLE: 'Čeká na druhou osobu',
    OPEN_COUNT: 'Druhá osoba ({count})',
    LEAD: 'Co jeden člověk zapsal za někoho jiného, platí, až to potvrdí druhý. Portál žádá nejdřív výbor, potom kontrolní komisi a nakonec ověřovatele z řad sousedů.',
    LIST_LABEL: 'Co čeká na druhou osobu',
    EMPTY_TITLE: 'Na druhou osobu nic nečeká',
    EMPTY_TEXT:
      'Až někdo zapíše plnou moc, zástupce podle listiny, papírový lístek, prezenci shromáždění nebo výčetku pokladny s rozdílem, uvidíte to tady.',

    KINDS: {
      proxy: 'Plná moc',
      representation: 'Zástupce spoluvlastníků',
      paper: 'Papírový lístek',
      sheet: 'Prezence shromáždění',
      closing: 'Uzávěrka pokladny',
    },

    ABOUT: {
      proxy: '{of} zmocňuje: {to}',
      representation: 'Jednotka {of}, zástupce: {to}',
      paper: 'lístek {to}: {of}',
      sheet: '{of}',
      closing: 'měsíc {of}',
    },

    COLUMNS: {
      what: 'Co čeká',
      turn: 'Na koho',
      until: 'Do kdy',
      asked: 'Zapsáno',
    },

    TURN: {
      admin: 'na výbor',
      audit: 'na kontrolní komisi',
      verifier: 'na ověřovatele',
      nobody: 'na souseda, který přijme roli ověřovatele',
      everybody: 'na všechny, kdo mohou potvrdit',
    },
    TURN_COUNT: '{count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}',
    MINE: 'Čeká na vás',
    UNTIL: 'do {at}',
    NO_UNTIL: 'bez lhůty',
    WRITTEN: '{who}, {at}',
    BY_PORTAL: 'portál sám',
    SHOW: 'Otevřít a rozhodnout',
    SHOW_ONLY: 'Otevřít',

    COUNTS_BY: {
      principal: 'potvrzeno vlastním účtem zmocnitele',
      admin: 'potvrdil druhý člověk z výboru',
      audit: 'potvrdila kontrolní komise',
      verifier: 'potvrzeno ověřovatelem',
      alone: 'bez druhé osoby, jen podle přiložené listiny',
    },

    ASKS: {
      TITLE: 'Budete ověřovatelem?',
      TEXT: 'Ověřovatel se podívá na listiny, které zapsal výbor, a potvrdí, že říkají to, co je zapsané. Nic jiného nemusíte.',
      FOR_VOTE: 'Hlasování: {vote}',
      FOR_CLOSING: 'Uzávěrka pokladny, měsíc {of}',
      FOR_ACT: '{of}, {to}',
      NAMED: 'Navrhuje vás: {who}',
      BY_PORTAL: 'Portál se ptá všech vlastníků s účtem.',
      AGREE: 'Ano, budu ověřovatelem',
      DECLINE: 'Ne, děkuji',
    },

    VERIFIERS: {
      TITLE: 'Ověřovatelé',
      TEXT: 'Soused dostane e-mail s odkazem a jedním kliknutím souhlasí, nebo odmítne. Ověřovatelem je, až když souhlasí.',
      ASKED_COUNT:
        'Portál se zeptal {count, plural, one {# souseda} few {# sousedů} many {# souseda} other {# sousedů}}: souhlasí {agreed}, odmítli {declined}, zatím neodpověděli {asked}.',
      NONE: 'Zatím se nikdo nepřihlásil.',
      asked: 'zatím bez odpovědi',
      agreed: 'souhlasí',
      declined: 'odmítá',
      NAME: 'Navrhnout ověřovatele',
      WHO: 'Soused s účtem',
      YES: 'Požádat',
    },
    RESULT:
      'Bez druhé osoby: {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}} ({percent}) hlasovalo podle listiny, kterou neměl kdo potvrdit.',

    ERRORS: {
      NO_MEMBER: 'Potvrzuje člen společenství, ne návštěva správy portálu.',
      NO_ACCOUNT: 'Potvrdit to může jen člen s účtem, který do portálu smí.',
      BARRED:
        'Nemůžete potvrdit to, co jste sami zapsali, podle čeho jednáte, nebo co jste podepsali. Potvrdí to někdo jiný.',
      ONLY_VERIFIER:
        'Listina je ve prospěch toho, kdo ji zapsal. Chybí potvrzení zmocnitele jeho vlastním účtem, nebo souhlas ověřovatele.',
      NOT_IN_ROOM: 'Plnou moc ukázanou u dveří potvrzuje ten, kdo je v místnosti. Nechte se zapsat do prezence.',
      NOBODY_OF_THESE:
        'Chybí vám role druhé osoby: potvrzuje výbor, kontrolní komise, nebo ověřovatel, který s tím pro toto hlasování souhlasil.',
      NOT_YET: 'Zatím na vás není řada: nejdřív mají 24 hodin ti, koho portál požádal před vámi.',
      NOT_ASKED: 'O roli ověřovatele vás tu nikdo nežádá.',
      ANSWERED: 'Na tuhle otázku jste už odpověděli.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'second/second': typeof cs;
  }
}
