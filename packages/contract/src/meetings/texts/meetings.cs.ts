/** Owners' meetings: their list, one of them, its form. */
const cs = {
  MEETING: {
    TITLE: 'Shromáždění vlastníků',
    ONE: 'Shromáždění',
    NEW: 'Nové shromáždění',
    EDIT: 'Úprava shromáždění',
    MORE: 'Další akce',
    OPEN: 'Otevřít shromáždění',
    COMMITTEE_ONLY: 'jen výbor',
    SEARCH: 'Hledat ve shromážděních',
    PROPOSALS: 'Náměty na program',
    TABS: {
      LABEL: 'Shromáždění podle stavu',
      all: 'Všechna',
      concept: 'Koncepty',
      scheduled: 'Naplánovaná',
      finished: 'Ukončená',
    },
    COLUMNS: { NAME: 'Název', START: 'Začátek', ADDRESS: 'Adresa', STATE: 'Stav', VOTES: 'Hlasování' },
    FILTERS: {
      YEAR: 'Rok',
      ANY_YEAR: 'Všechny roky',
      VISIBILITY: 'Kdo je vidí',
      ANY_VISIBILITY: 'Všechna',
    },
    EMPTY: {
      TITLE: 'Zatím tu není žádné shromáždění',
      TEXT: 'Připravte první: název, termín a místo stačí, pozvánky odejdou, až ho svoláte.',
      TEXT_OTHERS: 'Až výbor shromáždění svolá, najdete pozvánku tady.',
      TAB_TITLE: 'Tady nic není',
      TAB_TEXT: 'Shromáždění v tomto stavu dům nemá.',
    },
    IN_DAYS: '{days, plural, =0 {dnes} one {zítra} few {za # dny} many {za # dne} other {za # dní}}',
    SENT: 'pozvánka odešla {date}',
    FACTS: {
      TITLE: 'O shromáždění',
      SENT: 'Svoláno',
      FINISHED: 'Ukončeno',
      CANCELLED: 'Odvoláno',
      SEES: 'Kdo je vidí',
      PEOPLE: 'Zvaní',
      PEOPLE_COUNT: '{count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}',
      PUBLIC: 'vlastníci, výbor a kontrola',
      COMMITTEE: 'jen výbor',
    },
    INVITATION: 'Pozvánka',
    NO_TEXT: 'K pozvánce zatím nikdo nic nenapsal.',
    ATTACHED: 'Podklady shromáždění',
    POINTS: {
      COUNT:
        '{count, plural, one {# bod programu} few {# body programu} many {# bodu programu} other {# bodů programu}}',
      DECIDED:
        '{count, plural, =0 {o ničem se nehlasuje} =1 {hlasuje se o jednom} =2 {hlasuje se o dvou} =3 {hlasuje se o třech} =4 {hlasuje se o čtyřech} other {hlasuje se o #}}',
      WAS_DECIDED:
        '{count, plural, =0 {o ničem se nehlasovalo} =1 {hlasovalo se o jednom} =2 {hlasovalo se o dvou} =3 {hlasovalo se o třech} =4 {hlasovalo se o čtyřech} other {hlasovalo se o #}}',
    },
    VOTES: {
      TITLE: 'Hlasování',
      NONE: 'K tomuto shromáždění zatím žádné hlasování nepatří.',
      COUNT:
        '{count, plural, =0 {zatím bez hlasování} one {# hlasování} few {# hlasování} many {# hlasování} other {# hlasování}}',
      STATES: { concept: 'koncept', run: 'probíhá', finish: 'ukončeno' },
    },
    NEWS: {
      TITLE: 'Změnilo se: {what}.',
      WHAT: { name: 'název', times: 'termín', address: 'místo', description: 'text pozvánky', agenda: 'program' },
      AGENDA: { added: 'Přibylo: {points}', removed: 'Odpadlo: {points}', changed: 'Jiné znění: {points}' },
      BEFORE: 'Dříve: {before}',
    },
    CALLED_OFF: 'Shromáždění se nekoná. Důvod: {reason}',
    NOTICE: {
      DRAFT_SHORT:
        'Do shromáždění {full, plural, =0 {nezbývá žádný celý den} one {zbývá # celý den} few {zbývají # celé dny} many {zbývá # celého dne} other {zbývá # celých dní}}, pozvánka má přijít aspoň {days, plural, one {# celý den} few {# celé dny} many {# celého dne} other {# celých dní}} předem (§ 249 občanského zákoníku nebo vaše stanovy). Poslední den na odeslání {latest}.',
      DRAFT:
        'Aby lhůta {days, plural, one {# celého dne} few {# celých dní} many {# celého dne} other {# celých dní}} vyšla, svolejte shromáždění nejpozději {latest}.',
      SHORT:
        'Od pozvánky nebo poslední změny termínu, místa, textu či programu {full, plural, =0 {nezbývá do shromáždění žádný celý den} one {zbývá do shromáždění # celý den} few {zbývají do shromáždění # celé dny} many {zbývá do shromáždění # celého dne} other {zbývá do shromáždění # celých dní}}, mělo by jich být aspoň {days}. Kdo na lhůtě trvá, může usnesení napadnout (§ 249 občanského zákoníku).',
    },
    UNREACHABLE: {
      MORE: 'A další: {count}',
      TITLE: 'Bez e-mailu',
      LEAD: '{count, plural, one {Jednomu člověku pozvánka e-mailem nepřijde} few {# lidem pozvánka e-mailem nepřijde} many {# člověka pozvánka e-mailem nepřijde} other {# lidem pozvánka e-mailem nepřijde}}. Předejte jim ji na papíře, dopisy vytisknete po svolání v Doručení pozvánek.',
    },
    SCHEDULE: {
      BUTTON: 'Svolat',
      DO: 'Svolat shromáždění',
      TITLE: 'Svolat shromáždění {name}?',
      TEXT: 'Pozvánka odejde hned a všem, i těm, kdo si zprávy vypnuli: {count, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}. Termín, místo i text pak půjde změnit, všichni se o tom ale dozvědí.',
      SHORT: 'Lhůta pozvánky při tom nevyjde, nic vám ale nebrání pokračovat.',
      NO: 'Ještě ne',
    },
    CANCEL: {
      DO: 'Odvolat shromáždění',
      TITLE: 'Odvolat shromáždění {name}',
      TEXT: 'Shromáždění zůstane mezi ukončenými jako odvolané a všem zvaným to řekneme e-mailem.',
      LATE: 'Do začátku zbývá méně než týden. Kdo na shromáždění přijde, může po společenství chtít náhradu účelně vynaložených nákladů (§ 250 občanského zákoníku).',
      REASON: 'Proč se nekoná',
      REASON_HINT: 'Důvod přečtou všichni zvaní.',
    },
    FINISH: {
      BUTTON: 'Ukončit',
      DO: 'Ukončit shromáždění',
      TITLE: 'Ukončit shromáždění {name}?',
      TEXT: 'Ukončené shromáždění už nejde změnit ani smazat.',
    },
    DELETE: {
      TITLE: 'Smazat koncept {name}?',
      TEXT: 'Koncept zmizí i s přílohami. Smazání nejde vrátit.',
      YES: 'Smazat koncept',
    },
    FORM: {
      CONTENT: 'Pozvánka',
      NAME: 'Název',
      NAME_HINT: 'Krátce, třeba Prosincové shromáždění.',
      START: 'Začátek',
      END: 'Konec',
      ADDRESS: 'Adresa',
      ADDRESS_HINT: 'Kde přesně se sejdete a kudy dovnitř.',
      DESCRIPTION: 'Text pozvánky',
      DESCRIPTION_HINT: 'Oslovení a co je s sebou. Program s body a podklady sestavíte hned po uložení.',
      VISIBILITY: 'Kdo shromáždění vidí',
      PUBLIC: 'Vlastníci, výbor a kontrola',
      PUBLIC_HINT: 'Uvidí ho každý, kdo v domě shromáždění čte, a dostane pozvánku.',
      PRIVATE: 'Jen výbor',
      PRIVATE_HINT: 'Uvidí ho a pozvánku dostane jen ten, kdo shromáždění spravuje.',
      FIXED: 'Pozvánky už odešly, kdo shromáždění vidí, se nemění.',
      CREATE: 'Uložit koncept',
      TELLS:
        'Shromáždění je svolané. Když změníte název, termín, místo nebo text, všem zvaným hned napíšeme, co se změnilo.',
      TELLS_LATE:
        'Do začátku zbývá méně než týden. Kdo kvůli změně přijde zbytečně, může po společenství chtít náhradu účelně vynaložených nákladů (§ 250 občanského zákoníku).',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'meetings/meetings': typeof cs;
  }
}
