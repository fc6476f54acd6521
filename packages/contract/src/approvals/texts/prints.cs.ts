/** What only the server says: lines of digests and of mails. */
const cs = {
  APPROVAL_LINES: {
    asked: 'čeká na vaše rozhodnutí',
    due: 'čeká na vaše rozhodnutí do {due}',
    reminder: 'pořád čeká na vaše rozhodnutí',
    approved: 'schváleno',
    rejected: 'zamítnuto',
    withdrawn: 'staženo: {reason}',
    ANSWER: '{name}: {answer}{note, select, none {} other { – {note}}}',
    UNANSWERED: 'bez odpovědi',
    NOBODY: 'bývalý schvalovatel',
  },
} as const;

export default cs;

declare module '../../texts/catalog.ts' {
  interface Catalogues {
    'approvals/prints': typeof cs;
  }
}
