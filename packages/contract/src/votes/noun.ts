import { defineNoun } from '../base/define-noun.ts';
import { votes } from './endpoints.ts';
import { ballots } from './endpoints-ballots.ts';
import { voteLedger } from './endpoints-ledger.ts';
import { votePaper } from './endpoints-paper.ts';
import { votePresence } from './endpoints-presence.ts';
import { proxies } from './endpoints-proxies.ts';
import { voteReports } from './endpoints-reports.ts';
import { representations } from './endpoints-representation.ts';
import { second } from './endpoints-second.ts';
import { voteTerms } from './endpoints-term.ts';
import { votesRefusals } from './rules-refusals.ts';

export const votesNoun = defineNoun({
  module: 'vote',
  endpoints: {
    votes,
    ballots,
    votePresence,
    voteLedger,
    votePaper,
    proxies,
    second,
    representations,
    voteReports,
    voteTerms,
  },
  refusals: votesRefusals,
  deeds: ['proxies', 'votes'],
  mails: [
    'voteCode',
    'voteReceipt',
    'voteCast',
    'votePaper',
    'votePaperSecond',
    'voteLeft',
    'voteObjection',
    'voteInvitation',
    'voteReminder',
    'voteProlonged',
    'voteCancelled',
    'voteResult',
    'voteRegister',
    'proxyWaiting',
    'representation',
    'secondAsked',
    'verifierAsked',
    'proxyPrincipal',
    'proxyAgent',
  ],
  counts: ['votes', 'votesWaiting', 'secondWaiting'],
  finds: 'vote',
});
