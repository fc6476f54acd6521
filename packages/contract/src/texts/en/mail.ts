import type cs from '../cs/mail.ts';
import type { Translation } from '../keys.ts';

export default {
  MAIL: {
    reset: {
      SUBJECT: 'A new password for Pavlač',
      TEXT: 'Somebody, probably you, asked for a new password for the account {email}.\n\nThe link works for two hours and once. If you did not ask, there is nothing to do: the old password still works.',
      ACTION: 'Set a new password',
    },
    passwordChanged: {
      SUBJECT: 'The password of your account was changed',
      TEXT: 'The password of your account {email} in Pavlač was just changed.\n\nIt signed out these devices: {devices, select, none {no other was signed in} other {{devices}}}\n\n{passkeys, select, none {The account has no passkey.} other {These passkeys still sign you in: {passkeys}}}\n\nIf it was you, there is nothing to do. If not, open the link below: one button there signs all devices out, closes sign-in by the present password and removes passkeys added lately. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },
    passkeyAdded: {
      SUBJECT: 'A passkey was added to your account',
      TEXT: 'A passkey{device, select, none {} other { “{device}”}} was added to your account {email} in Pavlač. It signs you in by the fingerprint, face or PIN of the device it is in.\n\nIf it was you, there is nothing to do. If not, open the link below: one button there removes the key, signs all devices out and closes sign-in by the present password. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },
    passkeyRemoved: {
      SUBJECT: 'A passkey of your account was removed',
      TEXT: 'A passkey{device, select, none {} other { “{device}”}} was removed from your account {email} in Pavlač. It no longer signs you in; your password still works.\n\nIf it was you, there is nothing to do. If not, open the link below: one button there signs all devices out and closes sign-in by the present password. It works for 14 days.',
      ACTION: 'It was not me: sign all devices out',
    },
    accountDeed: {
      SUBJECT:
        '{what, select, close {Your account in Pavlač is closed} reopen {Your account in Pavlač is open again} passkey {The portal’s administration removed a passkey of your account} passkeys {The portal’s administration removed the passkeys of your account} other {The portal’s administration signed out a device of your account}}',
      TEXT: '{what, select, close {The portal’s administration closed your account {email}. Nobody can sign in by it now, and houses keep your records without access.} reopen {The portal’s administration opened your account {email} again. You sign in as before.} session {The portal’s administration signed a device{device, select, none {} other { ({device})}} out of your account {email}.} sessions {The portal’s administration signed all devices out of your account {email}.} passkey {The portal’s administration removed a passkey{device, select, none {} other { “{device}”}} of your account {email}.} other {The portal’s administration removed all passkeys of your account {email}.}}\n\nReason: {reason}\n\nIf you did not ask for it, please contact support at once.',
    },
    accountClosed: {
      SUBJECT: '{person} no longer signs in to Pavlač',
      TEXT: 'The portal’s administration closed the account by which somebody of your house signed in to Pavlač: {person}.\n\nThe records of the house keep them as a person without access; units, shares and votes cast do not change. Please ask the portal’s administration before you invite them again; it told them of the closing and why.',
      ACTION: 'Open among neighbours',
    },
    signInTries: {
      SUBJECT: 'Somebody fails to sign in to your account',
      TEXT: 'Signing in to your account {email} in Pavlač failed {count, plural, one {# time} other {# times}} in the last hour, last {when} from the address {address}.\n\nNobody got in. Further tries from the same place are slowed down; devices that you sign in from are not affected.\n\nIf it was you and you forgot the password, set a new one. If not, there is nothing to do; if your password is short or used elsewhere too, better change it.',
      ACTION: 'Set a new password',
    },
    diskLow: {
      SUBJECT: 'The portal is running out of disk',
      TEXT: '{free} is left on the disk of the portal, less than the reserve for the database ({reserve}).\n\nUploads, imports, printing of tickets and backups onto this disk are refused until there is more room. Reading, voting and messages go on.\n\nPlease free some room, or enlarge the disk. Another mail comes only when there was room again and it ran out anew.',
    },
    officeChanged: {
      SUBJECT: 'Role changed: {person}',
      TEXT: 'A role in the association has changed.\n\nWho: {person}\nBefore: {from}\nNow: {to}\nChanged by: {who}\n\nIf you know nothing of it, please ask the other members of the committee.',
    },
    reachChanged: {
      SUBJECT: '{what, select, name {Name changed: {person}} other {Contacts changed: {person}}}',
      TEXT: '{what, select, name {The name of somebody in an office of the association has changed.} contacts {The e-mail or phone of somebody in an office of the association has changed.} other {The name and also the e-mail or phone of somebody in an office of the association have changed.}}\n\nWho: {person}\nOffice: {role}\nChanged by: {who}\n\nAn invitation to the office may go where the contacts lead. If you know nothing of the change, please contact the committee at once.',
    },
    chairNamed: {
      SUBJECT:
        '{what, select, made {Chair to be named: {person}} done {New chair: {person}} other {The naming of a chair has stopped}}',
      TEXT: '{what, select, made {{person} is to become the chair of your house. The administration of the portal wrote it down by a resolution that is attached in the portal: nobody is left in the house who could hand the office over.\n\nIt holds from {at}. An owner who disagrees may object in the portal until then, which stops the naming.} done {{person} is the chair of your house from now on. No owner objected in the three days since it was announced.} objected {An owner objected to {person} becoming the chair. The naming has stopped and nothing changes.} other {The administration of the portal took back the naming of {person} as the chair. Nothing changes.}}',
      ACTION: 'Open in the portal',
    },
    accessClosed: {
      SUBJECT: 'Your access to the association has ended',
      TEXT: 'Your access to this association in Pavlač was taken away by {who}.\n\nYour account and other associations you belong to are not touched. If this is a mistake, please contact the committee.',
    },
    accessFell: {
      SUBJECT: 'Your access to the house has ended',
      TEXT: '{why, select, sold {By the register of the house you no longer own a unit in it} represented {By the register of the house you no longer represent a unit in it} moved {By the register of the house you no longer live in it} other {The register of the house does not have you at any unit}}, so in Pavlač you do not see what goes on in it and will not be mailed about it.\n\n{unit, select, none {} other {Unit: {unit}}}\n{since, select, none {} other {Since: {since}}}\n\nYour account stays. On your profile you find your own data and the receipts of votes you took part in.\n\nIf this is a mistake, please write to the committee.',
      ACTION: 'Open my profile',
    },
    accessFellOthers: {
      SUBJECT: 'Whose access ended by the register',
      TEXT: 'By the register of units these people no longer own or represent anything in the house, nor live in it. Their access to the house has ended and they were told.\n\n{names}{more, plural, =0 {} other {\nand more: #}}\n\nIf this is a mistake, please correct the owners of the unit; access comes back at once.',
      ACTION: 'Open the neighbours',
    },
    registerList: {
      SUBJECT:
        '{what, select, ends {Access ends in a few days: {count, plural, one {# person} other {# people}}} other {See who would lose access by the register}}',
      TEXT: '{what, select, ends {In a few days, on {day}, people whom the register of units does not know as owners, representatives or occupants lose access to the house.} other {Access to the house goes by the register of units. Some people who have it are not in it as owners, representatives or occupants; if nothing changes, theirs ends on {day}.}}\n\nHow many: {count}\n\nPlease look at the list. Add those who are on it by mistake to a unit; if it is right, you can accept it at once. Until then nobody loses anything.',
      ACTION: 'Open the list',
    },
    deathOwn: {
      SUBJECT:
        '{deed, select, marked {A death is recorded in {house}: {person}} other {The record of a death is undone: {person}}}',
      TEXT: '{deed, select, marked {The committee of {house} recorded that {person} died on {day}. Recorded by: {who}.\n\nAccess to the house ended with it and no more e-mails will come from it. If the account belongs to another house too, nothing changes there; otherwise it was closed.\n\nIf this is a mistake, please contact the committee. Until {until} the record can be undone with one click, access included.\n\nIf you read this as the bereaved: please accept our condolences. Who acts for the estate is recorded by the committee from a document.} other {The committee of {house} undid the record of a death: {person}. Undone by: {who}.\n\nAccess to the house is back, please just sign in again. Powers of attorney and representation that ended have to be given anew. We apologise for the mistake.}}',
    },
    deathMarked: {
      SUBJECT: '{deed, select, marked {Death recorded: {person}} other {Record of a death undone: {person}}}',
      TEXT: '{deed, select, marked {A death is recorded in the portal.\n\nWho: {person}\nDay: {day}\nRecorded by: {who}\n\nAccess and office ended, and so did powers of attorney and representation. The place of the owner stays, named as the estate of {person}, until the committee records the heirs. Record from a document who acts for the estate.\n\nIf this is a mistake, it can be undone with one click until {until}.} other {The record of a death is undone.\n\nWho: {person}\nUndone by: {who}\n\nName, contacts and access are back. Powers of attorney and representation are not, they have to be given anew.}}',
      ACTION: 'Open in the portal',
    },
    estatePerson: {
      SUBJECT: '{deed, select, added {{person} acts for {estate}} other {{person} no longer acts for {estate}}}',
      TEXT: '{deed, select, added {In {house} it is recorded from a document who acts for an owner who died.\n\nFor: {estate}\nActs: {person}\nFrom: {day}\nRecorded by: {who}\n\nUntil heirs are recorded they vote for the units of the estate and are told of them.} other {In {house} the acting for an owner who died has ended.\n\nFor: {estate}\nNo longer acts: {person}\nFrom: {day}\nRecorded by: {who}}}\n\nIf this is not right, please contact the committee.',
      ACTION: 'Open in the portal',
    },
    ownersChanged: {
      SUBJECT: 'Unit {unit}: change of owner',
      TEXT: 'The owner of unit {unit} changed in the register of the house.\n\nSo far: {from}\nNow: {to}\nFrom: {day}\nRecorded by: {who}\n\nIf this is not right, please write to the committee. The change can be undone with one click until {until}.',
    },
    ownersRestored: {
      SUBJECT: 'Unit {unit}: the change of owner is undone',
      TEXT: 'The change of owner of unit {unit} was undone.\n\nOwner: {from}\nNot valid: {to}\nUndone by: {who}\n\nIf this is not right, please write to the committee.',
    },
    ownersCorrected: {
      SUBJECT: 'Unit {unit}: the record of owners is corrected',
      TEXT: 'The record of owners of unit {unit} was corrected in the register of the house.\n\nRecorded so far:\n{before}\n\nRecorded now:\n{after}\n\nReason: {reason}\nCorrected by: {who}\n\nIf this is not right, please write to the committee.',
    },
    invitation: {
      SUBJECT: 'Invitation to the house {house}',
      TEXT: '{person}, what happens in your house {house} is now on the Pavlač portal. The invitation is sent by {by}.\n\nThe link takes you through setting a password and checking your data. If you already have a Pavlač account, your password stays and the house is only added to it.\n\nThe link works for 14 days and once. Please do not pass it on.',
      ACTION: 'Accept the invitation',
    },
    membershipMoved: {
      SUBJECT: 'A change of access to the house {house}',
      TEXT: 'From now on another account than {email} signs in to the house {house} as {person}. Your Pavlač account and its other houses did not change.\n\nIf you do not know about it, please contact the committee of the house or support at once.',
    },
    loginChangeOld: {
      SUBJECT: 'Confirm the change of your sign-in e-mail',
      TEXT: 'Somebody, probably you, asked to change the sign-in e-mail from {email} to {newEmail}.\n\nThe change holds once you confirm it here and at the new address. The link works for two days.\n\nIf you did not ask for it, the link cancels it and signs all devices out. Please change your password then.',
      ACTION: 'Confirm or cancel the change',
    },
    loginChangeNew: {
      SUBJECT: 'Confirm your new sign-in e-mail',
      TEXT: 'This address, {newEmail}, is to become the new sign-in e-mail of a Pavlač account.\n\nPlease confirm it with the link. It works for two days. If you do not know about it, there is nothing to do.',
      ACTION: 'Confirm the new e-mail',
    },
    loginChangeTaken: {
      SUBJECT: 'This e-mail already has a Pavlač account',
      TEXT: 'Somebody wanted to move their Pavlač account to {newEmail}. Because it already has an account, nothing changed.\n\nIf it was you, sign in with this address. Otherwise there is nothing to do.',
    },
    loginChangeAdmin: {
      SUBJECT: 'Support is changing your sign-in e-mail',
      TEXT: 'On request, an administrator of the portal is changing the sign-in e-mail of the account {email} to {newEmail}. Reason: {reason}\n\nThe change holds once the new address confirms it. If you did not ask for it, the link cancels it within two days.',
      ACTION: 'Show the change',
    },
    loginChanged: {
      SUBJECT: 'The sign-in e-mail is changed',
      TEXT: 'The sign-in e-mail of the account changed from {email} to {newEmail}. All other devices are signed out.\n\nIf you do not know about it, please contact support at once.',
    },
    voteCode: {
      SUBJECT: 'Code for the vote: {vote}',
      TEXT: 'The code below confirms your ballot in the vote “{vote}”. It works for ten minutes and for these answers only:\n\n{answers}\n\nIf you did not ask for it, give it to nobody, sign out your other devices in the portal and change your password.',
    },
    voteReceipt: {
      SUBJECT: 'Receipt of your vote: {vote}',
      TEXT: 'In the vote “{vote}” these ballots were written down on {at}:\n\n{answers}\n\nNobody can change them any more. We will send you the result when the vote ends.\n\nPlease keep this e-mail with the attached file potvrzeni.json ({numbers}): if somebody changed a ballot in the record or left it out, the receipt proves it. After the end you can verify it with the button below, or without the portal by the program in the ZIP.',
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
      SUBJECT: 'Your vote fell out by leaving the meeting: {vote}',
      TEXT: 'In the vote “{vote}” it is recorded that whoever stood for your units left the room. The vote on points that were not closed yet has fallen out. Whoever comes back votes anew.\n\nRow: {seat}\nLeft: {at}\nReason: {reason}\nRecorded by: {who}\n\nVotes that fell out:\n{answers}\n\nThe minutes of the vote will say the same. If it was not so, record an objection in the portal.',
      ACTION: 'Open the vote',
    },
    voteObjection: {
      SUBJECT: 'Objection to a ballot: {vote}',
      TEXT: 'In the vote “{vote}” an owner objects that the ballot cast for their units is not theirs.\n\nRow: {seat}\nObjected by: {who}\n\n{text, select, none {No reason was given.} other {{text}}}\n\n{fate, select, void {The paper ticket is void by that and the units vote anew. Ticket and objection stay in the record.} other {The ballot stays in the record and counts. The objection stands beside it; what to do with it the committee decides by the statutes.}}',
      ACTION: 'Show the vote',
    },
    firstAdmin: {
      SUBJECT: 'Administration of the Pavlač portal',
      TEXT: 'The portal is installed and you are its first administrator.\n\nThe link to set your password works for 14 days and once.',
      ACTION: 'Set the password',
    },
    roleChanged: {
      SUBJECT:
        '{deed, select, created {A new role in the house: {role}} deleted {A role in the house is deleted: {role}} other {Changed permissions of the role {role}}}',
      TEXT: '{deed, select, created {The house has a new role {role}.} deleted {The role {role} is deleted.} other {The role {role} has changed for everybody who holds it.}}\n\nDone by: {who}\n\nPermissions:\n{changes}\n\nWe write this to the whole committee so that permissions never change quietly.',
      ACTION: 'Show roles and permissions',
    },
    voteInvitation: {
      SUBJECT:
        '{type, select, online {{closes, select, none {Please vote} other {Vote by {closes}}}: {vote}} other {A vote on site is coming: {vote}}}',
      TEXT: '{type, select, online {There is a vote in {house}: {vote}. You can vote{opens, select, none {} other { from {opens}}}{closes, select, none {} other { until {closes}}}, after you sign in to the portal.} other {There will be a vote on site in {house}: {vote}. The committee writes the votes down at the meeting; nobody votes in the portal.}}{after, select, yes {\n\nThe same matters were before an assembly that could not decide (section 1211).} other {}}{replaces, select, none {} other {\n\nThis is a new vote{same, select, yes { on the same wording} other {}} after the cancelled vote “{replaces}” ({cancelled}). Ballots of the cancelled vote do not count; please vote again.}}\n\nWhat is being decided, in full:\n\n{points}\n\nYour units: {units}\nShare of the votes: {share}\n\nThe attendance list and the wording of the points are frozen. Please keep the attached fingerprint, it lets you check the result.',
      ACTION: 'Open the vote',
    },
    voteReminder: {
      SUBJECT: 'You have not voted yet{closes, select, none {} other {, it ends {closes}}}: {vote}',
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
      TEXT: '{attendance, select, none {Nobody but whoever wrote them down has confirmed attendance and votes on site: there is neither a signed attendance sheet nor a second person’s word.\n\n} other {}}A vote in {house} has ended: {vote}.{early, select, yes {\n\nThe committee ended it {ended}, sooner than announced (announced end: {closes}).} all {\n\nThe committee ended it {ended}, before the announced end ({closes}), because everybody had voted.} other {}}\n\nHow the points ended:\n\n{results}\n\nYour units: {units}\nShare of the votes: {share}\n\nThe numbers of votes, the attendance list and the proof are in the portal. The fingerprint of the list and the points is attached.',
      ACTION: 'Show the result',
    },
    proxyWaiting: {
      SUBJECT: 'A power of attorney waits for your decision: {principal}',
      TEXT: 'In the house {house} a power of attorney for votes is written down. It holds once somebody of the committee approves it.\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nWritten down by: {who}',
      ACTION: 'Decide on the power of attorney',
    },
    representation: {
      SUBJECT:
        '{deed, select, before {Who represents your unit: {representative}} asked {Do you agree with the representative? Unit {units}} written {A representative waits for confirmation: unit {units}} refused {The record of a representative was refused: unit {units}} objected {Objection to a representative: unit {units}} ended {The representation is over: unit {units}} other {A new representative of co-owners: unit {units}}}',
      TEXT: '{deed, select, before {In the house {house} the register holds a common representative of the co-owners, who votes for all of them. They were recorded before co-owners began to name them, and it stays so. We write about it once: if you do not agree, object by the link.} asked {In the house {house} a co-owner wants a common representative. It counts once co-owners who hold more than half agree with their own accounts.} written {In the house {house} the committee has written a common representative down from a signed paper. It counts once a second person confirms it from the paper. If you do not know of it, object by the link.} named {In the house {house} the co-owners have a common representative who will vote for them. If you do not agree, object by the link.} alone {In the house {house} the common representative counts by the signed paper alone: in three days nobody agreed who could confirm it. If you do not know of it, object by the link.} refused {In the house {house} a second person refused the record of a common representative.} objected {In the house {house} a co-owner has objected to the common representative.} other {In the house {house} the representation of co-owners is over. Until they name another one, nobody can vote online for the unit.}}\n\nUnits: {units}\nRepresentative: {representative}{who, select, none {} other {\nDone by: {who}}}{text, select, none {} other {\nReason: {text}}}',
      ACTION: 'Show the unit',
    },
    secondAsked: {
      SUBJECT:
        '{what, select, proxy {Please confirm a power of attorney: {of}} sheet {Please confirm the attendance: {of}} other {Please confirm a representative of co-owners: {of}}}',
      TEXT: '{what, select, sheet {In the house {house} the attendance of an assembly and the answers of those present have been written down. Before the vote ends, somebody who did not write them is to confirm that they are written as they were. Without that and without the signed attendance sheet the result says so in its first line.} other {In the house {house} {what, select, proxy {a power of attorney} other {a representative of co-owners}} has been written down from a paper. It holds once a second person compares it with the paper and confirms it.}} {as, select, admin {We ask you as a member of the committee.} audit {We ask you as a member of the audit commission.} other {We ask you as a verifier.}}\n\n{what, select, proxy {Given by: {of}\nGiven to: {to}} sheet {Vote: {of}} other {Unit: {of}\nRepresentative: {to}}}{who, select, none {} other {\nWritten down by: {who}}}\n\nPlease answer by {until}. After that the portal asks somebody else.',
      ACTION: 'Look at it and decide',
    },
    verifierAsked: {
      SUBJECT: 'Will you be a verifier?{vote, select, none {} other { Vote: {vote}}}',
      TEXT: '{vote, select, none {In the house {house} a paper has been written down that a second person should confirm.} other {A vote runs in the house {house}: {vote}. Papers that the committee writes down for it should be confirmed by a second person.}} {named, select, yes {{by} suggests you as a verifier.\n\nA verifier looks at the papers and confirms that they say what is written down.} other {There is nobody like that in the committee or the audit commission now, so the portal asks owners with an account.\n\nA verifier looks at the papers and confirms that they say what is written down. It is enough if one of you agrees.}}\n\nPlease answer by {until}.',
      ACTION: 'Answer',
    },
    proxyPrincipal: {
      SUBJECT:
        '{deed, select, made {A power of attorney in your name waits for confirmation} given {You have given a power of attorney} approved {A power of attorney in your name holds} alone {A power of attorney in your name holds without a second person} refused {A power of attorney in your name was refused} renounced {Your agent has given up the power of attorney from you} other {A power of attorney in your name is revoked}}',
      TEXT: '{deed, select, made {In the house {house} a power of attorney has been written down in your name. It holds once a second person confirms it from the signed paper, or you do with your account.} given {In the house {house} you have given a power of attorney for votes. It holds at once.} approved {The power of attorney given in your name in the house {house} is confirmed and holds.} alone {The power of attorney given in your name in the house {house} holds by the signed paper alone: in three days nobody agreed who could confirm it. The result will say “without a second person”.} refused {The power of attorney given in your name in the house {house} was refused.} renounced {In the house {house} your agent has given up the power of attorney they had from you. Nobody will vote for you by it any more: vote yourself, or empower somebody else.} other {The power of attorney given in your name in the house {house} is revoked. Nobody will vote by it any more.}}\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nDone by: {who}{hasReason, select, yes {\nReason: {reason}} listed {\nReason: {refusal, select, noFile {the paper is missing} notSigned {the paper is not signed} otherMeeting {the paper is for another meeting or vote} revoked {whoever signed it has revoked it} overLimit {it exceeds the number that the statutes allow} other {nobody may confirm it}}} other {}}\n\n{deed, select, refused {If you do not know of it, please tell the committee.} revoked {If you do not know of it, please tell the committee.} renounced {To empower somebody else, open the vote in the portal.} other {If you do not know of it or do not agree, open the power of attorney by the link and revoke it. If you have no access to the portal, please tell the committee at once.}}',
      ACTION: 'Show the power of attorney',
    },
    proxyAgent: {
      SUBJECT:
        '{deed, select, made {You are to act in votes for: {principal}} given {You can vote for: {principal}} alone {You can vote for: {principal}} approved {You can vote for: {principal}} refused {The power of attorney was refused: {principal}} renounced {You have given up the power of attorney: {principal}} other {The power of attorney is revoked: {principal}}}',
      TEXT: '{deed, select, made {In the house {house} a power of attorney is written down by which you are to act for somebody in votes. It holds once a second person confirms it from the signed paper.} given {In the house {house} somebody has given you a power of attorney for votes. It holds at once.} approved {The power of attorney by which you act for somebody in votes in the house {house} is confirmed and holds.} alone {The power of attorney by which you act for somebody in votes in the house {house} holds by the signed paper alone: in three days nobody agreed who could confirm it.} refused {The power of attorney by which you were to act for somebody in votes in the house {house} was refused.} renounced {In the house {house} you have given up a power of attorney for votes. Nobody can vote by it any more; ballots cast before stay valid.} other {The power of attorney in the house {house} by which you acted for somebody in votes is revoked. Nobody can vote by it any more.}}\n\nGiven by: {principal}\nGiven to: {agent}\nValid for: {reach, select, vote {the vote {vote}} other {all votes{from, select, none {} other { from {from}}}{to, select, none {} other { until {to}}}}}\nDone by: {who}{hasReason, select, yes {\nReason: {reason}} listed {\nReason: {refusal, select, noFile {the paper is missing} notSigned {the paper is not signed} otherMeeting {the paper is for another meeting or vote} revoked {whoever signed it has revoked it} overLimit {it exceeds the number that the statutes allow} other {nobody may confirm it}}} other {}}',
      ACTION: 'Show the power of attorney',
    },
    messagePublished: {
      SUBJECT: '{title}',
      TEXT: '{label, select, important {Important} internal {Internal message} disorder {Fault} repair {Repair} maintenance {Maintenance} complain {Complaint} other {Message}} No. {number}{until, select, none {} other { · valid until {until}}}\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} yes {\n\nPlease confirm in the portal that you have read the message.} other {\n\nPlease confirm in the portal by {accept} that you have read the message.}}',
      ACTION: 'Open the message',
    },
    messageChanged: {
      SUBJECT: 'Changed: {title}',
      TEXT: 'Message No. {number} has changed in substance.{who, select, none {} other { Its author: {who}.}} It now reads:\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} yes {\n\nEven if you have confirmed reading it already, please confirm it again.} other {\n\nEven if you have confirmed reading it already, please confirm it again by {accept}.}}',
      ACTION: 'Open the message',
    },
    messageEmergency: {
      SUBJECT: 'Emergency: {title}',
      TEXT: 'An emergency message for the house, valid until {until}.\n\n{text}{files, select, none {} other {\n\nAttachments, you will find them in the portal:\n{files}}}{accept, select, none {} other {\n\nPlease confirm in the portal that you have read the message.}}\n\nEmergency messages come at once and to everybody, even to those who have turned mails off or put them off.',
      ACTION: 'Open the message',
    },
    messageReminder: {
      SUBJECT: 'Please confirm reading{accept, select, none {} yes {} other { by {accept}}}: {title}',
      TEXT: 'The committee waits for you to confirm that you have read message No. {number}: {title}.{accept, select, none {} yes {} other { It is to be confirmed by {accept}.}}\n\n{text}',
      ACTION: 'Read and confirm',
    },
    messageDigest: {
      SUBJECT: '{count, plural, one {# piece of news} other {# pieces of news}} on the notice board',
      TEXT: 'New since the last digest:',
      ACTION: 'Open the notice board',
    },
    commentMention: {
      SUBJECT: 'Mentioned in a comment: {title}',
      TEXT: '{who} mentions you in a comment to the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
    commentNew: {
      SUBJECT: 'New comment: {title}',
      TEXT: '{who} writes to the message {title}:\n\n{text}',
      ACTION: 'Show the comment',
    },
  },
  LETTER: {
    LINK: 'If the button does not work, put this address into your browser:',
    CODE: 'Your code:',
    FOOTER: 'This mail comes from the Pavlač portal at {host}. Please do not reply to it.',
    LEAVE: 'Stop mails about messages of this house',
  },
} satisfies Translation<typeof cs>;
