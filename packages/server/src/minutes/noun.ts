import { none } from '#contract/base/noun/define-noun.ts';
import { minutes } from '#contract/minutes/endpoints.ts';
import { minutesStanding } from '#contract/minutes/endpoints-standing.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { standingOf } from './detail/steps.ts';
import { termsOfMinutes } from './detail/steps-terms.ts';
import { minutesHandlers } from './handlers.ts';
import { personalOfMinutes } from './personal.ts';
import { signedScans } from './queries-files.ts';
import { furnishMinutes } from './sample.ts';

export const minutesNoun = defineNoun({
  serves: (portal, { showsVote }) => [
    served(minutes, minutesHandlers(portal, showsVote)),
    served(minutesStanding, { standing: (at, { id }) => standingOf(at, id) }),
  ],
  tables: owns({
    minutes: {
      travels: true,
      columns: { overrides: { json: {} }, content: { json: {} }, verifier_ids: { idsOf: 'member' } },
    },
    minutes_signature: { travels: true },
    minutes_code: { stays: 'codes under way, bound to sessions', quiet: 'codes are theirs alone' },
    minutes_addendum: { travels: true },
  }),
  guards: { minutes_signature: signedScans },
  personal: [personalOfMinutes],
  hears: none('names stay as they were when the minutes were finished'),
  asks: none('the document that they are published as is what people confirm'),
  tells: none('the document that they are published as tells of itself'),
  talks: none('nobody comments on it'),
  mailChecks: none('a code always goes'),
  counts: none('nothing of it is counted'),
  days: none('the meeting falls on its day'),
  terms: termsOfMinutes,
  jobs: none('minutes are written by people'),
  sample: { after: ['assembly', 'documents'], furnish: furnishMinutes },
});
