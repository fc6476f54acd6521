/** Mails: one entry a kind. What differs and whose it is, only the page says. */
const cs = {
  CHANGES_SAID: { TITLE: 'Návrh změn evidence', LINE: 'přibyl komentář' },
  MAIL: {
    cadastreDiffers: {
      SUBJECT: 'Katastr: evidence domu se liší',
      TEXT: 'V katastru je něco jinak než v evidenci domu. Co se liší a kterých jednotek se to týká, uvidíte po přihlášení.\n\nO každém rozdílu rozhodnete zvlášť. Dokud ho nepřijmete, v domě se nic nezmění.',
      ACTION: 'Otevřít návrh změn',
    },
    changeSaid: {
      SUBJECT: 'Návrh změn evidence: nový komentář',
      TEXT: 'K návrhu změn evidence přibyl komentář. Přečtete si ho po přihlášení.',
      ACTION: 'Otevřít návrh změn',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'changes/mails': typeof cs;
  }
}
