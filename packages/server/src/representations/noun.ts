import { none } from '#contract/base/noun/define-noun.ts';
import { representations } from '#contract/representations/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { asRecord } from '../motions/tables-travel.ts';
import { representationHandlers } from './handlers.ts';
import { personalOfRepresentatives } from './personal.ts';
import { representationFiles } from './queries.ts';

export const representationsNoun = defineNoun({
  serves: (portal) => [served(representations, representationHandlers(portal))],
  tables: owns({
    representation: {
      ...asRecord,
      columns: { unit_ids: { idsOf: 'unit' } },
      calmed: { set: "state = 'over', ended_at = now()", where: "state = 'waiting'" },
    },
    representation_voice: asRecord,
  }),
  guards: { representation: representationFiles },
  personal: [personalOfRepresentatives],
  hears: none('what ends with a life is said by its personal.ts'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails always go'),
  counts: none('votes count what waits'),
  days: none('nothing of it falls on a day'),
  jobs: none('nothing of it is done by itself'),
  sample: none('votes furnish the sample'),
});
