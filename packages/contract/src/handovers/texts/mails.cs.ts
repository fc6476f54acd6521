/** Mails: one entry a kind. Those to people of the house stay in the thread of the report. */
const cs = {
  MAIL: {
    workLink: {
      SUBJECT: '{house}: {title}',
      TEXT: 'Dobrý den,\n\n{house} vás prosí o opravu: {title}{place, select, none {} other { ({place})}}.\n\n{note, select, none {} other {{note}\n\n}}Na odkazu najdete popis, fotografie a na koho se obrátit. Můžete tam určit den, poslat fotky po opravě a napsat, že je hotovo. Přihlašovat se nemusíte.\n\nOdkaz otevře jen tuto zakázku a platí, dokud není vyřešená, nejdéle do {until}.\n\n{solver}{phone, select, none {} other {, {phone}}}',
      ACTION: 'Otevřít zakázku',
    },

    workDay: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Firma k hlášení {title} přijde {when}.',
      ACTION: 'Otevřít hlášení',
    },

    workDone: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Firma píše, že práce na hlášení {title} je hotová.{text, select, none {} other {\n\n{text}}}\n\nZkontrolujte ji a označte hlášení jako vyřešené.',
      ACTION: 'Zkontrolovat a vyřešit',
    },

    workCannot: {
      SUBJECT: 'Re: Hlášení: {title}',
      TEXT: 'Firma nemůže vzít práci na hlášení {title}.\n\n{text}\n\nPředejte ho jiné firmě.',
      ACTION: 'Otevřít hlášení',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'handovers/mails': typeof cs;
  }
}
