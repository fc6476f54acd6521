import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    voteCode: {
      SUBJECT: 'Code for the vote: {vote}',
      TEXT: 'This code confirms your ballot in the vote “{vote}”. It works for ten minutes and for these answers only:\n\n{answers}\n\nIf you did not ask for it, give it to nobody, sign out your other devices in the portal and change your password.',
    },

    voteReceipt: {
      SUBJECT: 'Receipt of your vote: {vote}',
      TEXT: 'In the vote “{vote}” these ballots were written down on {at}:\n\n{answers}\n\nNobody can change them any more. We will send you the result when the vote ends.\n\nPlease keep this e-mail with the attached file potvrzeni.json ({numbers}): if somebody changed a ballot in the record or left it out, the receipt proves it. After the end you can verify it with the button of this e-mail, or without the portal by the program in the ZIP.',
      ACTION: 'Verify the vote',
    },

    voteCast: {
      SUBJECT: 'Somebody voted for your units: {vote}',
      TEXT: 'In the vote “{vote}” a ballot was cast for units that are yours too:\n\n{seats}\n\nCast by: {who}\nWhen: {at}\n\nOne ballot holds for each row of the attendance list. If you had not agreed on it, object in the portal and the committee will know at once.',
      ACTION: 'Show the vote',
    },

    votePaper: {
      SUBJECT: '{state, select, counts {A paper ticket holds} other {A paper ticket was recorded}}: {vote}',
      TEXT: 'In the vote “{vote}” a paper ticket is recorded for units that are yours too:\n\n{seat}\n\nNumber of the ticket: {number}\nDate on the ticket: {date}\nRecorded by: {who}\nWhen: {at}\n\n{state, select, counts {The ticket holds and counts as the vote of these units.} other {The ticket does not count yet, it waits to be confirmed.{open, select, yes { Until it holds you can also vote in the portal; the ticket will then be void.} other {}}}}\n\nIf none of you handed in such a ticket, or it says something else, please object in the portal. Before the end of the vote an objection of the owner, of the common representative, or of co-owners of more than half undoes the record, and you vote anew.',
      ACTION: 'Show the vote',
    },

    votePaperSecond: {
      SUBJECT: 'Please confirm the record of ticket {number}: {vote}',
      TEXT: 'In the vote “{vote}” {who} recorded the paper ticket {number}:\n\n{seat}\n\nTo count it needs a second person, and that can be you. Please take the ticket in your hand, or open its photograph, compare it with the record and confirm it.\n\n{until, select, none {} other {It can be confirmed until {until}; after that it will not count.}}',
      ACTION: 'Show recorded tickets',
    },

    voteRegister: {
      SUBJECT:
        '{state, select, gained {A vote is running for your units too: {vote}} lost {You no longer vote for the units: {vote}} other {Your row in the vote was divided: {vote}}}',
      TEXT: '{state, select, gained {By the register of owners of {house} the units {units} are yours, or you act for them, since {day}. The vote “{vote}” is running, and from now on {acts, select, yes {you vote} other {whoever the co-owners chose acts}} for them in it.} lost {By the register of owners of {house} the units {units} are not yours, or you no longer act for them, since {day}. In the running vote “{vote}” you therefore no longer vote for them; a power of attorney that you gave for them has ended.} other {The units that voted together in the vote “{vote}” have different owners by the register of {house} since {day}. Each part now votes for itself; shares do not change. For the units {units} {acts, select, yes {you vote} other {whoever the co-owners chose acts}}.}}\n\n{voted, select, yes {The vote for them has already been cast and holds; nobody votes again.} other {{state, select, lost {No vote has been cast for them yet.} other {No vote has been cast for them yet. {type, select, local {The vote takes place at the assembly: sign in at the attendance.} other {You may vote once, until {closes, select, none {the vote ends} other {{closes}}}.}}}}}}\n\n{paper, select, yes {The paper ballot for all the units together, which was waiting to be confirmed, is no longer valid. Please vote anew, each for your own units.\n\n} other {}}What is voted on:\n{points}',
      ACTION: 'Show the vote',
    },

    voteLeft: {
      SUBJECT: 'Your vote lapsed on leaving the meeting: {vote}',
      TEXT: 'In the vote “{vote}” it is recorded that whoever stood for your units left the room. The vote on points that were not closed yet has lapsed. Whoever comes back votes anew.\n\nRow: {seat}\nLeft: {at}\nReason: {reason}\nRecorded by: {who}\n\nVotes that lapsed:\n{answers}\n\nThe minutes of the vote will say the same. If it was not so, record an objection in the portal.',
      ACTION: 'Open the vote',
    },

    voteObjection: {
      SUBJECT: 'Objection to a ballot: {vote}',
      TEXT: 'In the vote “{vote}” an owner objects that the ballot cast for their units is not theirs.\n\nRow: {seat}\nObjected by: {who}\n\n{text, select, none {No reason was given.} other {{text}}}\n\n{fate, select, void {That makes the paper ticket void and the units vote anew. Ticket and objection stay in the record.} other {The ballot stays in the record and counts. The objection stands beside it; what to do with it the committee decides by the statutes.}}',
      ACTION: 'Show the vote',
    },

    voteInvitation: {
      SUBJECT:
        '{type, select, online {{closes, select, none {Please vote} other {Vote by {closes}}}: {vote}} other {A vote on site is coming: {vote}}}',
      TEXT: '{type, select, online {There is a vote in {house}: {vote}. After you sign in to the portal you can vote{opens, select, none {} other { from {opens}}}{closes, select, none {} other { until {closes}}}.} other {There will be a vote on site in {house}: {vote}. The committee writes the votes down at the meeting; nobody votes in the portal.}}{after, select, yes {\n\nThe same matters were before an assembly that could not decide (§ 1211).} other {}}{replaces, select, none {} other {\n\nThis is a new vote{same, select, yes { on the same wording} other {}} after the cancelled vote “{replaces}” ({cancelled}). Ballots of the cancelled vote do not count; please vote again.}}\n\nWhat is being decided, in full:\n\n{points}\n\nYour units: {units}\nShare of the votes: {share}\n\nThe attendance list and the wording of the points are frozen. Please keep the attached fingerprint, it lets you check the result.',
      ACTION: 'Open the vote',
    },

    voteReminder: {
      SUBJECT: 'You have not voted yet{closes, select, none {} other {, it ends on {closes}}}: {vote}',
      TEXT: 'There is a vote in {house}: {vote}. Nobody has voted for the units {units} yet{closes, select, none {.} other {; you can do so until {closes}.}}\n\nWhat is being decided:\n{points}\n\nShare of the votes: {share}',
      ACTION: 'Open the vote',
    },

    voteProlonged: {
      SUBJECT: 'The vote is prolonged until {closes}: {vote}',
      TEXT: 'The committee of {house} has prolonged the vote: {vote}.\n\nNew end: {closes}\nEnd announced before: {from}\nReason: {reason}\n\nWhoever has voted need not do anything, their ballots count. A vote can be prolonged only once.\n\nYour units: {units}\nShare of the votes: {share}',
      ACTION: 'Open the vote',
    },

    voteCancelled: {
      SUBJECT: 'The vote is cancelled: {vote}',
      TEXT: 'The committee of {house} has cancelled the vote: {vote}.\n\nReason: {reason}\n\nBallots already cast decide nothing. Their record stays and can be checked.\n\nYour units: {units}',
      ACTION: 'Show the vote',
    },

    voteResult: {
      SUBJECT: 'Result of the vote: {vote}',
      TEXT: '{attendance, select, none {Nobody but whoever wrote them down has confirmed attendance and votes on site: there is neither a signed attendance sheet nor a second person’s word.\n\n} other {}}A vote in {house} has ended: {vote}.{early, select, yes {\n\nThe committee ended it on {ended}, sooner than announced (announced end: {closes}).} all {\n\nThe committee ended it on {ended}, before the announced end ({closes}), because everybody had voted.} other {}}\n\nHow the points ended:\n\n{results}\n\nYour units: {units}\nShare of the votes: {share}\n\nThe numbers of votes, the attendance list and the proof are in the portal. The fingerprint of the list and the points is attached.',
      ACTION: 'Show the result',
    },

    proxyWaiting: {
      SUBJECT: 'A power of attorney waits for your decision: {principal}',
      TEXT: 'In the house {house} a power of attorney for votes is written down. It takes effect once somebody of the committee approves it.\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nWritten down by: {who}',
      ACTION: 'Decide on the power of attorney',
    },

    representation: {
      SUBJECT:
        '{deed, select, before {Who represents your unit: {representative}} asked {Do you agree with the common representative? {units}} written {A representative waits for confirmation: {units}} refused {The record of a representative was refused: {units}} objected {Objection to a representative: {units}} ended {The representation is over: {units}} other {A new representative of co-owners: {units}}}',
      TEXT: '{deed, select, before {In the house {house} the register holds a common representative of the co-owners, who votes for all of them. They were recorded before co-owners began to name them, and it stays so. We write about it once: if you do not agree, object through the link.} asked {In the house {house} a co-owner wants a common representative. It counts once co-owners who hold more than half agree with their own accounts.} written {In the house {house} the committee has written a common representative down from a signed paper. It counts once a second person confirms it from the paper. If you do not know of it, object through the link.} named {In the house {house} the co-owners have a common representative who will vote for them. If you do not agree, object through the link.} alone {In the house {house} the common representative counts by the signed paper alone: in three days nobody came forward who could confirm it. If you do not know of it, object through the link.} refused {In the house {house} a second person refused the record of a common representative.} objected {In the house {house} a co-owner has objected to the common representative.} other {In the house {house} the representation of co-owners is over. Until they name another one, nobody can vote online for the unit.}}\n\nUnits: {units}\nRepresentative: {representative}{who, select, none {} other {\nDone by: {who}}}{text, select, none {} other {\nReason: {text}}}',
      ACTION: 'Show the unit',
    },

    secondAsked: {
      SUBJECT:
        '{what, select, proxy {Please confirm a power of attorney: {of}} sheet {Please confirm the attendance: {of}} closing {Please confirm a count of the cash desk: {of}} other {Please confirm a representative of co-owners: {of}}}',
      TEXT: '{what, select, closing {In the house {house} the cash of the month {of} has been counted, and the count differs from the records by more than one person may decide. The month closes once a second person confirms the count.} sheet {In the house {house} the attendance of an assembly and the answers of those present have been written down. Before the vote ends, somebody who did not write them is to confirm that they are written as they were. Without that and without the signed attendance sheet the result says so in its first line.} other {In the house {house} {what, select, proxy {a power of attorney} other {a representative of co-owners}} has been written down from a paper. It takes effect once a second person compares it with the paper and confirms it.}} {as, select, admin {We ask you as a member of the committee.} audit {We ask you as a member of the audit commission.} other {We ask you as a verifier.}}\n\n{what, select, proxy {Given by: {of}\nGiven to: {to}} sheet {Vote: {of}} closing {Month: {of}} other {Unit: {of}\nRepresentative: {to}}}{who, select, none {} other {\nWritten down by: {who}}}{until, select, none {\n\nThe agent waits at the door: please confirm it before the meeting begins to vote.} other {\n\nPlease answer by {until}. After that the portal asks somebody else.}}',
      ACTION: 'Look at it and decide',
    },

    verifierAsked: {
      SUBJECT: 'Will you be a verifier?{vote, select, none {} other { Vote: {vote}}}',
      TEXT: '{vote, select, none {In the house {house} a paper has been written down that a second person should confirm.} other {A vote runs in the house {house}: {vote}. Papers that the committee writes down for it should be confirmed by a second person.}} {named, select, yes {{by} suggests you as a verifier.\n\nA verifier looks at the papers and confirms that they say what is written down.} other {There is nobody like that in the committee or the audit commission now, so the portal asks owners with an account.\n\nA verifier looks at the papers and confirms that they say what is written down. It is enough if one of you agrees.}}\n\nPlease answer by {until}.',
      ACTION: 'Answer',
    },

    proxyPrincipal: {
      SUBJECT:
        '{deed, select, made {A power of attorney in your name waits for confirmation} given {You have given a power of attorney} approved {A power of attorney in your name holds} alone {A power of attorney in your name holds without a second person} door {A power of attorney in your name holds without a second person} refused {A power of attorney in your name was refused} renounced {Your agent has given up the power of attorney from you} other {A power of attorney in your name is revoked}}',
      TEXT: '{deed, select, made {In the house {house} a power of attorney has been written down in your name. It takes effect once a second person confirms it from the signed paper, or you do with your account.} given {In the house {house} you have given a power of attorney for votes. It holds at once.} approved {The power of attorney given in your name in the house {house} is confirmed and holds.} alone {The power of attorney given in your name in the house {house} holds by the signed paper alone: in three days nobody came forward who could confirm it. The result will say “without a second person”.} door {The power of attorney given in your name in the house {house} holds at the meeting by the signed paper alone: nobody in the room could confirm it. The result will say “without a second person”.} refused {The power of attorney given in your name in the house {house} was refused.} renounced {In the house {house} your agent has given up the power of attorney they had from you. Nobody will vote for you by it any more: vote yourself, or empower somebody else.} other {The power of attorney given in your name in the house {house} is revoked. Nobody will vote by it any more.}}\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nDone by: {who}{hasReason, select, yes {\nReason: {reason}} listed {\nReason: {refusal, select, noFile {the paper is missing} notSigned {the paper is not signed} otherMeeting {the paper is for another meeting or vote} revoked {whoever signed it has revoked it} overLimit {it exceeds the number that the statutes allow} other {nobody may confirm it}}} other {}}\n\n{deed, select, refused {If you do not know of it, please tell the committee.} revoked {If you do not know of it, please tell the committee.} renounced {To empower somebody else, open the vote in the portal.} other {If you do not know of it or do not agree, open the power of attorney by the link and revoke it. If you have no access to the portal, please tell the committee at once.}}',
      ACTION: 'Show the power of attorney',
    },

    proxyAgent: {
      SUBJECT:
        '{deed, select, made {You are to act in votes for: {principal}} given {You can vote for: {principal}} alone {You can vote for: {principal}} door {You can vote for: {principal}} approved {You can vote for: {principal}} refused {The power of attorney was refused: {principal}} renounced {You have given up the power of attorney: {principal}} other {The power of attorney is revoked: {principal}}}',
      TEXT: '{deed, select, made {In the house {house} a power of attorney is written down by which you are to act for somebody in votes. It takes effect once a second person confirms it from the signed paper.} given {In the house {house} somebody has given you a power of attorney for votes. It holds at once.} approved {The power of attorney by which you act for somebody in votes in the house {house} is confirmed and holds.} alone {The power of attorney by which you act for somebody in votes in the house {house} holds by the signed paper alone: in three days nobody came forward who could confirm it.} door {The power of attorney by which you act for somebody at a meeting in the house {house} holds by the signed paper alone: nobody in the room could confirm it.} refused {The power of attorney by which you were to act for somebody in votes in the house {house} was refused.} renounced {In the house {house} you have given up a power of attorney for votes. Nobody can vote by it any more; ballots cast before stay valid.} other {The power of attorney in the house {house} by which you acted for somebody in votes is revoked. Nobody can vote by it any more.}}\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nDone by: {who}{hasReason, select, yes {\nReason: {reason}} listed {\nReason: {refusal, select, noFile {the paper is missing} notSigned {the paper is not signed} otherMeeting {the paper is for another meeting or vote} revoked {whoever signed it has revoked it} overLimit {it exceeds the number that the statutes allow} other {nobody may confirm it}}} other {}}',
      ACTION: 'Show the power of attorney',
    },
  },
} satisfies Translation<typeof cs>;
