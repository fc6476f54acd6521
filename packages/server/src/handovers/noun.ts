import { none } from '#contract/base/noun/define-noun.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { handoverTimes } from '#contract/handovers/endpoints-times.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { handoverHandlers } from './handlers.ts';
import { handoverTimesHandlers } from './handlers-times.ts';
import { workHandlers } from './handlers-work.ts';
import { personalOfHandovers } from './personal.ts';
import { handoverFiles } from './queries-files.ts';
import { whyNotMailed } from './rows/queries.ts';
import { furnishHandovers } from './sample.ts';
import { handoverSource } from './telling/notices.ts';

export const handoversNoun = defineNoun({
  serves: (portal) => [
    served(handovers, handoverHandlers(portal)),
    served(handoverTimes, handoverTimesHandlers(portal)),
    served(work, workHandlers(portal)),
  ],
  tables: owns({
    handover: {
      travels: true,
      // The link leads to the portal that mailed it.
      columns: {
        token_hash: { stays: 'it opens a door of this portal' },
        message_id: { stays: 'a mail of this portal' },
      },
      inLog: ['handover'],
    },
  }),
  guards: { handover: handoverFiles },
  personal: [personalOfHandovers],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { handover: handoverSource },
  talks: none('what is said by a link is said to the report'),
  mailChecks: { workLink: whyNotMailed },
  counts: none('what waits is counted with the reports'),
  days: none('nothing of it falls on a day'),
  jobs: none('a link ends by what is asked of it'),
  sample: { after: ['reports', 'contacts'], furnish: furnishHandovers },
});
