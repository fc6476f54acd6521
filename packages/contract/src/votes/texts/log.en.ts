import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    FIELDS: {
      basis: 'way of deciding',
      isPublic: 'visibility',
      quorum: 'quorum in %',
      accept: 'consent needed in %',
      acceptOf: 'what the consent is counted of',
      shows: 'results while it runs',
      meeting: 'assembly',
      remindDays: 'reminder (days before)',
      points: 'points',
      verified: 'verified signature',
    },

    NOUNS: {
      votes: 'Votes',
      proxies: 'Powers of attorney',
    },

    DEEDS: {
      proxies: {
        create: 'Power of attorney written down: {name}',
        update: 'Power of attorney completed: {name}',
        approve: 'Power of attorney approved: {name}',
        refuse: 'Power of attorney refused: {name}',
        revoke: 'Power of attorney revoked: {name}',
        renounce: 'Power of attorney given up: {name}',
        use: 'Ballot by a power of attorney: {name}',
      },

      votes: {
        create: 'New vote: {name}',
        update: 'Edit of the vote {name}',
        delete: 'Deletion of a draft vote: {name}',
        census: 'Edit of the attendance list: {name}',
        start: 'Start of the vote {name}',
        cancel: 'Cancellation of the vote {name}',
        prolong: 'The vote {name} prolonged',
        finish: 'End of the vote {name}',
        look: 'A look at running results: {name}',
        store: 'Ballot cast: {name}',
        local: 'Votes on site written down: {name}',
        attendance: 'Attendance written down: {name}',
        addPoint: 'A point added: {name}',
        closePoint: 'Point closed: {name}',
        sheet: 'Signed attendance sheet attached: {name}',
        confirmAttendance: 'Attendance and votes confirmed: {name}',
        objection: 'Objection to a ballot: {name}',
        remind: 'Reminder of the vote {name}',
        tickets: 'Voting tickets printed: {name}',
        paper: 'Paper ballot recorded: {name}',
        confirm: 'Paper ballot confirmed: {name}',
        paperPhoto: 'Photograph of a paper ballot added: {name}',
        paperLook: 'Look at an unconfirmed paper ballot: {name}',
        papersClosed: 'All papers recorded: {name}',
        verifier: 'A verifier proposed: {name}',
      },
    },
  },
} satisfies Translation<typeof cs>;
