/** What the law says to the settings of a vote; informative, never a ban. */
const cs = {
  VOTE: {
    LAW: {
      INFORMATIVE:
        'Pomůcka vychází ze znění občanského zákoníku účinného od {since}, sepsaná {asOf}. Právník ji nekontroloval a právní radu nenahrazuje.',

      BASES: {
        assembly:
          'Shromáždění je schopné usnášet se, když jsou přítomni vlastníci s většinou všech hlasů, a rozhoduje většina hlasů přítomných (§ 1206).',
        perRollam:
          'Mimo shromáždění rozhoduje většina hlasů všech vlastníků v domě. Kdo nehlasuje, toho hlas se počítá, jako by návrh nepodpořil (§ 1214).',
        electronic:
          'Hlasovat technickými prostředky lze, když to připouštějí stanovy. Rozhoduje většina hlasů všech vlastníků (§ 158 odst. 2).',
        poll: 'Zjišťuje se jen názor. Nikoho nezavazuje a usnesení shromáždění nenahrazuje.',
      },

      DIFFERS: {
        BELOW_HALF:
          'Podle nastavení se rozhodnout dá, zákon ale chce účast vlastníků s víc než polovinou všech hlasů (§ 1206).',
        SUBSTITUTE_ONLY:
          'Podle nastavení se rozhodnout dá, zákon ale chce účast vlastníků s víc než polovinou všech hlasů (§ 1206). Taková účast stačí jen na náhradním shromáždění, když ho stanovy připouštějí (§ 1210).',
        STRICTER: 'Zákonu by taková účast stačila (§ 1206), hlasování ale má nastavenou vyšší.',
        NO_QUORUM_IN_LAW: 'Zákon tu žádnou nejmenší účast nechce, hlasování ji ale má nastavenou.',
      },

      WARN: {
        ENDS_IN_PAST: 'Konec hlasování už uplynul. Posuňte ho na pozdější dobu.',
        NO_END: 'Hlasování nemá konec. Návrh musí říct, do kdy se vlastníci mají vyjádřit (§ 1211).',
        PER_ROLLAM_DAYS:
          'Na vyjádření musí být aspoň {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}, počítá se od následujícího dne (§ 1211, § 605). Hlasování má trvat nejméně do konce dne {earliest}.',
        ELECTRONIC_DAYS:
          'Pro hlasování technickými prostředky zákon lhůtu neurčuje. Podle pravidel pro rozhodování mimo shromáždění by mělo trvat {days, plural, one {# den} few {# dny} many {# dne} other {# dní}}, tedy do konce dne {earliest} (§ 1211).',
        NOTICE:
          'Mezi pozvánkou a shromážděním má být {days, plural, one {# celý den} few {# celé dny} many {# celého dne} other {# celých dní}}. Dnes pozvané shromáždění může být nejdřív {earliest} (§ 249 a § 1221).',
        ELECTRONIC_STATUTES:
          'Stanovy podle nastavení společenství hlasování technickými prostředky nepřipouštějí. Bez toho může být výsledek napaden (§ 158 odst. 2).',
        SIGNATURE:
          'Zákon chce u rozhodování mimo shromáždění vlastnoruční podpis na listině s úplným zněním návrhu. Jestli stačí hlas online, je sporné; jistější je podepsaný hlasovací lístek (§ 1212).',
        PER_ROLLAM_STATUTES:
          'Mimo shromáždění lze rozhodovat, když to připouštějí stanovy, nebo když shromáždění nebylo schopné se usnášet (§ 1211).',
        POLL: 'Zjištění názoru nikoho nezavazuje a usnesení nenahrazuje.',
        QUORUM_EXTRA:
          'Zákon u tohoto způsobu žádnou nejmenší účast nechce. S nastavenou účastí se platné rozhodnutí může ukázat jako nepřijaté (§ 1214).',
        QUORUM_HALF:
          'Podle nastavení stačí přesně polovina všech hlasů, zákon chce víc než polovinu. Výsledek ukáže obojí (§ 1206).',
        QUORUM_BELOW: 'Zákon chce účast vlastníků s víc než polovinou všech hlasů (§ 1206).',
        QUORUM_STATUTES: 'Stanovy chtějí přítomných víc než {percent} % všech hlasů, nastavená účast je nižší.',
        SUBSTITUTE: 'Účast pod polovinou všech hlasů stačí jen na náhradním shromáždění (§ 1210).',
        SUBSTITUTE_STATUTES:
          'Účast pod polovinou všech hlasů stačí jen na náhradním shromáždění, a to stanovy podle nastavení společenství nepřipouštějí (§ 1210).',
        ACCEPT_BELOW: 'K přijetí má být potřeba víc než polovina hlasů; nastaveno je méně (§ 1206, § 1214).',
        OF_PRESENT: 'Mimo shromáždění se většina počítá ze všech hlasů v domě, ne jen z odevzdaných (§ 1214).',
        ACCEPT_NEVER: 'Víc než 100 % hlasů nikdo nezíská. Pro souhlas všech zvolte „alespoň“.',
        TWO_THIRDS: 'Pokud mají stačit dvě třetiny, nastavte zlomek 2/3. Procenta ho vyjádří jen přibližně.',
        WITHOUT_VOTER:
          '{count, plural, one {# skupina spoluvlastníků nemá společného zástupce a nemůže hlasovat online, do základu se ale počítá.} few {# skupiny spoluvlastníků nemají společného zástupce a nemohou hlasovat online, do základu se ale počítají.} many {# skupiny spoluvlastníků nemá společného zástupce a nemůže hlasovat online, do základu se ale počítá.} other {# skupin spoluvlastníků nemá společného zástupce a nemůže hlasovat online, do základu se ale počítá.}} Zástupce doplníte u jednotek (§ 1185).',
      },

      PRESETS: {
        assembly: {
          NAME: 'Víc než polovina přítomných',
          WHY: 'Shromáždění rozhoduje víc než polovinou hlasů přítomných, když je přítomna víc než polovina všech hlasů (§ 1206).',
        },

        perRollam: {
          NAME: 'Víc než polovina všech',
          WHY: 'Rozhoduje víc než polovina hlasů všech vlastníků, účast sama se neposuzuje (§ 1214).',
        },

        electronic: {
          NAME: 'Víc než polovina všech',
          WHY: 'Rozhoduje víc než polovina hlasů všech vlastníků. Stanovy musí technické prostředky připouštět (§ 158 odst. 2).',
        },

        poll: {
          NAME: 'Zjištění názoru',
          WHY: 'Zjistí názor domu. Výsledek nikoho nezavazuje.',
        },

        substitute: {
          NAME: 'Náhradní shromáždění',
          WHY: 'Stačí přítomných alespoň 40 % všech hlasů, když náhradní shromáždění připouštějí stanovy; rozhoduje víc než polovina přítomných (§ 1210).',
        },

        twoThirds: {
          NAME: 'Alespoň dvě třetiny přítomných',
          WHY: 'Pro rozhodnutí, u kterých zákon nebo stanovy žádají dvě třetiny hlasů přítomných; přesně dvě třetiny stačí. Přítomna musí být víc než polovina všech hlasů (§ 1206).',
        },

        threeQuarters: {
          NAME: 'Alespoň tři čtvrtiny přítomných',
          WHY: 'Pro rozhodnutí, u kterých zákon nebo stanovy žádají tři čtvrtiny hlasů přítomných; přesně tři čtvrtiny stačí. Přítomna musí být víc než polovina všech hlasů (§ 1206).',
        },

        majorityOfAll: {
          NAME: 'Víc než polovina všech',
          WHY: 'Víc než polovina hlasů všech vlastníků, třeba u změny prohlášení, se kterou dotčení souhlasili písemně (§ 1169).',
        },

        twoThirdsOfAll: {
          NAME: 'Alespoň dvě třetiny všech',
          WHY: 'Dvě třetiny hlasů všech vlastníků; přesně dvě třetiny stačí. Žádají je stanovy nebo prohlášení, místo v zákoně si ověřte (§ 1206).',
        },

        threeQuartersOfAll: {
          NAME: 'Alespoň tři čtvrtiny všech',
          WHY: 'Tři čtvrtiny hlasů všech vlastníků; přesně tři čtvrtiny stačí. Žádají je stanovy nebo prohlášení, místo v zákoně si ověřte (§ 1206).',
        },

        everyoneAtAssembly: {
          NAME: 'Souhlas všech',
          WHY: 'Souhlasit musí všichni vlastníci, třeba když se mění podíly všech. Místo v zákoně si ověřte, novela z roku 2020 je přesunula (§ 1169, dříve § 1214).',
        },

        perRollamTwoThirds: {
          NAME: 'Alespoň dvě třetiny všech',
          WHY: 'Dvě třetiny hlasů všech vlastníků; přesně dvě třetiny stačí. Vyšší většinu než polovinu žádá zákon nebo stanovy (§ 1214).',
        },

        perRollamThreeQuarters: {
          NAME: 'Alespoň tři čtvrtiny všech',
          WHY: 'Tři čtvrtiny hlasů všech vlastníků; přesně tři čtvrtiny stačí. Vyšší většinu než polovinu žádá zákon nebo stanovy (§ 1214).',
        },

        everyone: {
          NAME: 'Souhlas všech',
          WHY: 'Souhlasit musí všichni vlastníci, třeba když se mění podíly všech. Místo v zákoně si ověřte, novela z roku 2020 je přesunula (§ 1169, dříve § 1214).',
        },

        electronicTwoThirds: {
          NAME: 'Alespoň dvě třetiny všech',
          WHY: 'Dvě třetiny hlasů všech vlastníků; přesně dvě třetiny stačí. Stanovy musí technické prostředky připouštět (§ 158 odst. 2).',
        },

        electronicThreeQuarters: {
          NAME: 'Alespoň tři čtvrtiny všech',
          WHY: 'Tři čtvrtiny hlasů všech vlastníků; přesně tři čtvrtiny stačí. Stanovy musí technické prostředky připouštět (§ 158 odst. 2).',
        },

        electronicEveryone: {
          NAME: 'Souhlas všech',
          WHY: 'Souhlasit musí všichni vlastníci. Stanovy musí technické prostředky připouštět (§ 158 odst. 2).',
        },
      },
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'votes/law': typeof cs;
  }
}
