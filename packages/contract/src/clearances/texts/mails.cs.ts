/** Mails: one entry a kind. */
const cs = {
  MAIL: {
    clearanceAsked: {
      SUBJECT: 'Žádost o potvrzení o dluzích jednotky {unit}',
      TEXT: 'Vlastník jednotky {unit} žádá o potvrzení, jaké dluhy při jejím převodu přejdou na nabyvatele.{note, select, none {} other {\n\n{note}}}\n\nPotvrzení vydává osoba odpovědná za správu domu (§ 1186 občanského zákoníku). Bez něj vlastník nemůže kupujícímu doložit, co přebírá.',
      ACTION: 'Vystavit potvrzení',
    },
    clearanceIssued: {
      SUBJECT: 'Potvrzení o dluzích jednotky {unit} je vystavené',
      TEXT: 'Potvrzení o dluzích {number} ke dni {day} je vystavené. PDF si stáhnete v portálu na účtu jednotky.\n\nKód na papíru ověří kupující bez přihlášení.',
      ACTION: 'Otevřít účet jednotky',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'clearances/mails': typeof cs;
  }
}
