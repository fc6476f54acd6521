/** Answering a survey: question after question, the check, the code. */
const cs = {
  SURVEY_ANSWER: {
    PROMISE_BEFORE: 'Anketa je anonymní: bude vidět, že za',
    PROMISE_AFTER: 'přišla odpověď, ale nikdo nezjistí, jaká.',
    PROMISE: 'Anketa je anonymní: bude vidět, že od vás přišla odpověď, ale nikdo nezjistí, jaká.',
    NAMED_COMMITTEE: 'Anketa není anonymní: výbor uvidí, jak odpovídáte.',
    NAMED_ALL: 'Anketa není anonymní: vaše odpovědi uvidí se jménem každý, kdo vidí výsledek.',
    UNIT: 'Za kterou jednotku odpovídáte',
    UNIT_HINT: 'Za každou se odpovídá zvlášť.',
    PROGRESS: 'Otázka {at} z(e) {count}',
    LEFT: '{count, plural, =0 {poslední otázka} one {# ještě zbývá} few {# ještě zbývají} many {# ještě zbývá} other {# ještě zbývá}}',
    OWN: 'Vaše odpověď',
    CLEAR: 'Zrušit výběr',
    ORDER: {
      LIST: 'Pořadí možností',
      DRAG: 'Přetáhnout: {name}',
      UP: 'Posunout výš: {name}',
      DOWN: 'Posunout níž: {name}',
      MOVED: '{name}: teď {at}. z(e) {count}',
      AS_IS: 'Nechat toto pořadí',
      NOT_YET: 'Zatím je to pořadí, ve kterém se výbor ptá. Přesuňte, co chcete výš, nebo ho takhle nechte.',
      DONE: 'Vaše pořadí je zapsané.',
    },
    ERRORS: {
      required: 'Vyberte aspoň jednu možnost.',
      order: 'Možnosti seřaďte, nebo nechte nabídnuté pořadí.',
      empty: 'Napište svou odpověď, nebo výběr zrušte.',
      words: 'Napište svou odpověď.',
    },
    KEPT: 'Uloženo v tomto zařízení.',
    KEPT_MORE: 'Stránku můžete zavřít a dokončit později. Odpovědi odejdou, až je na konci odešlete.',
    NOT_KEPT: 'Toto zařízení si rozepsané odpovědi nepamatuje. Dokončete je prosím najednou.',
    NEXT: 'Pokračovat na {at}. otázku',
    NEXT_CHECK: 'Zkontrolovat odpovědi',
    CHECK_TITLE: 'Zkontrolujte své odpovědi',
    CHECK_LEAD: 'Takhle odejdou. Zatím je jde změnit.',
    NOTHING: 'bez odpovědi',
    CHANGE: 'Změnit',
    CHANGE_LONG: 'Změnit odpověď na {number}. otázku',
    SEND: 'Odeslat odpovědi',
    SEND_TITLE: 'Odeslat odpovědi?',
    SEND_TEXT: 'Po odeslání odpovědi nejde změnit.',
    SEND_NO: 'Ještě ne',
    SENT_TITLE: 'Odpovědi jsou odeslané',
    SENT_UNTIL:
      'Děkujeme. Anketa končí {day, select, 1 {v pondělí} 2 {v úterý} 3 {ve středu} 4 {ve čtvrtek} 5 {v pátek} 6 {v sobotu} other {v neděli}} {date} {hour, select, 2 {ve {time}} 3 {ve {time}} 4 {ve {time}} 12 {ve {time}} 13 {ve {time}} 14 {ve {time}} 20 {ve {time}} 21 {ve {time}} 22 {ve {time}} 23 {ve {time}} other {v {time}}}, výsledek najdete tady.',
    SENT_BY_HAND: 'Děkujeme. Výsledek najdete tady, až výbor anketu ukončí.',
    SENT_COMMITTEE: 'Děkujeme. Výsledek uvidí jen výbor.',
    CODE: 'Váš kód',
    CODE_TEXT:
      'Uschovejte si ho. Po konci zveřejníme všechny kódy, a bude-li mezi nimi váš, odpověď se počítá. K vám ho portál neukládá, znovu ho neukážeme.',
    CODE_UNSURE: 'Spojení se při odesílání přerušilo. Je-li odpověď vaše, patří k ní tento kód.',
    COPY: 'Zkopírovat kód',
    COPIED: 'Kód je zkopírovaný.',
    NOT_COPIED: 'Zkopírovat se nepodařilo, kód si prosím opište.',
    PRINT: 'Vytisknout kód',
    LEAVE_TITLE: 'Máte kód uschovaný?',
    LEAVE_TEXT: 'Až odejdete z této stránky, už ho neukážeme.',
    LEAVE_YES: 'Mám, odejít',
    LEAVE_NO: 'Zůstat u kódu',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'surveys/answering': typeof cs;
  }
}
