import { none } from '#contract/base/noun/define-noun.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import { wallSheet } from '#contract/feeds/endpoints-sheet.ts';
import { sources } from '#contract/feeds/endpoints-sources.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { feedHandlers } from './handlers.ts';
import { sheetHandlers } from './handlers-sheet.ts';
import { sourceHandlers } from './handlers-sources.ts';
import { whyNotTold } from './in/steps-told.ts';
import { readSources } from './jobs.ts';
import { personalOfFeeds } from './personal.ts';
import { furnishFeeds } from './sample.ts';

export const feedsNoun = defineNoun({
  serves: (portal, { days }) => [
    served(feeds, feedHandlers(portal, days)),
    served(sources, sourceHandlers(portal)),
    served(wallSheet, sheetHandlers(portal, days)),
  ],
  tables: owns({
    feed: {
      stays: 'an address leads to the portal that made it',
      quiet: 'an address is its owner’s alone, and asking for it changes nothing in the house',
      inLog: ['feeds'],
    },
    feed_source: { travels: true, columns: { left_out: { json: {} } }, inLog: ['sources'] },
    feed_event: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfFeeds],
  hears: none('no row of it holds a name of a member'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('a source that fails is told of by a mail of its own'),
  talks: none('nobody comments on it'),
  mailChecks: { sourceFailed: whyNotTold },
  counts: none('nothing of it waits for anybody'),
  days: none('its calendars stand beside events already'),
  jobs: (portal, log) => [
    { name: 'feeds.sources', cron: '*/10 * * * *', run: async () => void (await readSources(portal, log)) },
  ],
  sample: furnishFeeds,
});
