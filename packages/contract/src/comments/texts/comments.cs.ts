/** Comments to anything, and neighbours mentioned in them. */
const cs = {
  COMMENTS: {
    TITLE: 'Komentáře',
    APART: 'Co tu napíšete, uvidí jen výbor.',
    APART_WRITER:
      'Tuto zprávu dostalo víc jednotek, které o sobě nemají vědět: komentář souseda vidí jen on a výbor. Když odpovídáte, zmiňte ho přes @, jinak odpověď neuvidí.',
    EMPTY: 'Zatím tu není žádný komentář.',
    PLACEHOLDER: 'Napište komentář…',
    FIELD: 'Váš komentář',
    HINT: 'Souseda zmíníte zavináčem a jménem.',
    ADD: 'Přidat komentář',
    ADDED: 'Komentář je přidaný.',
    EDITED: 'Komentář je upravený.',
    DELETED: 'Komentář je smazaný.',
    OLDER: 'Zobrazit starší komentáře',
    EDIT_DO: 'Upravit komentář, {name}, {when}',
    EDIT_YES: 'Upravit',
    EDIT_SAVE: 'Uložit komentář',
    EDIT_FIELD: 'Upravený komentář',
    EDIT_UNTIL: 'Upravit ho můžete do 15 minut od odeslání.',
    EDITED_AT: 'upraveno {when}',
    FILES: 'Soubory komentáře',
    ATTACH: 'Přiložit soubory',
    FOLLOW: {
      TITLE: 'E-maily o komentářích',
      SAVED: 'Uloženo. Od příštího komentáře to platí.',
      NOW: {
        follows: 'Píšeme vám o každém komentáři',
        mentions: 'Píšeme vám, jen když vás někdo zmíní',
        muted: 'O komentářích vám nepíšeme',
      },
      WAYS: { follows: 'O každém komentáři', mentions: 'Jen když mě někdo zmíní', muted: 'Nepsat mi o nich' },
    },
    REPORTED: 'Nahlášená odpověď',
    JUDGED: {
      left: 'Nahlášená odpověď zůstává',
      hidden: 'Výbor odpověď skryl',
      shown: 'Odpověď je zase vidět',
    },
    YOU: 'vy',
    QUOTE_YES: 'Citovat',
    QUOTE_DO: 'Citovat, {name}, {when}',
    QUOTED: 'Citace',
    QUOTED_GONE: 'Tohle už tu není.',
    QUOTED_HIDDEN: 'Tato slova skryl výbor.',
    QUOTING: 'Odpovídáte na: {name}',
    UNQUOTE: 'Poslat bez citace',
    DELETE_DO: 'Smazat komentář, {name}, {when}',
    DELETE_TITLE: 'Smazat komentář?',
    DELETE_TEXT: 'Komentář zmizí všem. Smazání nejde vrátit.',
    DELETE_YES: 'Smazat komentář',
    GONE: 'Neznámý autor',
    PEOPLE: 'Koho zmínit',
    NOBODY: 'Nikdo takový tu není.',
    NOT_FOUND: 'Tento komentář tu není. Možná byl smazán.',

    ERRORS: {
      EDIT_LATE: 'Vlastní komentář jde upravit jen do 15 minut. Napište nový.',
      EDIT_NOT_YOURS: 'Cizí komentář nejde upravit.',
      TOO_MANY_FILES: 'K jednomu komentáři jde přiložit nejvýš {n} souborů.',
      LATE: 'Vlastní komentář jde smazat jen do 15 minut. Požádejte výbor.',
      NOT_YOURS: 'Cizí komentář může smazat jen výbor.',
      QUOTE: 'Citovaná odpověď tu už není. Pošlete prosím tu svou bez citace.',
      ONE_MENTION:
        'Zpráva je pro víc jednotek, které o sobě nemají vědět. V jednom komentáři zmiňte jen jednoho člověka.',
      MENTION: 'Někdo ze zmíněných tohle nevidí. Jeho zmínku z komentáře vymažte.',
      VISIT: 'Na návštěvě domu se nekomentuje.',
      DOCUMENTS: 'Tady se dokumenty k tomu, co píšete, nepřikládají.',
      DOCUMENT_CLOSED:
        'Vybraný dokument neotevřou všichni, kdo tohle čtou. Vyberte jiný, nebo ho nejdřív otevřete v dokumentech.',
      HIDDEN: 'Tuto odpověď výbor skryl, měnit ani nahlásit už nejde.',
      COMPLAINT_OWN: 'Vlastní odpověď nahlásit nejde.',
      COMPLAINT_TWICE: 'Tuto odpověď jste už nahlásili.',
      VERDICT_NOT_YOURS: 'Nahlášené odpovědi posuzuje jen výbor.',
      VERDICT_OWN: 'Vlastní odpověď musí posoudit někdo jiný z výboru.',
      VERDICT_NOTHING: 'Tuto odpověď už mezitím někdo posoudil.',
      VERDICT_SHOWN: 'Tato odpověď skrytá není.',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'comments/comments': typeof cs;
  }
}
