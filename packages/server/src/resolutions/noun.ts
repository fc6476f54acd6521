import { none } from '#contract/base/noun/define-noun.ts';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { resolutionHandlers } from './handlers.ts';
import { remindDue } from './jobs.ts';
import { personalOfResolutions } from './personal.ts';
import { resolutionFiles } from './queries-files.ts';
import { countOpen } from './rows/queries.ts';
import { furnishResolutions } from './sample.ts';
import { resolutionSource } from './telling/notices.ts';

/** Votes that come to be read alone have no register either. */
const asVotes = { travels: true, needs: 'vote_origin' } as const;

export const resolutionsNoun = defineNoun({
  serves: (portal) => [served(resolutions, resolutionHandlers(portal))],
  tables: owns({
    resolution: {
      ...asVotes,
      calmed: { set: 'remind_at = null', where: 'remind_at is not null' },
      inLog: ['resolutions'],
    },
    resolution_link: asVotes,
    resolution_entry: asVotes,
  }),
  guards: { resolution: resolutionFiles },
  personal: [personalOfResolutions],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { resolution: resolutionSource },
  talks: none('the vote was where it was talked of'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => {
    const { open, mine } = await countOpen(db, scope);
    return { resolutionsOpen: open, resolutionsMine: mine };
  },
  days: none('its term is one person’s, and reminded of'),
  jobs: (portal, log) => [{ name: 'resolutions.remind', cron: '*/5 * * * *', run: () => remindDue(portal, log) }],
  sample: { after: ['votes', 'assembly'], furnish: furnishResolutions },
});
