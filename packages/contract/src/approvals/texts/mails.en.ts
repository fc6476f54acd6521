import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    approvalAsked: {
      SUBJECT: 'To approve: {title}',
      TEXT: '{who, select, none {} other {{who} asks for approval. }}You are one of those who decide.{amount, select, none {} other {\n\nAmount: {amount}}}{supplier, select, none {} other {\nSupplier: {supplier}}}{due, select, none {} other {\n\nDecide by: {due}}}{text, select, none {} other {\n\n{text}}}\n\nAttachments, you will find them in the portal:\n{files}\n\nIn the portal one button approves the request, or you reject it with a reason.',
      ACTION: 'Decide',
    },

    approvalReminder: {
      SUBJECT: 'Re: To approve: {title}',
      TEXT: 'The request {title} still waits for your decision.{due, select, none {} other {\n\nDecide by: {due}}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Decide',
    },

    approvalReplaced: {
      SUBJECT: 'To approve: {title}',
      TEXT: 'You are now one of those who decide on the request {title}{whom, select, none {} other { (before: {whom})}}.\n\nWhy it changed:\n{reason}{due, select, none {} other {\n\nDecide by: {due}}}{text, select, none {} other {\n\n{text}}}\n\nAttachments, you will find them in the portal:\n{files}',
      ACTION: 'Decide',
    },

    approvalStanding: {
      SUBJECT: '{as, select, away {Approvals: {who} stands in for you} other {Approvals: you stand in for {who}}}',
      TEXT: '{as, select, away {{who} decides on requests for approval instead of you, {when, select, day {on {from}} other {from {from} to {to}}}. You may go on deciding yourself; what you decide holds.} other {{holds, select, yes {You decide on requests for approval instead of another member too:} other {You will decide on requests for approval instead of another member too:}} {who}, {when, select, day {on {from}} other {from {from} to {to}}}.\n\nNew requests will come by e-mail, earlier ones are in the portal.}}',
      ACTION: '{holds, select, yes {Show the requests} other {Show substitutions}}',
    },

    approvalDecided: {
      SUBJECT: 'Re: To approve: {title}',
      TEXT: '{state, select, approved {The request {title} is approved.} other {The request {title} is rejected.}}\n\n{answers}{head, select, none {} other {\n\nDigest of the record: {head}}}',
      ACTION: 'Show the request',
    },

    approvalWithdrawn: {
      SUBJECT: 'Re: To approve: {title}',
      TEXT: 'The request {title} is withdrawn, there is nothing to decide any more.\n\nReason:\n{reason}',
      ACTION: 'Show the request',
    },

    approvalComment: {
      SUBJECT: 'Re: To approve: {title}',
      TEXT: '{who} comments on the request {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },

    approvalMention: {
      SUBJECT: 'Re: To approve: {title}',
      TEXT: '{who} mentions you in a comment on the request {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
} satisfies Translation<typeof cs>;
