/** Prints, posters and templates of messages. */
const cs = {
  MESSAGE_EXTRAS: {
    PRINT: {
      DO: 'Vytisknout',
      POSTER_DO: 'Plakát na dveře',
    },

    TEMPLATES: {
      USE: 'Použít šablonu',
      TITLE: 'Vyberte šablonu',
      USUAL: 'Obvyklé zprávy',
      OURS: 'Šablony domu',
      NONE: 'Dům zatím vlastní šablony nemá. Uložíte ji z nabídky u zprávy.',
      OVER_TITLE: 'Přepsat, co je napsáno?',
      OVER_TEXT: 'Nadpis, text a druh zprávy nahradí šablona.',
      OVER_YES: 'Použít šablonu',
      SAVE: 'Uložit jako šablonu',
      NAME: 'Název šablony',
      NAME_HINT: 'Podle něj ji příště najdete. Uloží se nadpis, text a druh zprávy.',
      CREATED: 'Šablona je uložená.',
      DELETED: 'Šablona je smazaná.',
      DELETE_DO: 'Smazat šablonu {name}',
      DELETE_TITLE: 'Smazat šablonu {name}?',
      DELETE_TEXT: 'Zpráv, které z ní vznikly, se to netýká.',
      DELETE_YES: 'Smazat šablonu',
    },

    USUAL: {
      water: {
        NAME: 'Odstávka vody',
        TITLE: 'Odstávka vody [datum]',
        TEXT: 'Vážení sousedé,\n\ndne [datum] od [hodina] do [hodina] nepoteče [studená / teplá] voda. Důvodem je [oprava / výměna ventilu].\n\nProsíme, zavřete před odstávkou všechny kohoutky a po obnovení dodávky nechte vodu chvíli odtéct. Může být zakalená.\n\nS dotazy se obraťte na [jméno a telefon].',
      },

      meters: {
        NAME: 'Odečty měřidel',
        TITLE: 'Odečty vodoměrů a měřidel tepla [datum]',
        TEXT: 'Vážení sousedé,\n\nodečty vodoměrů a měřidel tepla proběhnou dne [datum] od [hodina] do [hodina]. Technik firmy [firma] se prokáže průkazem.\n\nProsíme, zajistěte přístup k měřidlům v koupelně a u radiátorů. Kdo nebude doma, domluví si náhradní termín na čísle [telefon].',
      },

      inspection: {
        NAME: 'Revize',
        TITLE: 'Revize [plynu / elektřiny / hasicích přístrojů] [datum]',
        TEXT: 'Vážení sousedé,\n\ndne [datum] od [hodina] do [hodina] proběhne revize [čeho]. Revizní technik potřebuje přístup do [kam].\n\nKdo nemůže být doma, předá klíče sousedovi nebo si do [datum] domluví jiný termín na čísle [telefon].',
      },

      cleaning: {
        NAME: 'Úklid domu',
        TITLE: 'Společný úklid [místo] [datum]',
        TEXT: 'Vážení sousedé,\n\ndne [datum] od [hodina] uklízíme [místo]. Sejdeme se [kde].\n\nS sebou si vezměte [rukavice]. Věci, které na společné chodbě zůstanou po [datum], odvezeme.',
      },

      assembly: {
        NAME: 'Shromáždění',
        TITLE: 'Shromáždění vlastníků [datum]',
        TEXT: 'Vážení vlastníci,\n\nshromáždění se koná dne [datum] v [hodina], [místo]. Prezence začíná v [hodina].\n\nProgram a podklady najdete v příloze. Kdo nemůže přijít, může dát plnou moc jinému vlastníkovi.',
      },

      pests: {
        NAME: 'Deratizace',
        TITLE: 'Deratizace a dezinsekce [datum]',
        TEXT: 'Vážení sousedé,\n\ndne [datum] od [hodina] firma [firma] ošetří [sklepy / chodby / šachty] proti hlodavcům a hmyzu.\n\nUkliďte prosím ze sklepů potraviny a krmivo. Děti a zvířata k nástrahám nepouštějte. Nástrahy zůstanou do [datum].',
      },

      lift: {
        NAME: 'Porucha výtahu',
        TITLE: 'Výtah ve vchodu [vchod] nejede',
        TEXT: 'Vážení sousedé,\n\nvýtah ve vchodu [vchod] je od [datum a hodina] mimo provoz. Servis je objednaný, oprava má být hotová do [datum].\n\nKdo potřebuje pomoct s nákupem nebo se schody, ať se ozve na [jméno a telefon].',
      },

      heating: {
        NAME: 'Topná sezona',
        TITLE: 'Začátek topné sezony [datum]',
        TEXT: 'Vážení sousedé,\n\nod [datum] topíme. Prosíme, otevřete ventily radiátorů naplno, ať se soustava odvzdušní, a zkontrolujte, zda nikde nekape.\n\nKdyby některý radiátor netopil do [datum], napište nám hlášení nebo zavolejte na [telefon].',
      },
    },

    ERRORS: {
      NAME_TAKEN: 'Šablonu tohoto názvu dům už má. Zvolte jiný.',
      TOO_MANY: 'Dům má už sto šablon. Nejdřív některou smažte.',
      NO_TEMPLATE: 'Tato šablona tu není. Možná byla smazána.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'messages/extras': typeof cs;
  }
}
