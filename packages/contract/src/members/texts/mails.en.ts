import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    officeChanged: {
      SUBJECT: 'Role changed: {person}',
      TEXT: 'A role in the association has changed.\n\nWho: {person}\nBefore: {from}\nNow: {to}\nChanged by: {who}\n\nIf you know nothing of it, please ask the other members of the committee.',
    },

    reachChanged: {
      SUBJECT: '{what, select, name {Name changed: {person}} other {Contacts changed: {person}}}',
      TEXT: '{what, select, name {The name of somebody in an office of the association has changed.} contacts {The e-mail or phone of somebody in an office of the association has changed.} other {The name and also the e-mail or phone of somebody in an office of the association have changed.}}\n\nWho: {person}\nOffice: {role}\nChanged by: {who}\n\nAn invitation to the office may go where the contacts lead. If you know nothing of the change, please contact the committee at once.',
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
      TEXT: 'By the register of units these people no longer own or represent anything in the house, nor live in it. Their access to the house has ended and they were told.\n\n{names}{more, plural, =0 {} other {\nand more: #}}\n\nIf this is a mistake, please correct the owners of the unit; access comes back right away.',
      ACTION: 'Open the neighbours',
    },

    registerList: {
      SUBJECT:
        '{what, select, ends {Access ends in a few days for {count, plural, one {# person} other {# people}}} other {See who would lose access by the register}}',
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
  },
} satisfies Translation<typeof cs>;
