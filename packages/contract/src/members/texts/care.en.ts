import type { Translation } from '../../texts/keys.ts';
import type cs from './care.cs.ts';

export default {
  CARE: {
    XLSX: 'Download a spreadsheet (XLSX)',
    VCARD: 'Download contacts (vCard)',
    DATA: 'Download this person’s data',
    DATA_OWN: 'Download all my data',

    MERGE: {
      OPEN: 'Merge with another record',
      TITLE: 'Merge two records of one person',
      LEAD: 'The record {name} stays. Choose the other record of the same person; its data come here and it disappears.',
      OTHER: 'The other record',
      ROOMS: 'Units that come over: {list}',
      CONTACTS: 'Contacts that are added: {list}',
      FILLS: 'Filled in: {list}',
      NOTHING: 'The other record has nothing more.',
      SIGN_IN_GOES: 'The account of the other record will sign in.',
      WARNING: 'A merge cannot be undone.',
      YES: 'Merge the records',
    },

    ERASE: {
      TITLE: 'Delete: {name}',
      LEAD: 'A deletion cannot be undone. Instead of the name, “Smazaná osoba” will stand everywhere.',
      GOES: 'What disappears',
      STAYS: 'What stays without the name, and why',
      YES: 'Delete the person',

      WHAT: {
        name: 'name, titles and personal details',
        contacts: '{count, plural, one {# contact} other {# contacts}}',
        addresses: '{count, plural, one {# address} other {# addresses}}',
        bank: 'bank account',
        note: 'the committee’s note',
        relations: '{count, plural, one {# relation} other {# relations}} to other people',
        picture: 'photo',
        access: 'access to the portal',
        invitations: '{count, plural, one {# invitation} other {# invitations}}',
        mails: '{count, plural, one {# e-mail} other {# e-mails}} to their addresses in the outgoing mail',
        told: '{count, plural, one {# record} other {# records}} of where notices went',
        opened: '{count, plural, one {# record} other {# records}} of opened messages',
      },

      WHY: {
        ownerships:
          '{count, plural, one {# record} other {# records}} of ownership: shares and votes were counted by them',
        representing:
          '{count, plural, one {# representation} other {# representations}} of units: who could act for them',
        votes: '{count, plural, one {# vote} other {# votes}}: the result has to be countable again',
        proxies:
          '{count, plural, one {# power of attorney} other {# powers of attorney}}: ballots were cast by them; documents and notes are deleted',
        comments:
          '{count, plural, one {# comment} other {# comments}}: the text stays so that answers of others make sense; what gives the name away in it, delete beforehand',
        objections:
          '{count, plural, one {# objection} other {# objections}} to a ballot: a part of the result of the vote',
        recorded:
          '{count, plural, one {# recorded paper} other {# recorded papers}}: they show that two different people saw them',
        events:
          '{count, plural, one {# event} other {# events}} in the calendar: they are the house’s; delete beforehand what gives the name away',
        discussions:
          '{count, plural, one {# discussion} other {# discussions}}: others write to them too; delete beforehand what gives the name away',
        reports:
          '{count, plural, one {# report} other {# reports}}: the house knows by them what was mended; delete beforehand what gives the name away',
        messages:
          '{count, plural, one {# message} other {# messages}} of the house: they are for everybody, not only about who wrote them',
        confirmations:
          '{count, plural, one {# confirmation} other {# confirmations}} of reading: the house has to prove how many people knew of what',
        files: '{count, plural, one {# uploaded file} other {# uploaded files}}: a part of what they are attached to',
        activity:
          '{count, plural, one {# entry} other {# entries}} of activity: the house has to show what changed and when',
      },
    },
  },
} satisfies Translation<typeof cs>;
