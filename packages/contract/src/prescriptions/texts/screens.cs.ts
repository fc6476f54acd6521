/** Prescriptions: their list, the form, the preview, what was issued. */
const cs = {
  PRESCRIPTIONS: {
    TITLE: 'Předpisy',
    ONE: 'Předpis',
    NEW: 'Nový předpis',
    CREATED: 'Předpis je založený. Zatím o něm nikdo neví.',
    UPDATED: 'Předpis je uložený.',
    DELETED: 'Předpis je smazaný.',
    ISSUED: 'Předpis je vydaný.',
    CORRECTED: 'Oprava je zapsaná.',

    STATES: { concept: 'Koncept', issued: 'Vydaný' },
    LEAD: 'platby od {from}, splatné vždy do {day}. dne',
    BY_RESOLUTION: 'podle usnesení',
    NO_RESOLUTION: 'Předpis se neopírá o usnesení: {reason}',
    NO_REASON: 'Předpis se neopírá o usnesení a není napsáno proč.',
    ISSUED_BY: 'Vydáno {day}, {name}',

    EMPTY: {
      TITLE: 'Předpis zatím není vydaný',
      TEXT: 'Založte předpis, zkontrolujte, kolik komu vyjde a proč, a vydejte ho všem najednou.',
      TEXT_OTHERS: 'Až výbor předpis založí, uvidíte ho tady.',
    },

    STATS: {
      TOTAL: 'na celé období',
      MORE_THAN: 'na celé období, o {amount} víc než minule',
      LESS_THAN: 'na celé období, o {amount} méně než minule',
      UNITS: '{count, plural, one {# jednotka} few {# jednotky} many {# jednotky} other {# jednotek}}',
      PERSONS: '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osob}}',
      CHANGED:
        '{more, plural, one {# jednotka zaplatí víc} few {# jednotky zaplatí víc} many {# jednotky zaplatí víc} other {# jednotek zaplatí víc}}, {less, plural, =0 {žádná méně} one {# méně} few {# méně} many {# méně} other {# méně}}',
      FIRST: 'první předpis, není s čím porovnat',
      MONTHLY: 'všechny jednotky za první měsíc',
      MONTHLY_WAS: 'všechny jednotky za první měsíc, předtím {amount}',
    },

    FEES: {
      TITLE: 'Co se rozděluje a podle čeho',
      NAME: 'Poplatek',
      KEY: 'Klíč',
      BEFORE: 'Minule (Kč)',
      NOW: 'Teď (Kč)',
      SUM: 'Celkem',
      KEYS: {
        share: 'podíl',
        equal: 'rovným dílem',
        persons: 'osoby',
        area: 'plocha',
        own: 'vlastní číslo',
        fixed: 'pevná částka',
      },
      EXACT:
        'Součet jednotek dá u každého poplatku přesně jeho celek. {left, plural, =0 {Po dělení nezbylo nic.} one {Po dělení zbyl # haléř, má ho jedna jednotka.} few {Po dělení zbyly # haléře, každý má svou jednotku.} many {Po dělení zbylo # haléře, každý má svou jednotku.} other {Po dělení zbylo # haléřů, každý má svou jednotku.}}',
      HOW: 'Zbylé haléře dostanou jednotky s největším zbytkem po dělení, při shodě podle pořadí jednotek.',
      ROUNDED: 'Měsíce jsou zaokrouhlené na koruny; dohromady to dělá {amount}.',
      ALREADY: 'V těchto měsících už předepsáno, proto tu nejsou: {names}.',
      UNDIVIDED: 'Nejde rozdělit, žádná jednotka nemá, podle čeho by platila: {names}.',
      NOTHING: 'V těchto měsících není co předepsat.',
      ADD: 'Přidat poplatek jednotek',
    },

    DOUBTS: {
      TITLE: 'Než předpis vydáte',
      NONE: 'Všechny jednotky jsou ověřené.',
      MORE: '{count, plural, one {A # další jednotka v seznamu dole.} few {A # další jednotky v seznamu dole.} many {A # další jednotky v seznamu dole.} other {A # dalších jednotek v seznamu dole.}}',
      persons:
        'Počet osob není potvrzený. Počítáme {persons, plural, one {s # osobou} few {s # osobami} many {s # osoby} other {s # osobami}}.',
      area: 'Plocha se změnila z {was} na {now} m².',
      share: 'Podíl na domě se změnil z {was} na {now}.',
      noOwner: 'Jednotka nemá vlastníka, předpis nikomu nepřijde.',
      noPersons: 'Chybí počet osob, podle kterého se dělí.',
      noArea: 'Chybí plocha, podle které se dělí.',
      noShare: 'Chybí podíl na domě, podle kterého se dělí.',
      YES: {
        persons:
          '{persons, plural, one {Potvrdit # osobu} few {Potvrdit # osoby} many {Potvrdit # osoby} other {Potvrdit # osob}}',
        area: 'Potvrdit plochu',
        share: 'Potvrdit podíl',
        noOwner: 'Předepsat i tak',
      },
      ALL: {
        persons: 'Potvrdit osoby u všech',
        area: 'Potvrdit plochu u všech',
        share: 'Potvrdit podíl u všech',
        noOwner: 'Předepsat všem bez vlastníka',
      },
      CORRECT: 'Upravit jednotku',
      OF: '{kind} {unit}',
    },

    REACH: {
      MAIL: '{count, plural, =0 {E-mailem neodejde nic} one {# předpis odejde e-mailem} few {# předpisy odejdou e-mailem} many {# předpisu odejde e-mailem} other {# předpisů odejde e-mailem}}',
      MAILED:
        '{count, plural, =0 {E-mailem neodešlo nic} one {# předpis odešel e-mailem} few {# předpisy odešly e-mailem} many {# předpisu odešlo e-mailem} other {# předpisů odešlo e-mailem}}',
      PAPER: 'K tisku:',
      MORE: 'a {count} dalších',
      PRINT: 'Vytisknout předpisy bez e-mailu',
    },

    UNITS: {
      TITLE: 'Po jednotkách',
      UNIT: 'Jednotka',
      OWNER: 'Vlastník',
      BASIS: 'Z čeho se počítá',
      BEFORE: 'Měsíčně minule (Kč)',
      AFTER: 'První měsíc (Kč)',
      DIFFERENCE: 'Rozdíl (Kč)',
      TOTAL: 'Celkem (Kč)',
      GROUPS: { check: 'Ověřte před vydáním', changed: 'Změna v jednotce', same: 'Mění se jen sazby' },
      GROUPS_FIRST: { check: 'Ověřte před vydáním', changed: 'Změna v jednotce', same: 'Připravené' },
      SHARE: 'podíl {share}',
      PERSONS: '{persons, plural, one {# osoba} few {# osoby} many {# osoby} other {# osob}}',
      AREA: '{area} m²',
      NOTHING: 'bez údajů',
      CHANGES: {
        persons: 'počet osob {was} → {now}',
        area: 'plocha {was} → {now} m²',
        share: 'podíl {was} → {now}',
        owners: 'jiný vlastník než minule',
        new: 'nová jednotka',
      },
      WHY: 'Jak se počítá',
      WHY_OF: 'Jak se počítá {unit}',
      WHY_LEAD: 'Díl jednotky z celku domu, rozložený na měsíce.',
      PART: 'Díl jednotky',
      PART_OF: '{weight} z {whole}',
      PART_FIXED: 'každá jednotka stejně',
      ROUNDING: 'Zaokrouhlení na koruny',
      MONTHS_NOTE: 'Měsíce dají dohromady přesně celek. Jednotlivé měsíce se mohou lišit o haléř.',
      SHEET: 'Stáhnout tabulku',
      PAPER: 'Stáhnout předpis (PDF)',
    },

    CORRECTION: {
      OPEN: 'Zapsat opravu',
      TITLE: 'Oprava předpisu {unit}',
      LEAD: 'Vydaný předpis se nemění. Oprava je další zápis na účtu jednotky.',
      MONTH: 'Za měsíc',
      AMOUNT: 'O kolik (Kč)',
      AMOUNT_HINT: 'S minusem se předpis sníží.',
      REASON: 'Důvod',
      YES: 'Zapsat opravu',
      LIST: 'Opravy',
      ONE: '{unit}, {month}: {amount}',
      BY: '{reason} ({name}, {day})',
    },

    ISSUE: {
      OPEN: 'Vydat předpis',
      WARN: 'Vydaný předpis už nejde změnit, jen doplnit opravou.',
      FIRST:
        '{count, plural, one {Nejdřív ověřte # jednotku.} few {Nejdřív ověřte # jednotky.} many {Nejdřív ověřte # jednotky.} other {Nejdřív ověřte # jednotek.}}',
      TITLE:
        '{count, plural, one {Vydat {name} pro # jednotku?} few {Vydat {name} pro # jednotky?} many {Vydat {name} pro # jednotky?} other {Vydat {name} pro # jednotek?}}',
      TEXT: 'Platby se zapíšou na účty jednotek a vlastníkům odejdou e-maily. Vydaný předpis už nejde změnit.',
      NOT_YET: 'Ještě ne',
    },

    DELETE: {
      OPEN: 'Smazat',
      TITLE: 'Smazat {name}?',
      TEXT: 'Předpis nikdo nedostal. Potvrzené údaje jednotek zmizí s ním.',
      YES: 'Smazat předpis',
    },

    FORM: {
      MAIN: 'Předpis',
      NAME: 'Název',
      NAMED: 'Předpis na rok {year}',
      FROM: 'První měsíc',
      MONTHS: 'Kolik měsíců',
      DUE: 'Splatnost vždy do dne',
      CROWNS: 'Zaokrouhlit měsíce na celé koruny',
      CROWNS_HINT: 'Rozdíl uvidíte v náhledu.',
      GROUND: 'O co se opírá',
      RESOLUTION: 'Usnesení',
      NONE: 'Bez usnesení',
      REASON: 'Proč bez usnesení',
      REASON_HINT: 'Třeba: výši příspěvků určují stanovy.',
      SAVE: 'Založit předpis',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'prescriptions/screens': typeof cs;
  }
}
