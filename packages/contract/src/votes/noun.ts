import { ballots } from '../ballots/endpoints.ts';
import { defineNoun } from '../base/define-noun.ts';
import { voteTerms } from '../course/endpoints.ts';
import { votePaper } from '../paper/endpoints.ts';
import { votePresence } from '../presence/endpoints.ts';
import { voteReports } from '../protocols/endpoints.ts';
import { proxies } from '../proxies/endpoints.ts';
import { representations } from '../representations/endpoints.ts';
import { second } from '../second/endpoints.ts';
import { voteLedger } from '../verification/endpoints.ts';
import { votes } from './endpoints.ts';
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
