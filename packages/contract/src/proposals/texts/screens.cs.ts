/** Points that owners propose: their list, one of them, its form. */
const cs = {
  PROPOSAL: {
    TITLE: 'Náměty na program',
    ONE: 'Námět na program',
    NEW: 'Navrhnout bod',
    CREATED: 'Námět je na světě, vaše podpora se počítá jako první.',
    WITHDRAWN: 'Námět je stažený.',
    DECLINED: 'Námět je uzavřený, podporující se dozví důvod.',
    TAKEN: 'Námět je na programu shromáždění.',
    TABS: { LABEL: 'Náměty podle stavu', open: 'Otevřené', taken: 'Na programu', closed: 'Uzavřené' },
    STATES: {
      open: 'Otevřený',
      taken: 'Na programu',
      withdrawn: 'Stažený',
      declined: 'Nezařazený',
    },
    COLUMNS: { NAME: 'Námět', CREATED: 'Podáno', PART: 'Podpora', STATE: 'Stav' },
    NOBODY: 'bývalý vlastník',
    BY: '{author}, {day}',
    SUPPORTERS: '{count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}',
    EMPTY: {
      TITLE: 'Zatím nikdo nic nenavrhl',
      TEXT: 'Co by mělo shromáždění projednat? Navrhněte bod, ostatní vlastníci ho mohou podpořit.',
      TEXT_OTHERS: 'Body navrhují vlastníci. Až nějaký navrhnou, najdete ho tady.',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Námět v tomto stavu dům nemá.',
    },
    REASON: 'Proč to projednat',
    WORDING: 'Navržené usnesení',
    NO_WORDING: 'Usnesení navržené není, shromáždění by o věci jen jednalo.',
    ATTACHED: 'Přílohy',
    SUPPORT: {
      TITLE: 'Podpora',
      OF: 'z hlasů všech vlastníků',
      POST: 'víc než 25 %',
      RAIL: 'Podporuje {percent} hlasů, potřeba je víc než 25 %',
      MISSING: 'K povinnosti svolat shromáždění chybí víc než {percent} hlasů.',
      AT_QUARTER: 'Je to přesně čtvrtina, zákon chce víc než čtvrtinu.',
      ONE_OWNER: 'Zákon chce, aby se ozvali aspoň dva vlastníci.',
      REACHED: 'Víc než čtvrtina hlasů aspoň dvou vlastníků',
      GIVE: 'Podpořit',
      TAKE_BACK: 'Vzít podporu zpět',
      NAMES: 'Kdo námět podporuje, vidí všichni vlastníci.',
    },
    PEOPLE: {
      TITLE: 'Kdo podporuje',
      NONE: 'Teď námět nikdo nepodporuje.',
      COUNTS: 'za {units}',
      ADDS_NOTHING: 'k součtu nepřidává',
      WHY: 'Jednotka se počítá jednou, ať ji podpoří kterýkoli z manželů. Jednotka více spoluvlastníků se počítá, až námět podpoří jejich společný zástupce.',
    },
    DUTY: {
      TITLE: 'Výbor má svolat shromáždění',
      TEXT: 'Od {since} námět podporuje víc než čtvrtina všech hlasů a aspoň dva vlastníci (§ 1207 občanského zákoníku).',
      UNTIL: 'Svolat nejpozději {last}',
      LEFT: '{count, plural, =0 {poslední den je dnes} one {zbývá # den} few {zbývají # dny} many {zbývá # dne} other {zbývá # dní}}',
      LATE: '{count, plural, one {# den po termínu} few {# dny po termínu} many {# dne po termínu} other {# dní po termínu}}',
      LATE_TEXT:
        'Třicet dní uplynulo. Vlastníci, kteří o shromáždění žádají, ho teď mohou svolat sami na náklady společenství (§ 248).',
      MET: 'Shromáždění je svolané',
      FELL: 'Podpora mezitím klesla na {percent}. Povinnost tím sama nezaniká.',
      INFORMATIVE:
        'Lhůta je informativní: 30 dní ode dne po dosažení čtvrtiny, o víkendu a svátku se posouvá na další pracovní den.',
      TAG: 'Povinnost svolat',
    },
    ENDED: {
      taken: 'Bod je na programu:',
      taken_unseen: 'Výbor bod zařadil na program shromáždění, které připravuje.',
      withdrawn: 'Námět {day} stáhl ten, kdo ho podal.',
      declined: 'Výbor námět {day} nezařadil. Důvod: {reason}',
    },
    TAKE: {
      OPEN: 'Zařadit na program',
      TITLE: 'Zařadit na program',
      LEAD: 'Bod přibude na konec programu i s navrženým usnesením a přílohami. Podporující se to dozví.',
      MEETING: 'Shromáždění',
      CHOOSE: 'Vyberte shromáždění',
      NONE: 'Není připravené žádné shromáždění, na které by šel bod zařadit. Nejdřív nějaké založte.',
      TELLS: 'Shromáždění už je svolané: pozvaní dostanou zprávu o změně programu a lhůta pozvánky poběží znovu.',
      YES: 'Zařadit',
    },
    DECLINE: {
      OPEN: 'Nezařadit',
      TITLE: 'Nezařadit námět',
      LEAD: 'Důvod uvidí všichni vlastníci a přijde tomu, kdo námět podal, i těm, kdo ho podporují.',
      ASKED:
        'Námět podporuje víc než čtvrtina hlasů: podle § 1207 má výbor shromáždění svolat. Uzavřením tato povinnost nezaniká.',
      REASON: 'Důvod',
      YES: 'Nezařadit',
    },
    WITHDRAW: {
      OPEN: 'Stáhnout námět',
      TITLE: 'Stáhnout námět {name}?',
      TEXT: 'Zůstane mezi uzavřenými, podporovat už nepůjde. Kdo ho podporuje, dostane zprávu.',
      YES: 'Stáhnout',
    },
    FORM: {
      CONTENT: 'Co má shromáždění projednat',
      NAME: 'Název bodu',
      NAME_HINT: 'Krátce, jak má stát v programu.',
      REASON: 'Důvod',
      REASON_HINT: 'Proč je potřeba to projednat.',
      WORDING: 'Navržené usnesení',
      WORDING_HINT: 'Přesné znění, o kterém se má hlasovat. Bez něj se o bodu jen jedná.',
      FIXED: 'Námět už potom nejde měnit, aby každý podporoval totéž. Můžete ho stáhnout a podat nový.',
      LAW: 'Když námět podpoří víc než čtvrtina všech hlasů a aspoň dva vlastníci, má výbor do 30 dnů svolat shromáždění.',
      SEND: 'Podat námět',
    },
    MEETING: {
      TITLE: 'Body od vlastníků',
      LEAD: 'Tyto body navrhli vlastníci.',
      WAITING:
        '{count, plural, one {Na zařazení čeká # námět} few {Na zařazení čekají # náměty} many {Na zařazení čeká # námětu} other {Na zařazení čeká # námětů}}',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'proposals/screens': typeof cs;
  }
}
