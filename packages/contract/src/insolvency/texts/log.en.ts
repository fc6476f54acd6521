import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: { insolvency: 'Insolvency watch' },
    DEEDS: {
      insolvency: {
        create: 'Watch in the insolvency register begun',
        purpose: 'New reason for a watch in the insolvency register',
        decide: 'Decision on a case of the insolvency register',
        start: 'Beginning of an insolvency proceeding written down',
        words: 'Change of the text for watched owners',
        check: 'Insolvency register asked on request',
        print: 'Annex of a claim printed',
        delete: 'Watch in the insolvency register ended',
      },
    },
  },
} satisfies Translation<typeof cs>;
