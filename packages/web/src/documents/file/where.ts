import type { Say } from '../../base/texts.tsx';

/** What stands before a piece of a text: its page, and that it was read from a scan; nothing where neither is. */
export const whereIn = (say: Say, { page, isScan }: { page: number | null; isScan: boolean }): string =>
  [page !== null && say('DOCUMENTS.ON_PAGE', { page }), isScan && say('DOCUMENTS.SCAN')]
    .filter(Boolean)
    .map((said) => `${said} · `)
    .join('');
