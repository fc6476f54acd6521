/** What the law says to the settings of a vote; informative, never a ban. */
export default {
  VOTE: {
    LAW: {
      INFORMATIVE:
        'Pomůcka vychází ze znění občanského zákoníku účinného od {since}, naposledy porovnaného {asOf}. Nenahrazuje právní radu.',
      BASES: {
        assembly:
          'Shromáždění je schopné usnášet se, když jsou přítomni vlastníci s většinou všech hlasů, a rozhoduje většina hlasů přítomných (§ 1206).',
        perRollam:
          'Mimo shromáždění rozhoduje většina hlasů všech vlastníků v domě. Kdo nehlasuje, toho hlas se počítá, jako by návrh nepodpořil (§ 1214).',
        electronic:
          'Hlasovat technickými prostředky lze, když to připouštějí stanovy. Rozhoduje většina hlasů všech vlastníků (§ 158 odst. 2).',
        poll: 'Anketa zjišťuje názor. Nikoho nezavazuje a usnesení shromáždění nenahrazuje.',
      },
      DIFFERS: {
        BELOW_HALF:
          'Podle nastavení se rozhodnout dá, zákon ale chce účast vlastníků s víc než polovinou všech hlasů (§ 1206).',
        SUBSTITUTE_ONLY:
          'Podle nastavení se rozhodnout dá, zákon ale chce účast vlastníků s víc než polovinou všech hlasů (§ 1206). Taková účast stačí jen na náhradním shromáždění, když ho stanovy připouštějí (§ 1210).',
        STRICTER: 'Zákonu by taková účast stačila (§ 1206), hlasování ale má nastavenou vyšší.',
        NO_QUORUM_IN_LAW: 'Zákon tu žádnou nejmenší účast nechce, hlasování ji ale má nastavenou.',
      },
      PRESETS: {
        assembly: {
          NAME: 'Shromáždění',
          WHY: 'Alespoň polovina všech hlasů přítomna, rozhoduje víc než polovina přítomných. Zákon chce přítomnou víc než polovinu (§ 1206).',
        },
        perRollam: {
          NAME: 'Mimo shromáždění (per rollam)',
          WHY: 'Rozhoduje víc než polovina hlasů všech vlastníků, účast sama se neposuzuje (§ 1214).',
        },
        electronic: {
          NAME: 'Elektronicky podle stanov',
          WHY: 'Rozhoduje víc než polovina hlasů všech vlastníků. Stanovy musí technické prostředky připouštět (§ 158 odst. 2).',
        },
        poll: { NAME: 'Anketa', WHY: 'Zjistí názor domu. Výsledek nikoho nezavazuje.' },
        substitute: {
          NAME: 'Náhradní shromáždění',
          WHY: 'Stačí přítomných alespoň 40 % všech hlasů, když náhradní shromáždění připouštějí stanovy (§ 1210).',
        },
        twoThirds: {
          NAME: 'Dvě třetiny přítomných',
          WHY: 'Pro rozhodnutí, u kterých stanovy žádají alespoň dvě třetiny hlasů přítomných (§ 1206).',
        },
        threeQuarters: {
          NAME: 'Tři čtvrtiny přítomných',
          WHY: 'Pro rozhodnutí, u kterých stanovy žádají alespoň tři čtvrtiny hlasů přítomných (§ 1206).',
        },
        majorityOfAll: {
          NAME: 'Většina všech na shromáždění',
          WHY: 'Víc než polovina hlasů všech vlastníků, třeba u změny prohlášení, se kterou dotčení souhlasili písemně (§ 1169).',
        },
        everyone: {
          NAME: 'Souhlas všech',
          WHY: 'Souhlasit musí všichni vlastníci, třeba když se mění podíly všech (§ 1169).',
        },
      },
    },
  },
};
