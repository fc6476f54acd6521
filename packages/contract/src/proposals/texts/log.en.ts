import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      proposals: 'Proposals for the agenda',
    },

    DEEDS: {
      proposals: {
        create: 'New proposal for the agenda: {name}',
        support: 'Proposal supported: {name}',
        takeBack: 'Support of a proposal taken back: {name}',
        reach: 'More than a quarter of votes support a proposal: {name}',
        take: 'Proposal put on an agenda: {name}',
        decline: 'Proposal not taken: {name}',
        withdraw: 'Proposal withdrawn: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
