/** The invitation of a meeting: my code, its preview, how it came. */
const cs = {
  SUMMONS: {
    LAW: 'Shromáždění smí rozhodovat, když jsou přítomni vlastníci s více než polovinou všech hlasů. Koho zastupuje zmocněnec, ten se počítá jako přítomný (§ 1206 občanského zákoníku).',
    PRINT: 'Vytisknout pozvánku',
    AGENDA: 'Program',
    KINDS: { information: 'informace, nehlasuje se', resolution: 'usnesení', election: 'volba' },
    WORDING: 'Navržené usnesení',
    MATERIALS: 'Podklady',
    MATERIALS_TEXT: 'K nahlédnutí a ke stažení jsou v portálu u shromáždění.',
    POWER: 'Plná moc',
    POWER_TEXT:
      'Kdo nemůže přijít, může dát někomu plnou moc: v portálu, nebo na papíře. Zmocněnec ji předá u prezence.',
    CODE: {
      TITLE: 'Váš kód k prezenci',
      LEAD: 'Ukažte ho u dveří na telefonu nebo na papíře a máte zapsáno. Bez kódu stačí říct jméno.',
      OF: 'Kód jednotky {units}: {code}',
      ENLARGE: 'Zvětšit kód jednotky {units}',
      OF_ALL: 'všech hlasů v domě',
      PRINT: 'Vytisknout kód',
    },
    WAYS: {
      TITLE: 'Co ještě můžete',
      CALENDAR: 'Uložit do kalendáře',
      CALENDAR_HINT: 'V telefonu se připomene den předem.',
      POWER: 'Dát plnou moc v portálu',
      POWER_HINT: 'Na den shromáždění, kdykoli ji odvoláte.',
      GIVEN: 'Zastoupí vás {agent}',
      GIVEN_HINT: 'Na plnou moc, kterou můžete odvolat.',
      GIVEN_WAITS: 'Plná moc čeká na potvrzení.',
      REVOKE: 'Odvolat',
      REVOKE_TITLE: 'Odvolat plnou moc pro {agent}?',
      REVOKE_TEXT: 'Za vás pak přijdete jen vy. Co už bylo podle plné moci odhlasováno, platí dál.',
      REVOKE_YES: 'Odvolat plnou moc',
      PAPER: 'Stáhnout plnou moc na papír',
      PAPER_HINT: 'Předvyplněná pro toto shromáždění, stačí podepsat.',
    },
    COMMITTEE: {
      TITLE: 'Pozvánka a doručení',
      PREVIEW: 'Náhled pozvánky',
      PREVIEW_HINT: 'Stránka, e-mail a papír, jak je dostanou ostatní.',
      DELIVERY: 'Doručení pozvánek',
      DELIVERY_HINT: 'Komu přišla, jak a kdy; dopisy pro ostatní.',
    },
    PREVIEW: {
      TITLE: 'Náhled pozvánky',
      LEAD: 'Takhle bude pozvánka vypadat. Až shromáždění svoláte, odejde {count, plural, =0 {všem, kdo shromáždění vidí} one {# účastníkovi} few {# účastníkům} many {# účastníka} other {# účastníkům}}.',
      LEAD_SENT: 'Pozvánka už odešla. Kdo se stane vlastníkem později, dostane ji v této podobě.',
      LOOKS: { LABEL: 'Podoby pozvánky', page: 'Stránka', mail: 'E-mail', pdf: 'PDF' },
      WHEN: 'Kdy',
      WHERE: 'Kde',
      UNREACHABLE:
        '{count, plural, one {Jednomu účastníkovi pozvánka e-mailem nepřijde.} few {# účastníkům pozvánka e-mailem nepřijde.} many {# účastníka pozvánka e-mailem nepřijde.} other {# účastníkům pozvánka e-mailem nepřijde.}} Dopisy pro ně vytisknete po svolání jedním tlačítkem v Doručení pozvánek.',
      MORE: '{count, plural, one {a # další} few {a # další} many {a # dalšího} other {a # dalších}}',
      PAPERS: 'Na nástěnku patří pozvánka bez kódů, je pro všechny stejná.',
      BOARD: 'Pozvánka na nástěnku',
      POWER: 'Formulář plné moci',
      LETTERS: 'Dopisy s adresou, kódem a plnou mocí vytisknete po svolání na stránce doručení.',
      LETTERS_SENT: 'Dopisy s adresou, kódem a plnou mocí vytisknete na stránce doručení.',
    },
    DELIVERY: {
      TITLE: 'Doručení pozvánek',
      PRINT: 'Vytisknout přehled',
      NONE_TITLE: 'Tady zatím nic není',
      NONE_TEXT: 'Doručení se zapisuje od chvíle, kdy shromáždění svoláte.',
      EMPTY_TITLE: 'Tady nikdo není',
      EMPTY_TEXT: 'V tomto stavu není žádný účastník.',
      SEARCH: 'Hledat jednotku nebo vlastníka',
      SENT: 'Pozvánka odešla',
      FULL: 'Celých dnů předem',
      FULL_OF: '{full, number}, má jich být aspoň {days, number}',
      CAME: 'Doručeno',
      CAME_TO: '{delivered, number} z {seats, number} účastníků',
      HOW: 'Jak',
      BY: {
        email: '{count, number} e-mailem',
        hand: '{count, number} předáním',
        post: '{count, number} poštou',
        portal: '{count, number} otevřením v portálu',
        board: '{count, number} vyvěšením na nástěnce',
      },
      TABS: {
        LABEL: 'Účastníci podle doručení',
        all: 'Všichni',
        delivered: 'Doručeno',
        waiting: 'Na cestě',
        missing: 'Nedoručeno',
      },
      STATES: { delivered: 'Doručeno', waiting: 'Na cestě', missing: 'Nedoručeno' },
      COLUMNS: { UNITS: 'Jednotky', OWNERS: 'Vlastníci', STATE: 'Stav', HOW: 'Jak a kdy' },
      LATER: 'pozdější vlastník',
      ENDED: 'už není vlastníkem',
      ENTRIES: {
        queued: 'e-mail čeká od {when}{recipient, select, none {} other {, {recipient}}}',
        sent: 'e-mail odešel {when}{recipient, select, none {} other {, {recipient}}}',
        failed: 'e-mail se nedoručil {when}{recipient, select, none {} other {, {recipient}}}',
        opened: 'otevřeno v portálu {when}{who, select, none {} other {, {who}}}',
        handed: 'předáno {when}{who, select, none {} other {, zápis: {who}}}',
        posted:
          'poštou {when}{number, select, none {} other {, podací číslo {number}}}{who, select, none {} other {, zápis: {who}}}',
        hung: 'na nástěnce od {when}{who, select, none {} other {, zápis: {who}}}',
      },
      MISSING: {
        TITLE:
          '{count, plural, one {# účastník bez doručení} few {# účastníci bez doručení} many {# účastníka bez doručení} other {# účastníků bez doručení}}',
        TEXT: 'Vytiskněte jim dopisy s adresou do okénka obálky, kódem a plnou mocí. Po předání nebo odeslání to sem zapište.',
        PRINT: 'Vytisknout dopisy ({count, number})',
        RECORD: 'Zapsat doručení všem',
      },
      SELECTED:
        '{count, plural, one {vybrán # účastník} few {vybráni # účastníci} many {vybráno # účastníka} other {vybráno # účastníků}}',
      RECORD: 'Zapsat doručení',
    },
    RECORD: {
      TITLE:
        'Zapsat doručení: {count, plural, one {# účastník} few {# účastníci} many {# účastníka} other {# účastníků}}',
      CHANNEL: 'Jak se pozvánka doručila',
      CHANNELS: { hand: 'Předání proti podpisu', post: 'Pošta', board: 'Vyvěšení na nástěnce' },
      DAY: 'Kdy',
      NUMBER: 'Podací číslo',
      NUMBER_HINT: 'Z podacího lístku, třeba RR123456789CZ.',
      FILES: 'Podpis nebo podací lístek',
      YES: 'Zapsat',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'summons/summons': typeof cs;
  }
}
