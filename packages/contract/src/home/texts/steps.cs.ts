/** The first steps of a house, for who has just come to its head. */
const cs = {
  STEPS: {
    TITLE: 'Vítejte v čele domu',
    LEAD: '{done, plural, =0 {Sedm kroků a dům běží.} one {Hotový je # krok ze sedmi.} few {Hotové jsou # kroky ze sedmi.} many {Hotovo je # kroku ze sedmi.} other {Hotových je # kroků ze sedmi.}} {done, plural, =0 {Zaberou} other {Zbytek zabere}} asi {minutes} minut a kdykoli se k nim můžete vrátit.',
    WHOLE: 'Všech sedm kroků je hotových. Dům může začít.',
    LIST: 'Kroky domu',
    NOW: 'Krok {at} ze 7, asi {minutes, plural, one {# minuta} few {# minuty} many {# minuty} other {# minut}}',
    SKIP: 'Přeskočit na: {name}',
    HIDE: 'Skrýt kroky',
    PAGE: 'První kroky domu',
    HAND: 'Předat krok někomu z výboru',
    YOURS: 'Předáno vám: {name}',
    YOURS_MANY:
      '{count, plural, one {Předán vám je # krok domu} few {Předané vám jsou # kroky domu} many {Předáno vám je # kroku domu} other {Předáno vám je # kroků domu}}',
    HANDED: 'Krok má na starosti {name}{by, select, none {} other { (předává {by})}}.',
    MINE: 'Tenhle krok máte na starosti vy{by, select, none {} other { (předává {by})}}.',
    MAILED: '{name} má krok na starosti a dostane o něm e-mail.',
    TOLD: '{name} má krok na starosti. E-mail o něm už za poslední den odešel, další neposíláme.',
    TAKEN: 'Krok je zase na vás.',
    TAKE_BACK: 'Vzít krok zpět',
    ERRORS: { NOT_HELPER: 'Krok jde předat jen někomu z výboru, kdo smí upravovat společenství.' },

    NAMES: {
      house: 'Dům a vchody',
      units: 'Jednotky',
      owners: 'Vlastníci',
      contacts: 'Kontakty',
      committee: 'Výbor a role',
      statutes: 'Stanovy',
      invitations: 'Pozvánky',
    },

    TITLES: {
      house: 'Popište dům a jeho vchody',
      units: 'Nahrajte jednotky a podíly',
      owners: 'Doplňte vlastníky',
      contacts: 'Doplňte sousedům kontakty',
      committee: 'Rozdělte role ve výboru',
      statutes: 'Opište ze stanov, jak dům rozhoduje',
      invitations: 'Pozvěte sousedy',
    },

    TEXTS: {
      house: 'Název, adresa a vchody stojí na každém papíru, který z portálu odejde.',
      units: 'Podíly všech jednotek musí dát dohromady 100 %. Stačí tabulka, nebo je načteme z katastru.',
      owners: 'Bez vlastníků se nedá hlasovat ani svolat shromáždění.',
      contacts: 'Bez e-mailu nebo telefonu se člověk nedozví o hlasování ani o havárii. Stačí tabulka, kterou už máte.',
      committee: 'Práce se dá rozdělit: dejte role lidem z výboru, správě a kontrole.',
      statutes: 'Většiny, lhůty a limity se pak hlídají podle vašich stanov, ne jen podle zákona.',
      invitations: 'Kdo má e-mail, dostane odkaz. Kdo ho nemá, dostane dopis s kódem.',
    },

    DETAILS: {
      house:
        '{entrances, plural, =0 {zatím žádný vchod} one {# vchod} few {# vchody} many {# vchodu} other {# vchodů}}',
      units:
        '{units, plural, =0 {zatím žádná} one {# jednotka} few {# jednotky} many {# jednotky} other {# jednotek}}{whole, select, yes {, 100 %} other {}}',
      owners: '{units, plural, =0 {zatím žádný} other {vlastníka má {owned} z(e) {units}}}',
      contacts: 'e-mail má {withEmail} z(e) {people}',
      committee: '{officers, plural, one {# člověk} few {# lidé} many {# člověka} other {# lidí}}',
      statutes: '{written, select, yes {zapsané} other {zatím podle zákona}}',
      invitations: '{forgotten, plural, =0 {bez pozvánky nikdo} other {bez pozvánky #}}',
    },

    DO: {
      house: 'Upravit dům',
      units: 'Nahrát tabulku jednotek',
      owners: 'Otevřít jednotky',
      contacts: 'Nahrát tabulku kontaktů',
      committee: 'Otevřít sousedy',
      statutes: 'Otevřít nastavení',
      invitations: 'Otevřít pozvánky',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'home/steps': typeof cs;
  }
}
