/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    documentPublished: {
      SUBJECT: 'Nový dokument: {title}',
      TEXT: 'V dokumentech domu je nový: {title}.{who, select, none {} other { Autor: {who}.}}{place, select, none {} other {\n\nSložka: {place}}}{text, select, none {} other {\n\n{text}}}{accept, select, none {} other {\n\nPotvrďte prosím v portálu, že jste ho četli.}}',
      ACTION: 'Otevřít dokument',
    },

    documentChanged: {
      SUBJECT: 'Nová verze dokumentu: {title}',
      TEXT: 'Dokument {title} má novou verzi, číslo {version}.{who, select, none {} other { Autor: {who}.}}{place, select, none {} other {\n\nSložka: {place}}}{text, select, none {} other {\n\n{text}}}{accept, select, none {} other {\n\nZměna je podstatná. I pokud jste přečtení už potvrdili, potvrďte ho prosím znovu.}}',
      ACTION: 'Otevřít dokument',
    },

    documentReminder: {
      SUBJECT: 'Potvrďte prosím přečtení: {title}',
      TEXT: 'Výbor od vás čeká potvrzení, že jste četli dokument {title}.{place, select, none {} other {\n\nSložka: {place}}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Přečíst a potvrdit',
    },

    documentAddressed: {
      SUBJECT: 'Papír pro vás: {title}',
      TEXT: 'Na portálu domu je papír poslaný jmenovitě vám: {title}.{who, select, none {} other { Autor: {who}.}}{text, select, none {} other {\n\n{text}}}\n\nNajdete ho na své stránce v části Papíry pro vás, i když už k jednotce nepatříte.',
      ACTION: 'Otevřít portál',
    },

    documentDigest: {
      SUBJECT:
        'V dokumentech {count, plural, one {je # novinka} few {jsou # novinky} many {je # novinky} other {je # novinek}}',
      TEXT: 'V dokumentech domu přibylo nebo se změnilo:',
      ACTION: 'Otevřít dokumenty',
    },

    documentDue: {
      SUBJECT: '{state, select, overdue {Po termínu} other {Blíží se termín}}: {title}',
      TEXT: '{kind, select, lift {Revize výtahu} gas {Revize plynu} electricity {Revize elektřiny} chimney {Kontrola komínů} fire {Požární ochrana} insurance {Pojištění} contract {Smlouva} other {Termín}}: {title}\n\n{state, select, overdue {Termín byl {due}, je to {days, plural, one {# den} few {# dny} many {# dne} other {# dnů}} po něm.} today {Termín je dnes, {due}.} other {Termín je {due}, {days, plural, one {zbývá # den} few {zbývají # dny} many {zbývá # dne} other {zbývá # dnů}}.}}{firm, select, none {} other {\n\nFirma: {firm}}}\n\nAž bude hotovo, nahrajte novou zprávu nebo smlouvu jako další verzi dokumentu. Tím se kolo uzavře a další termín se spočítá sám.',
      ACTION: 'Otevřít dokument',
    },
  },
} as const;
export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'documents/mails': typeof cs;
  }
}
