/** Why a point passed or not, and what is missing: arguments come from votes/rules-reason. */
const cs = {
  VOTE: {
    /** Of what the shares of a vote are. */
    BASE: {
      NAME: 'Podíly jsou z',
      PLAIN: '{parts} dílů celého domu',
      OWN: '{parts} dílů těch, kdo hlasují; celý dům má {house} dílů a zbylých {own} patří společenství, které nehlasuje',
      PERCENT: 'celého domu',
      PERCENT_OWN: '{percent} domu; zbytek patří společenství, které nehlasuje',
      PRESENT:
        'Pro, proti a zdržel se jsou části z přítomných, kterých je {present} z {base} dílů; nepřítomní jsou část ze všech.',
      PRESENT_PERCENT:
        'Pro, proti a zdržel se jsou části z přítomných, kterých je {present} ze všech; nepřítomní jsou část ze všech.',
      ROOM: 'V místnosti při uzavření bodu: {percent}{share, select, none {} other { ({share} podílů)}}.',
      ROOM_NOW: 'V místnosti teď: {percent}{share, select, none {} other { ({share} podílů)}}.',
      SILENT:
        'Z přítomných bez odpovědi: {percent}, {seats, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}.',
      LOST: 'Usnášeníschopnost se ztratila, bod byl uzavřen jako nepřijatý.',
      NOT_COUNTED: 'nepočítá se',
    },

    WHY: {
      OUTCOME: {
        passed: 'Návrh byl přijat.',
        failed: 'Návrh nebyl přijat.',
        supported: 'Návrh získal potřebnou podporu.',
        unsupported: 'Návrh nezískal potřebnou podporu.',
      },
      VOTES:
        '{voted, select, none {Nikdo nehlasoval.} empty {Nikdo nebyl přítomen.} against {Pro návrh nehlasoval nikdo.} other {Pro bylo {near, select, over {o málo víc než {mark}} under {o málo méně než {mark}} exactly {přesně {mark}} other {{percent}}} {of, select, present {hlasů přítomných} other {všech hlasů}}{form, select, percent {} other { ({count} z {whole} podílů)}}.}} Přijetí {passed, select, yes {vyžaduje} other {vyžadovalo}} {bar, select, everyone {souhlas {of, select, present {všech přítomných} other {všech vlastníků}}} other {{over, select, more {více než} other {alespoň}} {bar, select, half {polovinu hlasů} twoThirds {dvě třetiny hlasů} threeQuarters {tři čtvrtiny hlasů} other {{barText} hlasů}} {of, select, present {přítomných vlastníků} other {všech vlastníků}}}}{source, select, assembly { (§ 1206 občanského zákoníku).} perRollam { (§ 1214 občanského zákoníku).} electronic { (§ 158 odst. 2 občanského zákoníku a stanovy).} poll {. Výsledek je nezávazný.} other {, tak bylo hlasování vyhlášeno.}}',
      NO_QUORUM:
        'Účast byla příliš malá. {voted, select, none {Nikdo nehlasoval.} empty {Nikdo nebyl přítomen.} other {{where, select, room {Přítomno bylo} other {Hlasovalo}} {near, select, over {o málo víc než {mark}} under {o málo méně než {mark}} exactly {přesně {mark}} other {{percent}}} všech hlasů{form, select, percent {} other { ({count} z {whole} podílů)}}.}} Potřeba {bar, select, everyone {byla účast všech vlastníků} half {byla {over, select, more {víc než} other {alespoň}} polovina všech hlasů} twoThirds {byly {over, select, more {víc než} other {alespoň}} dvě třetiny všech hlasů} threeQuarters {byly {over, select, more {víc než} other {alespoň}} tři čtvrtiny všech hlasů} other {bylo {over, select, more {víc než} other {alespoň}} {barText} všech hlasů}}{source, select, assembly { (§ 1206 občanského zákoníku).} poll {. Výsledek je nezávazný.} other {, tak bylo hlasování vyhlášeno.}}',
      NO_BASE: 'V seznamu není nikdo, čí hlas by se počítal.',
      POST: '{bar, select, everyone {potřeba {of, select, present {všichni přítomní} other {všichni vlastníci}}} other {potřeba {over, select, more {více než} other {alespoň}} {barText}}}',

      LINE: {
        ENOUGH: 'K přijetí hlasů už stačí',
        CANNOT: 'Návrh už nemůže být přijat',
        SO_FAR: 'Zatím je hlasů k přijetí dost',
        PASSED:
          '{bar, select, half {{over, select, more {{of, select, present {Pro hlasovala víc než polovina přítomných hlasů} other {Pro hlasovala víc než polovina všech hlasů}}} other {K přijetí hlasů stačilo}}} other {K přijetí hlasů stačilo}}',
        NOBODY: '{when, select, now {Zatím nikdo nehlasoval} other {Nikdo nehlasoval}}',
        EMPTY: '{when, select, now {V místnosti zatím nikdo není} other {V místnosti nikdo nebyl}}',
        QUORUM:
          '{when, select, now {{bound, select, more {K potřebné účasti chybí ještě víc než {percent}} other {K potřebné účasti chybí ještě {percent}}}} other {{bound, select, less {K potřebné účasti chybělo méně než {percent}} more {K potřebné účasti chybělo víc než {percent}} other {K potřebné účasti chybělo {percent}}}}}',
        QUORUM_EXACTLY:
          '{when, select, now {Účast je přesně {mark}, potřeba je o něco vyšší} other {Účast byla přesně {mark}, potřeba byla o něco vyšší}}',
        MISSING:
          '{when, select, now {{bound, select, more {Chybí ještě víc než {percent} k přijetí} other {Chybí ještě {percent} k přijetí}}} other {{bound, select, less {K přijetí chybělo méně než {percent}} more {K přijetí chybělo víc než {percent}} other {K přijetí chybělo {percent}}}}}',
        EXACTLY:
          '{when, select, now {Pro je přesně {mark}, k přijetí je potřeba o něco víc} other {Pro bylo přesně {mark}, k přijetí bylo potřeba o něco víc}}',
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/result': typeof cs;
  }
}
