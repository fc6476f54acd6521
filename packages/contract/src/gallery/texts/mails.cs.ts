/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    albumPublished: {
      SUBJECT: 'Nové album: {title}',
      TEXT: 'Ve fotogalerii domu je nové album {title}, {count, plural, one {# fotografie} few {# fotografie} many {# fotografie} other {# fotografií}}.{who, select, none {} other { Zakládá ho {who}.}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Prohlédnout album',
    },

    albumDigest: {
      SUBJECT:
        'Ve fotogalerii {count, plural, one {je # nové album} few {jsou # nová alba} many {je # nového alba} other {je # nových alb}}',
      TEXT: 'Za poslední dobu přibyla alba:',
      ACTION: 'Otevřít fotogalerii',
    },
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'gallery/mails': typeof cs;
  }
}
