/** Common representatives of co-owners: who names them, from what, who objects. */
const cs = {
  REPRESENTATION: {
    TITLE: 'Zástupce spoluvlastníků',
    LEAD: 'Zástupce volí spoluvlastníci, kteří mají víc než polovinu jednotky (§ 1128): každý svým účtem, nebo společně podepsanou listinou. Samotné slovo výboru nestačí.',
    NONE: 'Zástupce zatím nikdo nezvolil. Bez něj nejde za jednotku hlasovat online.',
    UNITS: 'Jednotky: {units}',

    STATES: {
      waiting: 'Čeká',
      named: 'Zastupuje',
      refused: 'Zamítnuto',
      over: 'Skončilo',
    },

    COUNTS_BY: {
      before: 'zapsáno dřív, než zástupce volili spoluvlastníci',
      owners: 'zvolili ho spoluvlastníci svými účty',
      admin: 'podle listiny, potvrdil druhý člověk z výboru',
      audit: 'podle listiny, potvrdila kontrolní komise',
      verifier: 'podle listiny, potvrzeno ověřovatelem',
      alone: 'podle listiny, bez druhé osoby',
    },
    REFUSED_FOR: 'Důvod: {reason}',
    OBJECTED: 'námitka spoluvlastníků, kteří mají nejméně polovinu',
    AGREEING: 'Souhlasí {percent} jednotky, potřeba je víc než polovina.',
    OBJECTION: 'Námitka: {name}{text, select, none {} other { – {text}}}',
    NAME: 'Zvolit zástupce',
    WRITE: 'Zapsat z listiny',
    WHO: 'Zástupce',
    WHO_HINT: 'Některý ze spoluvlastníků, nebo jiný člen společenství.',
    FILES: 'Podepsaná listina',
    NAME_YES: 'Zvolit',
    WRITE_YES: 'Zapsat a požádat druhou osobu',
    AGREE: 'Souhlasím',
    CONFIRM: 'Potvrdit podle listiny',
    CONFIRM_TEXT:
      'Potvrzujete, že listinu podepsali spoluvlastníci, kteří mají víc než polovinu, a že zástupcem jmenuje: {name}.',
    REFUSE: 'Zamítnout',
    REASON: 'Důvod zamítnutí',
    OBJECT: 'Podat námitku',
    OBJECT_TEXT:
      'Námitku dostanou všichni vlastníci a výbor. Když ji podají spoluvlastníci, kteří mají aspoň polovinu, zastoupení hned končí.',
    OBJECT_WHY: 'Důvod (nepovinný)',
    END: 'Ukončit zastoupení',
    END_TEXT: 'Spoluvlastníci pak nebudou mít zástupce, dokud si nezvolí jiného. Všichni to hned dostanou e-mailem.',
    SAVED: 'Vaše volba je zapsaná. Ostatní vlastníci to dostanou e-mailem.',
    WRITTEN: 'Zástupce je zapsaný a čeká, až ho podle listiny potvrdí druhá osoba.',
    CONFIRMED: 'Zástupce je potvrzený. Všichni vlastníci to dostanou e-mailem.',
    REFUSED: 'Zápis zástupce je zamítnutý. Vlastníci to dostanou e-mailem.',
    OBJECTED_DONE: 'Námitka je podaná.',
    ENDED: 'Zastoupení skončilo. Všichni vlastníci to dostanou e-mailem.',
    NOT_FOUND: 'Takový zástupce u jednotky zapsaný není.',

    ERRORS: {
      ALONE:
        'Zástupce volí jen spoluvlastníci. Kdo vlastní sám nebo ve společném jmění manželů, hlasuje sám nebo plnou mocí.',
      UNKNOWN: 'Zástupce musí být některý ze spoluvlastníků nebo jiný člen společenství.',
      NOT_OWNER: 'Zástupce volí spoluvlastníci. Výbor ho zapisuje jen z podepsané listiny.',
      NO_FILE: 'Chybí podepsaná listina: samotné slovo výboru nikoho zástupcem nedělá.',
      NOT_PAPER: 'Tady není listina k potvrzení. Zástupce volí spoluvlastníci svými účty.',
      DECIDED: 'O tomto zástupci už je rozhodnuto.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'units/representation': typeof cs;
  }
}
