/** The confirmation on paper. */
const cs = {
  CLEARANCE_PRINT: {
    TITLE: 'Potvrzení o dluzích č. {number}',
    LAW: 'podle § 1186 občanského zákoníku (zákon č. 89/2012 Sb.)',
    UNIT: 'Jednotka',
    OWNERS: 'Vlastník (převodce)',
    DAY: 'Ke dni',
    NONE: 'Společenství vlastníků jako osoba odpovědná za správu domu a pozemku potvrzuje, že ke dni {day} nejsou na účtu jednotky {unit} žádné dluhy, které by při jejím převodu přešly na nabyvatele.',
    SOME: 'Společenství vlastníků jako osoba odpovědná za správu domu a pozemku potvrzuje, že ke dni {day} jsou na účtu jednotky {unit} tyto dluhy, které při jejím převodu přejdou na nabyvatele. Převodce za ně společenství ručí.',
    DUE: 'Splatnost',
    WHAT: 'Co',
    AMOUNT: 'Částka (Kč)',
    SUM: 'Celkem',
    MONTH: 'předpis za {month}',
    OTHER: 'dluh zapsaný na účet jednotky',
    PARTS: { costs: 'náklady vymáhání', default: 'úrok z prodlení', interest: 'úrok', principal: 'jistina' },
    COMING: 'Předpisy, které běží dál',
    COMING_LEAD:
      'Tyto platby jsou předepsané a v ten den ještě nejsou splatné. Nabyvatel v nich pokračuje, jakmile se stane vlastníkem.',
    COMING_MORE:
      'A dál ještě {count, plural, one {# platba} few {# platby} many {# platby} other {# plateb}}, poslední {day}, dohromady {amount}.',
    COMING_NONE: 'Na další dny zatím není nic předepsáno.',
    SILENT: 'O čem potvrzení nemluví',
    SILENT_TEXT:
      'O vyúčtování služeb, které ještě není hotové, o přeplatcích a příspěvcích, které se při převodu nevypořádávají, a o dluzích vůči jiným, například bance. Vychází z toho, co bylo na účtu jednotky zapsáno v okamžiku vystavení.',
    CHECK_TEXT:
      'Načtěte kód telefonem. Bez přihlášení uvidíte číslo, den, jednotku a součet dluhů tohoto potvrzení, a zda ještě platí. Jména tam nejsou.',
    ISSUED: 'Vystaveno {moment}, {name}',
    SIGNS: 'Za společenství vlastníků',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clearances/prints': typeof cs;
  }
}
