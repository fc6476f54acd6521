/** Entrances of the demonstration, its bar and its guided path. */
const cs = {
  DEMO: {
    ERRORS: {
      TRIED:
        'V ukázce se nic neuloží. Takhle by se to uložilo{mails, plural, =0 {} one { a odešel by # e-mail} few { a odešly by # e-maily} many { a odešlo by # e-mailu} other { a odešlo by # e-mailů}}.',
      EXPORT: 'V ukázce se data nevyvážejí. Tisknout jde, tisky nesou nápis UKÁZKA.',
    },
    TITLE: 'Kým chcete v ukázkovém domě být?',
    NOTHING_SAVED: 'Všechno si můžete zkusit, nic se neuloží.',
    NO_PASSWORD: 'Heslo není potřeba a domem se dá projít znovu jako někdo jiný.',
    ENTER: 'Vejít',
    ENTER_AS: 'Vejít jako {part}',
    GUIDE: 'Provést mě domem v sedmi zastaveních',
    GUIDE_HINT: 'Průvodce jde kdykoli zavřít.',
    HOUSE:
      '{house}, {town}. Dům, lidé i čísla jsou vymyšlené, dny jdou podle dnešního kalendáře. Tisky nesou nápis UKÁZKA.',
    AS: {
      chair: '{sex, select, male {předseda} female {předsedkyně} other {předseda výboru}}',
      owner: '{sex, select, male {vlastník} female {vlastnice} other {vlastník bytu}}',
      tenant: '{sex, select, male {nájemník} female {nájemnice} other {nájemník bytu}}',
      audit: 'kontrola',
      manager: '{sex, select, male {správce} female {správkyně} other {správce domu}}',
      portal: 'správa portálu',
    },
    PARTS: {
      chair: '{sex, select, male {Předseda} female {Předsedkyně} other {Předseda výboru}}',
      owner: '{sex, select, male {Vlastník} female {Vlastnice} other {Vlastník bytu}}',
      tenant: '{sex, select, male {Nájemník} female {Nájemnice} other {Nájemník bytu}}',
      audit: 'Kontrola',
      manager: '{sex, select, male {Správce} female {Správkyně} other {Správce domu}}',
      portal: 'Správa portálu',
    },
    LEADS: {
      chair: 'Uvidíte, co čeká na výbor: hlášení, hlasování, lhůty a peníze domu.',
      owner: 'Přečtěte si zprávy, odevzdejte hlas a podívejte se na účet svého bytu.',
      tenant: 'Přečtěte si zprávy a nahlaste závadu. Hlasování ani peníze neuvidíte.',
      audit: 'Nahlédnete do pokladny, dokladů a zápisů. Měnit v nich nic nejde.',
      manager: 'Povedete dva domy najednou: závady, odečty a předpisy plateb.',
      portal: 'Objednávky, faktury a seznam domů: to, co vidí provozovatel portálu.',
    },
    BAR: 'Ukázka: nic se neuloží',
    LEAVE: 'Vystoupit',
    PATH: {
      LABEL: 'Průvodce domem',
      PLACE: 'Zastavení {n} ze {of}',
      NEXT: 'Další',
      BACK: 'Zpět',
      CLOSE: 'Zavřít průvodce',
      DONE: 'Dokončit',
      AT: {
        home: { TITLE: 'Nástěnka', TEXT: 'Tady začíná každý den: co na vás čeká a co je v domě nového.' },
        messages: { TITLE: 'Zprávy', TEXT: 'Oznámení pro celý dům. U důležitých je vidět, kdo je četl.' },
        reports: { TITLE: 'Hlášení', TEXT: 'Závada jde nahlásit za minutu a je vidět, kdo na ní pracuje.' },
        votes: { TITLE: 'Hlasování', TEXT: 'Hlas se odevzdá z telefonu a počítá se přesně podle podílů.' },
        meetings: { TITLE: 'Shromáždění', TEXT: 'Pozvánka, prezence, body i zápis na jednom místě.' },
        clock: { TITLE: 'Lhůty', TEXT: 'Zákonné termíny se počítají samy a každý má odkaz na paragraf.' },
        cashdesk: { TITLE: 'Pokladna', TEXT: 'Příjmy a výdaje v hotovosti, doklady k nim a uzávěrky.' },
        account: { TITLE: 'Účet bytu', TEXT: 'Kolik je zaplaceno, kolik zbývá a QR kód k platbě.' },
        bank: { TITLE: 'Banka', TEXT: 'Výpis se roztřídí sám. Zůstane jen to, co musí rozhodnout člověk.' },
        prescriptions: { TITLE: 'Předpisy plateb', TEXT: 'Z čeho se platba skládá a kdy se mění.' },
        documents: { TITLE: 'Dokumenty', TEXT: 'Stanovy, smlouvy a revize. Hledá se i v jejich textu.' },
        units: { TITLE: 'Jednotky', TEXT: 'Byty, podíly a vlastníci. Součet podílů hlídá portál.' },
        calendar: { TITLE: 'Kalendář', TEXT: 'Odečty, revize i schůzky. Jde odebírat do telefonu.' },
        neighbours: { TITLE: 'Sousedé', TEXT: 'Kdo v domě je a jak se s ním spojit. Jen co sám zveřejnil.' },
        contacts: { TITLE: 'Kontakty', TEXT: 'Havárie, řemeslníci a úřady, s číslem na jedno klepnutí.' },
        gallery: { TITLE: 'Fotogalerie', TEXT: 'Fotky domu a oprav v albech.' },
        orders: { TITLE: 'Objednávky', TEXT: 'Nové domy: od odkazu pro zákazníka po hotový dům.' },
        order: { TITLE: 'Nová objednávka', TEXT: 'Stačí e-mail. Zbytek vyplní zákazník sám.' },
        houses: { TITLE: 'Domy', TEXT: 'Všechna společenství v portálu. Vstup do domu se zapisuje.' },
        invoices: { TITLE: 'Fakturace', TEXT: 'Zálohy, daňové doklady a jejich úhrady.' },
        outbox: { TITLE: 'Odchozí pošta', TEXT: 'Co portál poslal a co čeká. V ukázce neodejde nic.' },
        logins: { TITLE: 'Účty', TEXT: 'Pomoc s přihlášením, každý zásah s důvodem.' },
        employees: { TITLE: 'Pracovníci', TEXT: 'Kdo se o portál stará.' },
      },
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'demo/screens': typeof cs;
  }
}
