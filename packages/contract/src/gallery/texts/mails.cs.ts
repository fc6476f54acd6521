/** Mails: one entry a kind. TEXT is paragraphs divided by an empty line; ACTION is the button that opens the link. */
const cs = {
  MAIL: {
    albumPublished: {
      SUBJECT: 'Nové album: {title}',
      TEXT: 'Ve fotogalerii domu je nové album {title}, {count, plural, one {# fotografie} few {# fotografie} many {# fotografie} other {# fotografií}}.{who, select, none {} other { Zakládá ho {who}.}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Prohlédnout album',
    },

    photosJudged: {
      SUBJECT: 'Vaše fotky do alba {title}',
      TEXT: '{letIn, plural, =0 {} one {Do alba {title} přibyla # vaše fotka. Děkujeme.} few {Do alba {title} přibyly # vaše fotky. Děkujeme.} many {Do alba {title} přibylo # vaší fotky. Děkujeme.} other {Do alba {title} přibylo # vašich fotek. Děkujeme.}}{refused, plural, =0 {} one {\n\nDo alba {title} výbor nepřijal # vaši fotku.} few {\n\nDo alba {title} výbor nepřijal # vaše fotky.} many {\n\nDo alba {title} výbor nepřijal # vaší fotky.} other {\n\nDo alba {title} výbor nepřijal # vašich fotek.}}{reason, select, none {} other {\n\nDůvod: {reason}}}',
      ACTION: 'Otevřít album',
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
