/** Sections of the detail of the association that its committee works in. */
const cs = {
  NAMING: {
    TITLE: 'Jmenování předsedy podle usnesení',
    TEXT: '{person} se má stát předsedou výboru. Zapsala to správa portálu podle přiloženého usnesení, protože v domě nezbyl nikdo, kdo by funkci mohl předat. Platit začne {at}, pokud žádný vlastník nenamítne.',
    FILE: 'Usnesení: {name}',
    OBJECT: 'Podat námitku',
    OBJECT_TITLE: 'Podat námitku proti jmenování?',
    OBJECT_TEXT: 'Jmenování se tím zastaví a všichni vlastníci to dostanou e-mailem.',
    OBJECTED: 'Námitka je podaná, jmenování se zastavilo.',
    WITHDRAW: 'Vzít jmenování zpět',
    WITHDRAWN: 'Jmenování je vzaté zpět.',
    START: 'Jmenovat předsedu podle usnesení',
    START_TEXT:
      'V domě nezbyl nikdo, kdo by mohl předat funkci. Přiložte usnesení shromáždění nebo výboru: všichni vlastníci dostanou e-mail a tři dny mohou namítnout.',
    PERSON: 'Nový předseda výboru',
    EMAIL: 'E-mail, na který přijde pozvánka',
    EMAIL_HINT: 'Nechte prázdné, když platí adresa, kterou dům zná.',
    PAPER: 'Usnesení (PDF nebo fotografie)',
    PAPER_CHOOSE: 'Vybrat soubor',
    PAPER_MISSING: 'Přiložte usnesení.',
    SUBMIT: 'Jmenovat a oznámit vlastníkům',
    MADE: 'Jmenování je zapsané a vlastníci o něm dostanou e-mail.',
    NOT_FOUND: 'Toto jmenování už neběží.',
    SOMEBODY_CAN: 'V domě je někdo, kdo funkci předat může. Jmenování mu nechte.',
    RUNS: 'Jedno jmenování už běží. Počkejte, až skončí, nebo ho vezměte zpět.',
    NO_EMAIL: 'U člověka není žádný e-mail. Napište, kam má přijít pozvánka.',
    FILE_TYPE: 'Usnesení přiložte jako PDF, JPEG, PNG nebo WebP.',
    OWNERS_ONLY: 'Námitku může podat jen vlastník jednotky.',
  },

  HOUSE: {
    INFORMATION: {
      EDIT: 'Upravit údaje',
      TITLE: 'Úprava údajů',
      ADDRESS: 'Adresa',
      CONTACT: 'Kontakty',
      MONEY: 'Účet a datová schránka',
      INVOICE_HINT: 'Sem chodí faktury za portál. Vidí ho jen výbor a správce.',
      BANK_HINT: 'Číslo účtu s kódem banky, třeba 19-2000145399/0800.',
      DATA_BOX_HINT: 'Sedm písmen a číslic, třeba d7jbx5m.',
      DIC_HINT: 'Začíná písmeny CZ. Pokud společenství DIČ nemá, nechte pole prázdné.',
      ENTRANCE: 'Název vchodu',
      ENTRANCE_STREET: 'Ulice vchodu',
      ENTRANCE_ADD: 'Přidat vchod',
      ENTRANCE_REMOVE: 'Odebrat vchod {name}',
      ENTRANCES_HINT: 'Odebrat jde jen vchod, který nic nepoužívá.',
    },

    STORAGE: {
      TITLE: 'Soubory domu',
      USED: 'Zabráno {used} z {limit}',
      OWN: 'Místo je určené zvlášť pro toto společenství.',
      USUAL: 'Tolik dává portál každému společenství.',
      FULL: 'Víc souborů už nejde nahrát.',
      CHANGE: 'Změnit místo',
      CHANGE_TITLE: 'Místo pro soubory',
      BYTES: 'Místo v GB',
      BYTES_HINT:
        'Prázdné pole znamená tolik, kolik dává portál každému. Co už je nahrané, zůstane, i když je toho víc.',
      SAVED: 'Místo pro soubory je změněné.',
      RANGE: 'Zadejte od 1 MB do 100 TB.',
    },

    LOGO: {
      TITLE: 'Logo',
      HINT: 'Ukazuje se v záhlaví místo domovní cedulky.',
      SAVED: 'Logo je uložené.',
      REMOVED: 'Logo je smazané.',
    },

    CHAIR: {
      CHANGE: 'Změnit předsedu',
      ELECT: 'Zvolit předsedu',
      NEW: 'Nový předseda',
      NEW_HINT: 'Osoba z domu, která má přístup do portálu.',
      FORMER: 'Nová role dosavadního předsedy',
      FORMER_HINT: 'Teď výbor vede {name}.',
      CONSEQUENCE: 'Nový předseda hned získá všechna práva předsedy. Výbor o změně dostane e-mail.',
    },

    SETTINGS: {
      SOLVER_UNKNOWN: 'Řešit hlášení může jen člen výboru nebo správce s přístupem do portálu. Vyberte někoho z nich.',
      MODULES: 'Moduly',
      MODULES_HINT: 'Vypnutý modul zmizí všem v domě. Co je v něm zapsané, zůstává a po zapnutí se vrátí.',

      MODULE: {
        events: {
          NAME: 'Kalendář událostí',
          OFF: 'Bez něj v menu, na nástěnce i v hledání zmizí události domu a připomenutí neodejdou.',
        },

        rooms: {
          NAME: 'Jednotky',
          OFF: 'Bez něj v menu, na nástěnce i v hledání zmizí seznam jednotek, vlastníků a podílů.',
        },

        messages: {
          NAME: 'Zprávy',
          OFF: 'Bez něj v menu, na nástěnce i v hledání zmizí zprávy domu a nová oznámení neodejdou.',
        },

        members: {
          NAME: 'Sousedé',
          OFF: 'Nedá se vypnout: bez sousedů by do domu nikdo nevstoupil.',
        },

        vote: {
          NAME: 'Hlasování',
          OFF: 'Bez něj v menu, na nástěnce i v hledání zmizí hlasování. Běžící hlasování se tím nezastaví.',
        },

        svj: {
          NAME: 'Detail společenství',
          OFF: 'Nedá se vypnout: odtud se moduly zapínají.',
        },

        acceptRead: {
          NAME: 'Potvrzení o přečtení',
          OFF: 'Bez něj portál nikoho nežádá o potvrzení, že si zprávu přečetl. Dřívější potvrzení zůstávají.',
        },
        meetingOwners: {
          NAME: 'Shromáždění vlastníků',
          OFF: 'Bez nich výbor pozvánky posílá jinak. Dosavadní shromáždění zůstanou schovaná.',
        },
        gallery: {
          NAME: 'Fotogalerie',
          OFF: 'Bez ní v menu i v hledání zmizí alba s fotkami domu. Nic se nesmaže.',
        },
        documents: {
          NAME: 'Dokumenty',
          OFF: 'Bez nich v menu i v hledání zmizí složky a soubory domu, i ty přiložené ke zprávám. Nic se nesmaže.',
        },
        discussion: {
          NAME: 'Diskuze',
          OFF: 'Bez nich sousedé nemají kde věci probrat. Dosavadní diskuze zůstanou schované.',
        },
        reports: {
          NAME: 'Hlášení',
          OFF: 'Bez nich sousedé nemají kde nahlásit závadu. Dosavadní hlášení zůstanou schovaná.',
        },
        survey: {
          NAME: 'Ankety',
          OFF: 'Bez nich se dům sousedů neptá na názor. Dosavadní ankety a výsledky zůstanou schované.',
        },
        contact: {
          NAME: 'Adresář kontaktů',
          OFF: 'Bez něj sousedé nenajdou firmy, úřady ani nouzová čísla. Zapsané kontakty zůstanou schované.',
        },
      },
      STATUTES: 'Co říkají stanovy o rozhodování',
      STATUTES_HINT:
        'Podle stanov vašeho společenství. Kde mlčí, platí zákon, a tak je to i přednastavené. Není to právní rada.',
      ELECTRONIC: 'Stanovy dovolují hlasovat elektronicky',
      ELECTRONIC_HINT:
        'Rozhodovat s využitím technických prostředků jde, když to stanovy připouštějí (§ 158 odst. 2 občanského zákoníku).',
      PER_ROLLAM: 'Stanovy dovolují rozhodovat mimo shromáždění',
      PER_ROLLAM_HINT: 'Bez toho jde per rollam jen po shromáždění, které se nesešlo v dostatečném počtu (§ 1211).',
      PER_ROLLAM_DAYS: 'Lhůta k vyjádření mimo shromáždění (dny)',
      PER_ROLLAM_DAYS_HINT: 'Nejméně 15 dnů, pokud stanovy neurčí delší (§ 1211).',
      NOTICE_DAYS: 'Pozvánka na shromáždění předem (dny)',
      NOTICE_DAYS_HINT: 'Když stanovy mlčí, nejméně 30 dnů; stanovy často určují 15 (§ 249 a § 1221).',
      QUORUM: 'Shromáždění rozhoduje, když je přítomno více než (% hlasů)',
      QUORUM_HINT: 'Zákon žádá většinu všech hlasů, tedy více než 50 %; stanovy mohou žádat víc (§ 1206).',
      SUBSTITUTE: 'Stanovy dovolují náhradní shromáždění',
      SUBSTITUTE_HINT: 'Náhradnímu shromáždění stačí 40 % všech hlasů (§ 1210).',
      SPENDING: 'Do kolika korun rozhoduje výbor',
      SPENDING_HINT:
        'Nad touto částkou rozhoduje podle stanov shromáždění (§ 1208); požadavky ke schválení na to upozorní. Prázdné pole znamená, že stanovy hranici nemají.',
      SPENDING_SECTION: 'Článek stanov o výdajích',
      SPENDING_SECTION_HINT: 'Například „čl. 9 odst. 3“.',
      PROXY_LIMIT: 'Kolik účastníků hlasování smí jeden člověk zastupovat',
      PROXY_LIMIT_HINT:
        'Účastník je jednotka, nebo jednotky týchž vlastníků. Zákon počet neomezuje; prázdné pole znamená bez omezení.',
      PROXY_WHO: 'Kdo smí zastupovat',
      PROXY_WHO_HINT: 'Zákon dovoluje zastoupení kýmkoli; stanovy ho mohou zúžit.',

      PROXY: {
        anyone: 'Kdokoli s plnou mocí',
        owners: 'Jen vlastníci v domě',
      },
      PROXY_VERIFIED: 'Plná moc potřebuje úředně ověřený podpis',
      PROXY_VERIFIED_HINT: 'Zákon pro hlasování ověření nežádá; některé stanovy ano.',
      SOLVER: 'Kdo řeší nová hlášení závad',
      SOLVER_FIELD: 'Výchozí řešitel',
      SOLVER_HINT: 'Necháte-li pole prázdné, dostane hlášení předseda výboru, a když není, správce domu.',
      SOLVER_LOST:
        '{name} už hlášení řešit nemůže.{instead, select, none { Nikdo jiný v domě také ne, nová hlášení nejde podat.} other { Nová dostává {instead}.}}',
      SOLVERS_HINT: 'Některý druh může dostávat někdo jiný:',
      SOLVERS_DEFAULT: 'Výchozí řešitel',
      DAYS: 'Do kdy se hlášení řeší',
      DAYS_HINT:
        'Kalendářní dny od nahlášení. Když poslední den vyjde na víkend nebo svátek, posune se na nejbližší pracovní. Den po termínu to řekneme řešiteli, po dalších třech předsedovi.',
      DAYS_NONE: 'bez termínu',
      SAVE: 'Uložit nastavení',
    },

    VISITS: {
      HINT: 'Správa portálu vstupuje do domu jen s důvodem, nejdéle na hodinu, a výbor o tom ví.',
      NONE_TITLE: 'Správa portálu v domě nebyla',
      NONE_TEXT: 'Každou návštěvu uvidíte tady i s důvodem.',
      UNNAMED: 'správa portálu',
      RUNNING: 'právě běží',
      OVER: 'skončila',
      READS: 'jen čtení',
      WRITES: 'čtení i změny',
      SPAN: '{from} až {to}',
      NONE: 'Žádná návštěva neběží.',
      NOT_ALLOWED:
        'Tohle návštěva správy portálu nesmí: o hlasech, lidech, podílech a rolích rozhoduje dům sám. Požádejte prosím výbor.',
      HOME_ONLY: 'E-mail domu si přečtete jen při návštěvě v tomto domě.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'association/house': typeof cs;
  }
}
